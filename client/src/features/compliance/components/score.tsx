import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BASIS_WORDS, isEnough } from '#shared/tools/compliance/basis.js';
import type { IssueStatus, ScoreBasis } from '#shared/tools/compliance/contract.js';
import { currentLanguage } from '../../../lib/locale.js';
import { useTranslation } from '../../../lib/translation.js';
import { lossOf } from '../issues.js';

interface ScoreProps {
  score: number;
  counts: Record<IssueStatus, number>;
  /** What it rests on; null in reports from before December 2026. */
  basis: ScoreBasis | null;
}

const LOST = {
  'issue found': 'compliance.score.issues',
  warning: 'compliance.score.warnings',
  'could not check': 'compliance.score.unchecked',
} as const;

/** The score of a report, with what it was taken from, the rule behind it, what it rests on and how much the check finds. */
export function Score({ score, counts, basis }: ScoreProps) {
  const t = useTranslation();
  const loss = lossOf(counts);
  const words = BASIS_WORDS[currentLanguage()];
  return (
    <div className="low:max-lg:hidden flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1">
      {isEnough(basis) ? (
        <p className="flex items-baseline gap-2">
          <span className="text-sm font-semibold text-ink-2">{t('compliance.score')}</span>{' '}
          <span className="text-4xl leading-tight font-semibold text-ink">{score}</span>{' '}
          <span className="text-ink-3">{t('compliance.score.of')}</span>
        </p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold text-ink">{words.notEnough}</span>{' '}
          <span className="text-sm text-ink-3">
            {t('compliance.score')} {score} {t('compliance.score.of')}
          </span>
        </p>
      )}
      <details className="group min-w-0 flex-1 basis-64">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
          {loss === null ? t('compliance.score.full') : t(LOST[loss.status], { count: loss.count })}
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="pb-2 text-sm text-ink-3">{t('compliance.score.rule')}</p>
      </details>
      <p className="basis-full text-sm text-ink-2">
        {basis !== null && <span className="font-semibold">{words.understood(basis)} </span>}
        {words.recall}{' '}
        <Link
          to="/dashboard/compliance/rules"
          className="whitespace-nowrap text-brand underline underline-offset-2 print:hidden"
        >
          {t('compliance.whatIsChecked')}
        </Link>
      </p>
    </div>
  );
}
