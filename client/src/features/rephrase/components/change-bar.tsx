import { Check, X } from 'lucide-react';
import type { Language } from '#shared/contracts/common.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Decision } from '../../review/components/decision.js';
import { StepBar } from '../../review/components/step-bar.js';
import type { NumberedChange } from '../changes.js';
import type { Changes } from '../use-changes.js';
import { Wording } from './wording.js';

interface DecisionsProps {
  change: NumberedChange;
  state: 'open' | 'accepted' | 'dismissed';
  onDecide: Changes['decide'];
}

/** What is decided on a change, as buttons. */
export function ChangeDecisions({ change: { id }, state, onDecide }: DecisionsProps) {
  return (
    <>
      <Decision
        Icon={Check}
        label={state === 'accepted' ? 'rephrase.state.accepted' : 'review.accept'}
        pressed={state === 'accepted'}
        keys="E"
        onClick={() => {
          onDecide(id, 'accepted');
        }}
      />
      <Decision
        Icon={X}
        label={state === 'dismissed' ? 'rephrase.state.dismissed' : 'review.dismiss'}
        pressed={state === 'dismissed'}
        keys="X"
        onClick={() => {
          onDecide(id, 'dismissed');
        }}
      />
    </>
  );
}

interface ChangeBarProps {
  changes: Changes;
  total: number;
  lang: Language;
}

/** The change at hand, above the text: what it changes and why, the decision on it, and the way to the others. */
export function ChangeBar({ changes, total, lang }: ChangeBarProps) {
  const t = useTranslation();
  const { activeChange: change, states, step, decide, bar } = changes;
  const title =
    change === undefined
      ? t('rephrase.step', { count: total })
      : t('rephrase.at', { at: change.id, count: total });
  return (
    <StepBar
      id="change"
      title={title}
      words={{ next: 'rephrase.command.next', previous: 'rephrase.command.previous' }}
      at={change?.id}
      total={total}
      onStep={step}
      barRef={bar}
      actions={
        change !== undefined && (
          <div className="ms-auto flex">
            <ChangeDecisions change={change} state={states.get(change.id) ?? 'open'} onDecide={decide} />
          </div>
        )
      }
    >
      {change === undefined ? (
        t('rephrase.step.how')
      ) : (
        <>
          <Wording original={change.original} revised={change.revised} />{' '}
          <span {...languageAttributes(lang)} className="ms-1">
            ({change.reason})
          </span>
        </>
      )}
    </StepBar>
  );
}
