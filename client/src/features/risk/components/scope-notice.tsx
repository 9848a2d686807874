import { FileQuestion, FileSearch, SearchCheck } from 'lucide-react';
import type { Language } from '#shared/contracts/common.js';
import type { RiskScope } from '#shared/tools/risk/scope.js';
import { noContractText, nothingFoundText, type Remaining } from '#shared/tools/risk/scope-words.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { currentLanguage } from '../../../lib/locale.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';

interface ScopeNoticeProps {
  scope: RiskScope;
  /** The language of the report, in which the notice is written. */
  lang: Language;
  /** What is left to the reader; nothing for a document that was not assessed. */
  remaining?: Remaining;
  /** Assesses the document as a contract all the same; undefined where it is not stored any more. */
  onAssess?: (() => void) | undefined;
  busy?: boolean;
}

const NOTHING: Remaining = { toRead: 0, incomplete: 0 };

/** In place of findings: that the document is no contract, or what it was searched for without a finding. */
export function ScopeNotice({ scope, lang, remaining = NOTHING, onAssess, busy = false }: ScopeNoticeProps) {
  const t = useTranslation();
  const skipped = scope.form === 'other';
  const { title, lead, points } = skipped
    ? noContractText(scope, lang)
    : nothingFoundText(scope, lang, remaining);
  const isSettled = remaining.toRead === 0 && remaining.incomplete === 0;
  const Icon = skipped ? FileQuestion : isSettled ? SearchCheck : FileSearch;
  return (
    <Card {...languageAttributes(lang)} aria-labelledby="scope" className="p-6 sm:p-8">
      <div className="mx-auto flex max-w-prose flex-col items-center gap-4 text-center">
        <span className="flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand">
          <Icon aria-hidden className="size-7" />
        </span>
        <h3 id="scope" className="text-xl font-semibold text-balance text-ink">
          {title}
        </h3>
        <p className="text-ink-2">{lead}</p>
        <ul className="flex w-full flex-col gap-2 rounded-control border border-line bg-raised/60 p-4 text-start text-sm text-ink-2">
          {points.map((point) => (
            <li key={point} className="wrap-anywhere">
              {point}
            </li>
          ))}
        </ul>
        {skipped && onAssess !== undefined && (
          <Button
            {...languageAttributes(currentLanguage())}
            variant="secondary"
            className="print:hidden"
            busy={busy}
            disabled={busy}
            onClick={onAssess}
          >
            {t('risk.assessAnyway')}
          </Button>
        )}
      </div>
    </Card>
  );
}
