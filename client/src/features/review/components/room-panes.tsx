import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Chip } from '../../../ui/chip.js';
import { cx } from '../../../ui/cx.js';
import { QueryContent } from '../../../ui/query-content.js';
import { quoteName } from '../item.js';
import type { Room } from '../use-room.js';
import { DocumentText } from './document-text.js';
import { ShortcutHint } from './shortcut-hint.js';

interface RoomPanesProps {
  room: Room;
  /** Chooses which items are listed; it stands above them. */
  filter: ReactNode;
  /** The list of the items. */
  children: ReactNode;
}

/** The items beside the document text in which they were found; below 1024 px, one of the two at a time. */
export function RoomPanes({ room, filter, children }: RoomPanesProps) {
  const t = useTranslation();
  const { items, review, hasText, pane, setPane, text, box } = room;
  return (
    <>
      {hasText && (
        <div className="flex gap-2 lg:hidden print:hidden">
          {(['findings', 'document'] as const).map((name) => (
            <Chip
              key={name}
              pressed={pane === name}
              onClick={() => {
                setPane(name);
              }}
            >
              {t(`review.${name}`)}
            </Chip>
          ))}
        </div>
      )}
      {items.length > 0 && (
        <div
          className={cx('flex flex-col gap-3', hasText && pane === 'document' && 'max-lg:not-print:hidden')}
        >
          {filter}
          {hasText && <ShortcutHint />}
        </div>
      )}
      <div
        className={cx('grid gap-6 print:block', hasText && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]')}
      >
        <div className={cx('min-w-0', hasText && pane === 'document' && 'max-lg:not-print:hidden')}>
          {children}
        </div>
        {hasText && (
          <div
            className={cx(
              'h-[70dvh] min-w-0 print:hidden lg:sticky lg:top-24 lg:h-[calc(100dvh-8rem)]',
              pane === 'findings' && 'max-lg:hidden',
            )}
          >
            <QueryContent query={text} rows={6} failed="review.documentFailed">
              {({ content, doubtful }) => (
                <DocumentText
                  content={content}
                  doubtful={doubtful}
                  doubts={room.doubts}
                  items={items}
                  active={review.active === null ? null : quoteName(review.active, review.place)}
                  onPick={room.showCard}
                  boxRef={box}
                />
              )}
            </QueryContent>
          </div>
        )}
      </div>
      {!hasText && <DocumentGone />}
    </>
  );
}

/** Says that the document of a report is not stored any more. */
export function DocumentGone() {
  const t = useTranslation();
  return <p className="text-sm text-ink-3">{t('review.documentGone')}</p>;
}
