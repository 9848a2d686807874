import { useMemo } from 'react';
import { useDocumentText } from '../documents/api.js';
import { useDoubts } from '../documents/use-doubts.js';
import type { ReviewItem } from './item.js';
import { quotedDoubts } from './quoted-doubts.js';
import { useReview } from './use-review.js';

/** The room in which a report is reviewed: its items, and the document's text beside them while it is stored. */
export function useRoom<Item extends ReviewItem>(
  items: readonly Item[],
  { documentId, few }: { documentId: string | null; few: number },
) {
  const review = useReview(items, few);
  const text = useDocumentText(documentId);
  const doubts = useDoubts(text.data?.doubtful.length ?? 0);
  const doubtful = useMemo(
    () => (text.data === undefined ? undefined : quotedDoubts(items, text.data)),
    [items, text.data],
  );
  const { box, setPane } = review;
  return {
    ...review,
    items,
    text,
    doubts,
    /** The doubtful words of quotes, by the quote's name; undefined until the text is there. */
    doubtful,
    hasText: documentId !== null,
    /** Shows the first or next doubtful word in the text; undefined where there is none. */
    showDoubts:
      doubts.count === 0
        ? undefined
        : () => {
            setPane('document');
            doubts.step(1);
            requestAnimationFrame(() => {
              box.current?.scrollIntoView({ block: 'nearest' });
              box.current?.focus({ preventScroll: true });
            });
          },
  };
}

export type Room<Item extends ReviewItem = ReviewItem> = ReturnType<typeof useRoom<Item>>;
