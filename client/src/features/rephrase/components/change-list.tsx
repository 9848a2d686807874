import { TextSearch } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
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

/** Number of cards that are added in one frame: thousands at once would hold the page up. */
const AT_ONCE = 100;

/** 'Suggested Changes': the first few, or all of them. */
export function ChangeList({ list, changes, lang }: ChangeListProps) {
  const t = useTranslation();
  const [all, setAll] = useState(false);
  const { suggestedChanges: few } = LIMITS.ui;
  const [drawn, setDrawn] = useState<number>(few);
  const isDrawing = all && drawn < list.length;
  useEffect(() => {
    if (!isDrawing) return undefined;
    const frame = requestAnimationFrame(() => {
      setDrawn(drawn + AT_ONCE);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isDrawing, drawn]);
  const shown = list.slice(0, drawn);
  return (
    <section aria-labelledby="suggested-changes" className="flex flex-col gap-3 print:hidden">
      <h3 id="suggested-changes" className="font-semibold text-ink">
        {t('rephrase.changes')}
      </h3>
      <ol>
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
            setAll(!all);
            setDrawn(few);
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
    <li className="text-block -mx-0.5 px-0.5 pt-0.5 pb-2" style={{ containIntrinsicBlockSize: 'auto 9rem' }}>
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
