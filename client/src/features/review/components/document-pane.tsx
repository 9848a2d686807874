import { ListTree } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { documentContent } from '#shared/api/documents.js';
import type { EndpointResponse } from '#shared/contracts/endpoint.js';
import { useIsVeryWideScreen } from '../../../lib/hooks.js';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { DoubtBar } from '../../documents/components/doubt-bar.js';
import { quoteName } from '../item.js';
import { layOut } from '../layout.js';
import { headingAt, outlineOf } from '../outline.js';
import { useReadingPosition } from '../reading-position.js';
import { scrollToDoubt, scrollToParagraph } from '../scroll.js';
import type { DocumentRoom } from '../document-room.js';
import { usePages } from '../use-pages.js';
import { useShownPassage } from '../use-shown-passage.js';
import { useTextSearch } from '../use-text-search.js';
import { DocumentText } from './document-text.js';
import { Outline } from './outline.js';
import { PdfPages } from './pdf-pages.js';
import { TextSearchField } from './text-search-field.js';
import { ViewSwitch } from './view-switch.js';

const VIEWS = [
  { view: 'text', name: 'review.view.text' },
  { view: 'page', name: 'review.view.page' },
] as const;

interface DocumentPaneProps {
  room: DocumentRoom;
  documentId: string;
  source: EndpointResponse<typeof documentContent>;
}

/** The pane with the document: its text, with its outline and a search, or the pages of its PDF. */
export function DocumentPane({ room, documentId, source }: DocumentPaneProps) {
  const t = useTranslation();
  const { items, marked, review, box, doubts, showCard } = room;
  const { content, doubtful } = source;
  const parts = useMemo(() => layOut(source, marked), [source, marked]);
  const outline = useMemo(() => outlineOf(parts, items), [parts, items]);
  const findHeading = useCallback((offset: number) => headingAt(outline, offset), [outline]);
  const heading = useReadingPosition(box, findHeading);
  const search = useTextSearch(box, { content, parts });
  const beside = useIsVeryWideScreen();
  /** Beside the text it is open at first; over the text it is opened for a moment. */
  const [isOpen, setIsOpen] = useState({ beside: true, over: false });
  const setOutlineOpen = (open: boolean) => {
    setIsOpen({ ...isOpen, [beside ? 'beside' : 'over']: open });
  };
  const isPdf = source.content_type === 'application/pdf' && source.pages.length > 0;
  const { view, show, page, turnTo, quotes } = usePages({ room, source, parts });
  const [pageBar, setPageBar] = useState<HTMLElement | null>(null);
  const isText = view === 'text';
  const hasOutline = outline.length > 0 && isText;
  const outlineOpen = hasOutline && (beside ? isOpen.beside : isOpen.over);
  const outlineButton = useRef<HTMLButtonElement>(null);
  const active = review.active === null ? null : quoteName(review.active, review.place);

  useShownPassage(room, parts);

  const { current, steps } = doubts;
  useEffect(() => {
    if (current !== null && box.current !== null) scrollToDoubt(box.current, current);
    // `steps` counts the steps; the other values are read when it changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [steps]);

  return (
    <div className="@container relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1.5 border-b border-line px-2 py-1.5">
        {hasOutline && (
          <IconButton
            ref={outlineButton}
            label={t('review.outline')}
            aria-expanded={outlineOpen}
            onClick={() => {
              setOutlineOpen(!outlineOpen);
            }}
          >
            <ListTree aria-hidden />
          </IconButton>
        )}
        {isText ? (
          // In a narrow pane it has a line of its own, below the switch.
          <TextSearchField search={search} className={isPdf ? '@max-lg:order-last @max-lg:basis-full' : ''} />
        ) : (
          <div ref={setPageBar} className="flex min-h-11 items-center" />
        )}
        {isPdf && (
          <ViewSwitch label="review.view" views={VIEWS} view={view} onChange={show} className="ms-auto" />
        )}
      </div>
      {isText && doubtful.length > 0 && <DoubtBar doubts={doubts} />}
      <div className="relative flex min-h-0 flex-1">
        {outlineOpen && (
          <Outline
            entries={outline}
            current={heading}
            beside={beside}
            onChoose={({ start }) => {
              if (box.current !== null) scrollToParagraph(box.current, start);
              if (beside) return;
              setOutlineOpen(false);
              box.current?.focus({ preventScroll: true });
            }}
            onClose={() => {
              setOutlineOpen(false);
              outlineButton.current?.focus();
            }}
          />
        )}
        {/* Below the pages the text stays where it was read. */}
        <div className="min-w-0 flex-1" inert={!isText}>
          <DocumentText
            content={content}
            parts={parts}
            items={marked}
            active={active}
            doubt={current}
            onPick={showCard}
            boxRef={box}
          />
        </div>
        {!isText && (
          <div className="absolute inset-0 bg-surface">
            <PdfPages
              documentId={documentId}
              filename={room.filename}
              page={page}
              onPage={turnTo}
              quotes={quotes}
              bar={pageBar}
            />
          </div>
        )}
      </div>
    </div>
  );
}
