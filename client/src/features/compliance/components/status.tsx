import { CircleCheck, CircleDashed, ShieldAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { IssueStatus } from '#shared/tools/compliance/contract.js';
import { STATUS_MEANINGS } from '#shared/tools/compliance/meanings.js';
import { currentLanguage } from '../../../lib/locale.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { Legend } from '../../review/components/legend.js';
import { WeightToggles } from '../../review/components/weight-toggles.js';
import { STATUSES } from '../issues.js';

interface Look {
  name: MessageId;
  /** A distinct shape for each status, because some readers cannot distinguish the colors. */
  Icon: LucideIcon;
  ink: string;
  badge: string;
}

const LOOK: Record<IssueStatus, Look> = {
  'issue found': {
    name: 'compliance.status.issue',
    Icon: ShieldAlert,
    ink: 'text-high',
    badge: 'bg-high-soft text-high',
  },
  warning: {
    name: 'compliance.status.warning',
    Icon: TriangleAlert,
    ink: 'text-med',
    badge: 'bg-med-soft text-med',
  },
  'could not check': {
    name: 'compliance.status.unchecked',
    Icon: CircleDashed,
    ink: 'text-ink-2',
    badge: 'bg-raised text-ink-2 ring-1 ring-line ring-inset',
  },
  ok: {
    name: 'compliance.status.ok',
    Icon: CircleCheck,
    ink: 'text-low',
    badge: 'bg-low-soft text-low',
  },
};

export function StatusBadge({ status }: { status: IssueStatus }) {
  const t = useTranslation();
  const { name, Icon, badge } = LOOK[status];
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold',
        badge,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(name)}
    </span>
  );
}

interface StatusFilterProps {
  counts: Record<IssueStatus, number>;
  /** The status that is shown; null is all of them. */
  status: string | null;
  onFilter: (status: IssueStatus | null) => void;
}

/** The number of answers of each status, as toggles that show these alone. */
export function StatusFilter({ counts, status: shown, onFilter }: StatusFilterProps) {
  const t = useTranslation();
  return (
    <WeightToggles
      label={t('compliance.filter')}
      weights={STATUSES.map((weight) => {
        const { name, Icon, ink } = LOOK[weight];
        const sign = <Icon aria-hidden className="size-4" />;
        return { weight, label: t(name), count: counts[weight], sign, ink };
      })}
      shown={shown}
      onShow={onFilter}
    />
  );
}

/** The shape of a status in its color. */
export function StatusSign({ status }: { status: IssueStatus }) {
  const { Icon, ink } = LOOK[status];
  return <Icon aria-hidden className={cx('size-4 shrink-0', ink)} />;
}

/** What the statuses mean. */
export function StatusLegend() {
  return (
    <Legend
      entries={STATUSES.map((status) => ({
        key: status,
        badge: <StatusBadge status={status} />,
        meaning: STATUS_MEANINGS[currentLanguage()][status],
      }))}
    />
  );
}
