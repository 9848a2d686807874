import { useEffect, useState, type RefObject } from 'react';

/** Distance below the box's top at which its reader is taken to read, px. */
const READING_LINE = 96;

/** Returns the last of elements, which are in order, that begins at or above a line on the screen; undefined if none does. */
function lastAbove(elements: readonly Element[], line: number): Element | undefined {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.getBoundingClientRect().top ?? Infinity) <= line) low = middle + 1;
    else high = middle;
  }
  return elements[low - 1];
}

/** Returns the offset of the paragraph at the top of a box; 0 above the first. */
export function offsetAtTop(box: Element): number {
  const { top, height } = box.getBoundingClientRect();
  const line = top + Math.min(READING_LINE, height / 3);
  // The groups first: paragraphs of one that is not rendered have no place.
  const group = lastAbove([...box.querySelectorAll('.text-block')], line);
  const paragraphs = [...(group?.querySelectorAll<HTMLElement>('[data-start]') ?? [])];
  const found = lastAbove(paragraphs, line) ?? paragraphs[0];
  return found instanceof HTMLElement ? Number(found.dataset.start) : 0;
}

/**
 * Follows what of a text stands at the top of its box, as the number that `find` returns for its offset. Renders again only
 * when that changes.
 * @param find the same function as long as the text is the same.
 */
export function useReadingPosition(
  box: RefObject<HTMLElement | null>,
  find: (offset: number) => number,
): number {
  const [found, setFound] = useState(() => find(0));
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setFound(find(offsetAtTop(element)));
      });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', look);
    };
  }, [box, find]);
  return found;
}
