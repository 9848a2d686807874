import type { Language } from '#shared/contracts/common.js';
import type { RiskScope } from '#shared/tools/risk/scope.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import type { Finding } from '../findings.js';
import { filterFindings, listVisibleFindings, type Review } from '../review.js';
import type { Span } from '../soft-breaks.js';
import { usePrinting } from '../use-printing.js';
import { FindingCard } from './finding-card.js';
import { ScopeNotice } from './scope-notice.js';

interface FindingListProps {
  scope: RiskScope | null;
  lang: Language;
  findings: readonly Finding[];
  /** The doubtful words of quotes, by the quote's name; undefined until the text is there. */
  doubtful: ReadonlyMap<string, Span[]> | undefined;
  review: Review;
  onToggle: () => void;
  onShow: ((finding: Finding, place: number) => void) | undefined;
}

/** The cards of a report's findings, of which the first few are shown at first. */
export function FindingList({ scope, lang, findings, doubtful, review, onToggle, onShow }: FindingListProps) {
  const t = useTranslation();
  const all = filterFindings(findings, review);
  const printing = usePrinting();
  const visibleFindings = printing ? all : listVisibleFindings(findings, review);
  const collapsible = all.length > listVisibleFindings(findings, { ...review, expanded: false }).length;
  if (findings.length === 0) {
    if (scope === null) return <p className="py-8 text-center text-ink-2">{t('risk.none')}</p>;
    return <ScopeNotice scope={scope} lang={lang} />;
  }
  return (
    <div className="flex flex-col gap-4 print:block print:space-y-4">
      {all.length === 0 && <p className="py-8 text-center text-ink-2">{t('risk.noneForFilter')}</p>}
      {visibleFindings.map((finding) => (
        <FindingCard
          key={finding.id}
          finding={finding}
          doubtful={doubtful}
          lang={lang}
          active={finding.id === review.active}
          place={finding.id === review.active ? review.place : 0}
          activation={finding.id === review.active ? review.activation : 0}
          onShow={onShow}
        />
      ))}
      {collapsible && (
        <Button
          variant="secondary"
          className="print:hidden"
          aria-expanded={review.expanded}
          onClick={onToggle}
        >
          {review.expanded
            ? t('risk.showLess')
            : t('risk.showNMore', { count: all.length - visibleFindings.length })}
        </Button>
      )}
    </div>
  );
}
