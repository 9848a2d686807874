import { cx } from './cx.js';

interface ProgressProps {
  label: string;
  /** The progress from 0 to 1; null while it is not known. */
  fraction: number | null;
  /** The progress as text, for screen readers. */
  text: string;
  className?: string;
}

export function Progress({ label, fraction, text, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={fraction === null ? undefined : Math.round(fraction * 100)}
      aria-valuetext={text}
      className={cx('relative h-2 overflow-hidden rounded-full bg-raised forced-colors:outline', className)}
    >
      {fraction === null ? (
        <div className="sweep filled absolute inset-y-0 w-2/5 rounded-full bg-brand/60" />
      ) : (
        <div
          className="filled h-full rounded-full bg-brand transition-[width] duration-300"
          style={{ width: `${String(fraction * 100)}%` }}
        />
      )}
    </div>
  );
}
