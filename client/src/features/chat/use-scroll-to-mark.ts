import { useEffect, useRef } from 'react';

/** Returns a ref of a box whose first mark is scrolled into view, again with each other `key`. */
export function useScrollToMark(key: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [key]);
  return box;
}
