import { CircleCheck, CircleDashed, ShieldAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { IssueStatus } from '#shared/tools/compliance/contract.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
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
  ok: { name: 'compliance.status.ok', Icon: CircleCheck, ink: 'text-low', badge: 'bg-low-soft text-low' },
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
    <div
      role="group"
      aria-label={t('compliance.filter')}
      className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:gap-4"
    >
      {STATUSES.map((status) => {
        const { name, Icon, ink } = LOOK[status];
        const pressed = status === shown;
        return (
          <button
            key={status}
            type="button"
            aria-pressed={pressed}
            disabled={counts[status] === 0}
            className={cx(
              'flex flex-col gap-1 rounded-card border bg-surface p-3 text-start shadow-card transition-colors disabled:cursor-default sm:px-5 sm:py-4',
              pressed
                ? 'border-brand ring-1 ring-brand'
                : 'border-line not-disabled:hover:border-line-strong',
            )}
            onClick={() => {
              onFilter(pressed ? null : status);
            }}
          >
            <span
              className={cx(
                'text-3xl leading-tight font-semibold',
                counts[status] === 0 ? 'text-ink-3' : ink,
              )}
            >
              {counts[status]}
            </span>{' '}
            <span className="flex items-center gap-2 text-sm text-ink-2">
              <Icon aria-hidden className={cx('size-4 shrink-0', ink)} />
              {t(name)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
