import type { Language } from '#shared/contracts/common.js';
import type { RiskScope } from '#shared/tools/risk/scope.js';
import { lookedForText, type Remaining } from '#shared/tools/risk/scope-words.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { currentLanguage } from '../../../lib/locale.js';
import { Fold } from '../../review/components/fold.js';

interface LookedForProps {
  scope: RiskScope;
  /** The language of the report, in which the kinds are named. */
  lang: Language;
  remaining: Remaining;
}

/** What was searched for besides what was found, and the kinds of risk that are absent. */
export function LookedFor({ scope, lang, remaining }: LookedForProps) {
  const { lead, points } = lookedForText(scope, lang, remaining);
  const { not_found: kinds = [] } = scope;
  return (
    <Fold title={lookedForText(scope, currentLanguage(), remaining).title}>
      <div {...languageAttributes(lang)}>
        <p>{lead}</p>
        {kinds.length > 0 && (
          <ul className="mt-2 columns-[15rem] gap-6 text-ink">
            {kinds.map((kind) => (
              <li key={kind} className="break-inside-avoid py-0.5">
                {kind}
              </li>
            ))}
          </ul>
        )}
        <ul className="mt-3 list-disc space-y-1 ps-5">
          {points.map((point) => (
            <li key={point} className="wrap-anywhere">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}
