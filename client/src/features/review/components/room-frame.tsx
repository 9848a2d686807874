import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { QueryContent } from '../../../ui/query-content.js';
import { RoomContext } from '../room-context.js';
import type { Room } from '../use-room.js';
import { Fold } from './fold.js';
import { HelpDialog } from './help-dialog.js';
import { KeptMarks } from './kept-marks.js';
import { PaneSwitch } from './pane-switch.js';
import { ReportFrame } from './report-frame.js';
import { RoomTools } from './room-tools.js';
import { SectionChips } from './section-chips.js';

interface RoomFrameProps {
  room: Room;
  /** The report's head. */
  header: ReactNode;
  /** The counts of severities or statuses, as toggles. */
  counts: ReactNode;
  /** What stands above the list; it scrolls with it. */
  notices: ReactNode;
  /** The list of the items, with what follows it. */
  children: ReactNode;
  legend: ReactNode;
}

/** The room: a bar above, the list and the document's text below it. Below 1024 px, one of the two is shown. */
export function RoomFrame({ room, header, counts, notices, children, legend }: RoomFrameProps) {
  const t = useTranslation();
  const { items, hasText, documentId, pane, text } = room;
  return (
    <RoomContext value={room}>
      <ReportFrame
        header={
          <>
            {header}
            {items.length > 0 ? (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                {counts}
                <SectionChips room={room} />
                <RoomTools room={room} />
              </div>
            ) : (
              hasText && (
                <div className="flex items-center gap-2 lg:hidden print:hidden">
                  <PaneSwitch room={room} />
                </div>
              )
            )}
          </>
        }
        columns={
          hasText
            ? // From 100rem on the outline stands beside the text.
              'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] min-[100rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] min-[120rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]'
            : ''
        }
      >
        <div
          data-pane
          className={cx(
            'flex min-w-0 flex-col gap-3 lg:overflow-y-auto lg:py-4 lg:ps-8 lg:pe-4 print:block print:overflow-visible print:p-0',
            hasText && pane === 'document' && 'max-lg:not-print:hidden',
            !hasText && 'lg:mx-auto lg:w-full lg:max-w-5xl lg:pe-8',
          )}
        >
          {room.kept !== null && <KeptMarks {...room.kept} />}
          {notices}
          {children}
          {items.length > 0 && <Fold title={t('review.legend')}>{legend}</Fold>}
          {!hasText && <DocumentGone />}
        </div>
        {documentId !== null && (
          <div
            className={cx(
              'h-[75dvh] min-w-0 lg:h-auto lg:min-h-0 lg:py-4 lg:ps-2 lg:pe-8 print:hidden',
              pane === 'findings' && 'max-lg:hidden',
            )}
          >
            <QueryContent query={room.documentPane} rows={6} failed="review.documentFailed">
              {({ DocumentPane }) => (
                <QueryContent query={text} rows={6} failed="review.documentFailed">
                  {(source) => <DocumentPane room={room} documentId={documentId} source={source} />}
                </QueryContent>
              )}
            </QueryContent>
          </div>
        )}
      </ReportFrame>
      <HelpDialog
        open={room.helpOpen}
        onClose={() => {
          room.setHelpOpen(false);
        }}
        meaningOf={(command) => `review.command.${command}`}
        legend={legend}
      />
    </RoomContext>
  );
}

/** Says that the document of a report is not stored any more. */
export function DocumentGone() {
  const t = useTranslation();
  return <p className="text-sm text-ink-3">{t('review.documentGone')}</p>;
}
