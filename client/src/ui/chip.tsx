import type { ComponentProps } from 'react';
import { cx } from './cx.js';

/** A toggle button for a filter. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={cx(
        'min-h-11 max-w-full truncate rounded-full border px-4 text-sm transition-colors',
        pressed
          ? 'filled border-brand bg-brand font-semibold text-on-brand'
          : 'border-line bg-surface text-ink-2 hover:border-line-strong hover:text-ink',
        className,
      )}
      {...rest}
    />
  );
}
