import type { Severity } from '#shared/tools/risk/contract.js';
import { SEVERITY_MEANINGS } from '#shared/tools/risk/meanings.js';
import { currentLanguage } from '../../../lib/locale.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { Legend } from '../../review/components/legend.js';
import { WeightToggles } from '../../review/components/weight-toggles.js';

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
function SeverityShape({ level, className }: { level: Severity; className?: string }) {
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

const INK: Record<Severity, string> = { high: 'text-high', medium: 'text-med', low: 'text-low' };
const LEVELS: readonly Severity[] = ['high', 'medium', 'low'];

/** The shape of a level in its color. */
export function SeveritySign({ level }: { level: Severity }) {
  return <SeverityShape level={level} className={INK[level]} />;
}

interface SeverityCountsProps {
  counts: Record<Severity, number>;
  /** The level that is shown; null is all of them. */
  level: string | null;
  onFilter: (level: Severity | null) => void;
}

/** The number of findings of each level, as toggles that show these alone. */
export function SeverityCounts({ counts, level: shown, onFilter }: SeverityCountsProps) {
  const t = useTranslation();
  return (
    <WeightToggles
      label={t('risk.filter')}
      weights={LEVELS.map((level) => ({
        weight: level,
        label: t(`risk.count.${level}`),
        count: counts[level],
        sign: <SeverityShape level={level} />,
        ink: INK[level],
      }))}
      shown={shown}
      onShow={onFilter}
    />
  );
}

/** What the levels mean. */
export function SeverityLegend() {
  return (
    <Legend
      entries={LEVELS.map((level) => ({
        key: level,
        badge: <SeverityBadge level={level} />,
        meaning: SEVERITY_MEANINGS[currentLanguage()][level],
      }))}
    />
  );
}
