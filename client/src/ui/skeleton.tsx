import { cx } from './cx.js';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('pulse rounded-control bg-raised', className)} />;
}

/** A placeholder of a list while it loads; appears only after a delay, so that a fast response does not flicker. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <div role="status" className="delayed flex flex-col gap-3 p-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center gap-3">
          <Skeleton className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
