import { useEffect, useMemo } from 'react';
import type { DocumentRoom } from './document-room.js';
import { textsOf, type Part } from './layout.js';
import { scrollInBox } from './scroll.js';
import { highlight, liveRange, rangesOf } from './text-ranges.js';

/** Highlights the passage of a room in the document's text, scrolls to it, and moves the focus there. */
export function useShownPassage({ passage, isTextShown, box }: DocumentRoom, parts: readonly Part[]): void {
  const texts = useMemo(() => textsOf(parts), [parts]);
  useEffect(() => {
    const element = box.current;
    if (passage === null || element === null || !isTextShown) return;
    const { evidence } = passage;
    // A range lies in one paragraph.
    const spans = texts.flatMap((text) =>
      (evidence.parts ?? [evidence]).flatMap((part) => {
        const [start, end] = [Math.max(part.start, text.start), Math.min(part.end, text.end)];
        return start < end ? [{ start, end }] : [];
      }),
    );
    const ranges = rangesOf(element, texts, spans);
    const [first] = ranges;
    highlight('passage', ranges);
    if (first !== undefined) scrollInBox(element, () => liveRange(first));
    element.scrollIntoView({ block: 'nearest' });
    element.focus({ preventScroll: true });
    return () => {
      highlight('passage', []);
    };
  }, [passage, isTextShown, box, texts]);
}
