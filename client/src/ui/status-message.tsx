import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.js';

/**
 * That something is done, in the place of what did it. The button that was pressed is gone, and the page may be
 * shorter: the keyboard goes on here, and the words are brought before the eyes. Whoever has gone on to something
 * else keeps their place.
 */
export function StatusMessage({ className, children }: { className?: string; children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if ((document.activeElement ?? document.body) === document.body) words.current?.focus();
  }, []);
  return (
    <p
      ref={words}
      role="status"
      tabIndex={-1}
      className={cx('flex scroll-my-24 items-start gap-3 outline-none', className)}
    >
      {children}
    </p>
  );
}
