import { ChevronDown } from 'lucide-react';
import type { IssueStatus } from '#shared/tools/compliance/contract.js';
import { useTranslation } from '../../../lib/translation.js';
import { lossOf } from '../issues.js';

interface ScoreProps {
  score: number;
  counts: Record<IssueStatus, number>;
}

const LOST = {
  'issue found': 'compliance.score.issues',
  warning: 'compliance.score.warnings',
  'could not check': 'compliance.score.unchecked',
} as const;

/** The score of a report, with what it was taken from and the rule behind it. */
export function Score({ score, counts }: ScoreProps) {
  const t = useTranslation();
  const loss = lossOf(counts);
  return (
    <div className="low:max-lg:hidden flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1">
      <p className="flex items-baseline gap-2">
        <span className="text-sm font-semibold text-ink-2">{t('compliance.score')}</span>{' '}
        <span className="text-4xl leading-tight font-semibold text-ink">{score}</span>{' '}
        <span className="text-ink-3">{t('compliance.score.of')}</span>
      </p>
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
    </div>
  );
}
