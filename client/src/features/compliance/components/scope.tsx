import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ComplianceScope } from '#shared/tools/compliance/contract.js';
import { looksLikeText } from '#shared/tools/risk/scope-words.js';
import { currentLanguage } from '../../../lib/locale.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { buttonClass } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { CheckAgain, type CheckAgainProps } from './check-again.js';

interface ScopeProps extends CheckAgainProps {
  scope: ComplianceScope;
}

/** What the document was taken for and why, and the way to check it as something else. */
export function CheckedScope({ scope, ...again }: ScopeProps) {
  const t = useTranslation();
  const { type, chosen, rules } = scope;
  const kind = t(`compliance.kind.${type ?? 'contract'}`);
  return (
    <div className="flex flex-col gap-3">
      {typeof scope.foreign_law === 'string' && (
        <p className="rounded-card border border-line bg-surface px-5 py-3 text-ink wrap-anywhere low:max-lg:not-print:hidden">
          {t('compliance.foreignLaw', { words: scope.foreign_law })}
        </p>
      )}
      <details className="group rounded-card border border-line bg-surface shadow-card">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 rounded-card px-5 py-2 text-ink-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
          <span>
            {t(chosen ? 'compliance.chosen' : 'compliance.recognized')}{' '}
            <span className="font-semibold text-ink">{kind}</span>
          </span>
          <span className="text-sm font-semibold text-brand underline low:max-lg:sr-only print:hidden">
            {t('compliance.scope.more')}
          </span>
        </summary>
        <div className="flex flex-col gap-4 px-5 pt-1 pb-5">
          {typeof scope.foreign_law === 'string' && (
            // On a low screen, as at a zoom of 200 %, it is said here: the findings come first.
            <p className="hidden text-ink wrap-anywhere low:max-lg:not-print:block">
              {t('compliance.foreignLaw', { words: scope.foreign_law })}
            </p>
          )}
          <Shown words={scope.words} />
          <p className="text-sm text-ink-2">
            {t('compliance.rulesApplied', { count: rules.length })}{' '}
            <Link
              to={`/dashboard/compliance/rules${type === null ? '' : `?kind=${type}`}`}
              className="font-semibold text-brand underline"
            >
              {t('compliance.whatIsChecked')}
            </Link>
          </p>
          <CheckAgain {...again} />
        </div>
      </details>
    </div>
  );
}

/** In place of answers: that the document was not checked, why, and how to have it checked all the same. */
export function NotChecked({ scope, ...again }: ScopeProps) {
  const t = useTranslation();
  return (
    <Card aria-labelledby="not-checked" className="p-6 sm:p-8">
      <div className="mx-auto flex max-w-prose flex-col items-center gap-4 text-center">
        <span className="flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand">
          <FileQuestion aria-hidden className="size-7" />
        </span>
        <h3 id="not-checked" className="text-xl font-semibold text-balance text-ink">
          {t('compliance.notChecked')}
        </h3>
        <p className="text-ink-2">
          {scope.other === null
            ? t('compliance.notChecked.unknown')
            : looksLikeText(scope.other, currentLanguage())}{' '}
          {t('compliance.notChecked.lead')}
        </p>
        <Shown words={scope.words} />
        <CheckAgain {...again} className="justify-center" />
        <Link to="/dashboard/compliance/rules" className={buttonClass('link', 'print:hidden')}>
          {t('compliance.whatIsChecked')}
        </Link>
      </div>
    </Card>
  );
}

/** The words of the document that show what it is. */
function Shown({ words }: { words: readonly string[] }) {
  const t = useTranslation();
  const distinct = words.filter(
    (word) => !words.some((other) => other.length > word.length && other.includes(word)),
  );
  if (distinct.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-ink-2">
      <span>{t('compliance.shownBy')}</span>
      {distinct.map((word) => (
        <q
          key={word}
          {...textAttributes(word)}
          className="wrap-anywhere text-ink before:content-[open-quote] after:content-[close-quote]"
        >
          {word}
        </q>
      ))}
    </p>
  );
}
