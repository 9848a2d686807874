import type { Severity } from '#shared/tools/risk/contract.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

const TONE: Record<Severity, string> = {
  high: 'bg-high-soft text-high',
  medium: 'bg-med-soft text-med',
  low: 'bg-low-soft text-low',
};

const SHAPE: Record<Severity, string> = {
  high: 'M8 1.5 15 14H1z',
  medium: 'M8 1 15 8 8 15 1 8z',
  low: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z',
};

/** A distinct shape for each level, because some readers cannot distinguish the colors. */
export function SeverityShape({ level, className }: { level: Severity; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={cx('size-3.5 shrink-0', className)}>
      <path d={SHAPE[level]} fill="currentColor" />
    </svg>
  );
}

export function SeverityBadge({ level }: { level: Severity }) {
  const t = useTranslation();
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold',
        TONE[level],
      )}
    >
      <SeverityShape level={level} />
      {t(`risk.level.${level}`)}
    </span>
  );
}

export function SeverityCounts({ counts }: { counts: Record<Severity, number> }) {
  const t = useTranslation();
  const levels: readonly Severity[] = ['high', 'medium', 'low'];
  return (
    // Three columns, down to a width at which large text would no longer fit.
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2 sm:gap-4">
      {levels.map((level) => (
        <div
          key={level}
          className="flex flex-col-reverse justify-end gap-2 rounded-card border border-line bg-surface p-3 shadow-card sm:px-5 sm:py-4"
        >
          <dt className="flex items-center gap-2 text-sm text-ink-2">
            <span
              className={cx(
                'grid size-6 shrink-0 place-items-center rounded-full max-sm:hidden',
                TONE[level],
              )}
            >
              <SeverityShape level={level} className="size-3" />
            </span>
            {t(`risk.count.${level}`)}
          </dt>
          <dd
            className={cx(
              'flex items-center justify-between text-3xl leading-tight font-semibold',
              level === 'high' ? 'text-high' : level === 'medium' ? 'text-med' : 'text-low',
            )}
          >
            {counts[level]}
            <SeverityShape level={level} className="sm:hidden" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
