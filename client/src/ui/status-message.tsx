import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.js';

/**
 * A message that an action is done, in place of its form. The pressed button is gone and the page may be shorter, so
 * the message takes the focus and is scrolled into view. A focus that the user has moved elsewhere stays there.
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
