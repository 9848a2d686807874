import { ChevronDown } from 'lucide-react';
import type { Language } from '#shared/contracts/common.js';
import type { RiskScope } from '#shared/tools/risk/scope.js';
import { nothingFoundText } from '#shared/tools/risk/scope-words.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';

/** What was searched for besides what was found; folded, at the end of the findings. */
export function LookedFor({ scope, lang }: { scope: RiskScope; lang: Language }) {
  const t = useTranslation();
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card px-5 py-2 font-semibold text-ink-2 hover:bg-raised hover:text-ink [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{t('risk.lookedFor')}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pt-1 pb-4 text-sm text-ink-2">
        <p>{t('risk.lookedFor.lead')}</p>
        <ul {...languageAttributes(lang)} className="mt-2 list-disc space-y-1 ps-5">
          {nothingFoundText(scope, lang).points.map((point) => (
            <li key={point} className="wrap-anywhere">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
