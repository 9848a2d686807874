import { useCallback, useMemo, useState } from 'react';
import type { Evidence } from '#shared/contracts/common.js';
import type { DocumentView } from './components/view-switch.js';
import type { Part } from './layout.js';
import { pageOfOffset, quoteOnPage } from './pages.js';
import { useReadingPosition } from './reading-position.js';
import { scrollToParagraph } from './scroll.js';
import type { Span } from './soft-breaks.js';
import type { DocumentRoom } from './document-room.js';

interface PagesOptions {
  room: DocumentRoom;
  source: { content: string; pages: readonly Span[] };
  parts: readonly Part[];
}

/** Returns where what is shown last stands: a passage, or the active quote. */
function activeEvidence({ marked, review, passage }: DocumentRoom): Evidence | null {
  if (passage !== null) return passage.evidence;
  const item = marked.find(({ id }) => id === review.active);
  const place = item?.places.find(({ number }) => number === review.place);
  return place?.evidence ?? item?.evidence ?? null;
}

/**
 * The choice between text and pages, and the page that is shown: that to which its reader turned since a finding was opened,
 * else that of the open finding, else that of the text.
 */
export function usePages({ room, source, parts }: PagesOptions) {
  const { box, review } = room;
  const { pages } = source;
  const [view, setView] = useState<DocumentView>('text');
  const [turned, setTurned] = useState<{ page: number; activation: number }>();
  const findPage = useCallback((offset: number) => pageOfOffset(pages, offset), [pages]);
  const read = useReadingPosition(box, findPage);
  const evidence = activeEvidence(room);
  const chosen = turned?.activation === review.activation ? turned.page : undefined;
  const page = chosen ?? evidence?.page ?? read;
  const quotes = useMemo(
    () => (evidence === null ? [] : quoteOnPage(source, evidence, page)),
    [source, evidence, page],
  );
  return {
    view,
    page,
    quotes,
    turnTo: (next: number) => {
      setTurned({ page: next, activation: review.activation });
    },
    show: (next: DocumentView) => {
      setView(next);
      setTurned(undefined);
      if (next !== 'text' || chosen === undefined || chosen === read) return;
      const from = pages[chosen - 1]?.start ?? 0;
      const first = parts.find(({ kind, start }) => kind !== 'rule' && kind !== 'table' && start >= from);
      requestAnimationFrame(() => {
        if (box.current !== null && first !== undefined) scrollToParagraph(box.current, first.start);
      });
    },
  };
}
