import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.js';

/** Tells whether the end of a scrolled box is so near that its reader follows what is added. */
export const isNearEnd = ({
  scrollHeight,
  scrollTop,
  clientHeight,
}: Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean =>
  scrollHeight - scrollTop - clientHeight <= LIMITS.ui.followPx;

/** Keeps a box at its end while what it contains grows, as long as the reader is there. */
export function useFollowEnd() {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [away, setAway] = useState(false);

  const toEnd = () => {
    follows.current = true;
    setAway(false);
    const element = box.current;
    element?.scrollTo({ top: element.scrollHeight });
  };
  useEffect(() => {
    const [scrolled, grown] = [box.current, content.current];
    if (scrolled === null || grown === null) return undefined;
    let lastTop = scrolled.scrollTop;
    const onScroll = () => {
      // The content may have grown since the box was scrolled to its end: only who scrolls up leaves it.
      if (isNearEnd(scrolled)) follows.current = true;
      else if (scrolled.scrollTop < lastTop) follows.current = false;
      lastTop = scrolled.scrollTop;
      setAway(!follows.current);
    };
    const observer = new ResizeObserver(() => {
      if (follows.current) scrolled.scrollTo({ top: scrolled.scrollHeight });
      else onScroll();
    });
    scrolled.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(grown);
    observer.observe(scrolled);
    return () => {
      scrolled.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);
  return { box, content, away, toEnd };
}
