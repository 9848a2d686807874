import { TextSearch } from 'lucide-react';
import { memo, startTransition, useState } from 'react';
import type { Language } from '#shared/contracts/common.js';
import type { MarkState } from '#shared/contracts/marks.js';
import { LIMITS } from '#shared/limits.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button, IconButton } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import type { NumberedChange } from '../changes.js';
import { cardId, type Changes } from '../use-changes.js';
import { ChangeDecisions } from './change-bar.js';
import { Wording } from './wording.js';

interface ChangeListProps {
  list: readonly NumberedChange[];
  changes: Changes;
  lang: Language;
}

/** 'Suggested Changes': the first few, or all of them. */
export function ChangeList({ list, changes, lang }: ChangeListProps) {
  const t = useTranslation();
  const [all, setAll] = useState(false);
  const { suggestedChanges: few } = LIMITS.ui;
  const shown = all ? list : list.slice(0, few);
  return (
    <section aria-labelledby="suggested-changes" className="flex flex-col gap-3 print:hidden">
      <h3 id="suggested-changes" className="font-semibold text-ink">
        {t('rephrase.changes')}
      </h3>
      <ol className="flex flex-col gap-2.5">
        {shown.map((change) => (
          <ChangeCard
            key={change.id}
            change={change}
            state={changes.states.get(change.id) ?? 'open'}
            active={change.id === changes.active}
            lang={lang}
            onShow={changes.show}
            onDecide={changes.decide}
          />
        ))}
      </ol>
      {list.length > few && (
        <Button
          variant="secondary"
          aria-expanded={all}
          onClick={() => {
            // Thousands of cards take a moment, in which the page still answers.
            startTransition(() => {
              setAll(!all);
            });
          }}
        >
          {all ? t('review.showLess') : t('review.showNMore', { count: list.length - few })}
        </Button>
      )}
    </section>
  );
}

interface ChangeCardProps {
  change: NumberedChange;
  state: MarkState;
  active: boolean;
  lang: Language;
  onShow: Changes['show'];
  onDecide: Changes['decide'];
}

const ChangeCard = memo(function ChangeCard({
  change,
  state,
  active,
  lang,
  onShow,
  onDecide,
}: ChangeCardProps) {
  const t = useTranslation();
  const { id, original, revised, before, after, reason } = change;
  return (
    <li className="text-block -m-0.5 p-0.5" style={{ containIntrinsicBlockSize: 'auto 8.5rem' }}>
      <article
        id={cardId(id)}
        aria-labelledby={`${cardId(id)}-title`}
        className={cx(
          'rounded-card border bg-surface px-4 pt-3 pb-1.5 shadow-card',
          active ? 'border-brand ring-1 ring-brand' : 'border-line',
        )}
      >
        <div className="flex items-start">
          <h4 id={`${cardId(id)}-title`} className="flex gap-2 text-sm text-ink-2">
            <span className="text-ink-3">{id}</span> <span {...languageAttributes(lang)}>{reason}</span>
          </h4>
          <IconButton
            label={t('review.showInText')}
            className="-my-2 ms-auto -me-2.5"
            onClick={() => {
              onShow(id);
            }}
          >
            <TextSearch aria-hidden />
          </IconButton>
        </div>
        <p className="mt-1">
          <Wording original={original} revised={revised} before={before} after={after} />
        </p>
        <div className="-mx-2 mt-1 flex flex-wrap items-center">
          <ChangeDecisions change={change} state={state} onDecide={onDecide} />
        </div>
      </article>
    </li>
  );
});
