import { useEffect, useRef } from 'react';

/** Returns a ref of a box whose first mark is scrolled into view, again with each other `key`. */
export function useScrollToMark(key: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroll = () => box.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
    scroll();
    // Paragraphs that were out of sight have their height only once they are drawn.
    const frame = requestAnimationFrame(scroll);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return box;
}
