import { Check, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { Language } from '#shared/contracts/common.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { Decision } from '../../review/components/decision.js';
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
    <div
      ref={bar}
      role="group"
      aria-labelledby="change-at"
      aria-describedby="change-wording"
      tabIndex={-1}
      className="flex flex-col border-b border-line bg-raised/60 px-2 pt-1 pb-2 outline-offset-[-2px] sm:px-3 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <IconButton
          label={t('rephrase.command.previous')}
          disabled={change?.id === 1}
          onClick={() => {
            step(-1);
          }}
        >
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton
          label={t('rephrase.command.next')}
          disabled={change?.id === total}
          onClick={() => {
            step(1);
          }}
        >
          <ChevronDown aria-hidden />
        </IconButton>
        <p id="change-at" className="min-w-0 text-sm font-semibold text-ink">
          {title}
        </p>
        {change !== undefined && (
          <div className="ms-auto flex">
            <ChangeDecisions change={change} state={states.get(change.id) ?? 'open'} onDecide={decide} />
          </div>
        )}
      </div>
      {/* In a narrow pane always two lines high, so that the text below mostly stays where it is. */}
      <p id="change-wording" className="line-clamp-2 min-h-[2lh] px-2 text-sm text-ink-2 @xl:min-h-[1lh]">
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
      </p>
    </div>
  );
}
