import { cx } from './cx.js';

interface ProgressProps {
  label: string;
  /** 0 to 1, or null where nothing is counted yet. */
  fraction: number | null;
  /** The same in words, for those who do not see the bar. */
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
