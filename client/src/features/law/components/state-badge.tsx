import { Ban, CircleCheck, FileClock, History, type LucideIcon } from 'lucide-react';
import type { LawState } from '#shared/api/law.js';
import { formatMonth } from '../../../lib/format.js';
import { useTranslation, type Translate } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

/** Green, amber and red mean risk; a state of a text has a shape, a word and a color of its own. */
const LOOK: Record<LawState | 'outdated', { Icon: LucideIcon; colors: string }> = {
  in_force: { Icon: CircleCheck, colors: 'bg-brand-soft text-brand' },
  as_published: { Icon: FileClock, colors: 'bg-raised text-ink-2 ring-1 ring-line ring-inset' },
  repealed: { Icon: Ban, colors: 'bg-surface text-ink-2 ring-1 ring-line-strong ring-inset' },
  outdated: { Icon: History, colors: 'bg-accent-soft text-accent' },
};

interface StateBadgeProps {
  state: LawState | 'outdated';
  /** The month up to which amendments of a law in force were traced. */
  tracedTo?: string | null;
}

/** How far a text is known to be the one in force, in two words. */
export function StateBadge({ state, tracedTo = null }: StateBadgeProps) {
  const t = useTranslation();
  const { Icon, colors } = LOOK[state];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold',
        colors,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {state === 'in_force' && tracedTo !== null
        ? t('law.state.traced', { month: formatMonth(tracedTo) })
        : t(`law.state.${state}`)}
    </span>
  );
}

/** Says in a sentence how far the text of a law is known to be the one in force. */
export function stateText(t: Translate, state: LawState, tracedTo: string | null): string {
  if (state !== 'in_force') return t(`law.state.${state}.text`);
  if (tracedTo === null) return t('law.state.in_force.untraced');
  return t('law.state.in_force.text', { month: formatMonth(tracedTo) });
}
