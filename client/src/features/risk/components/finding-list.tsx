import type { Language } from '#shared/contracts/common.js';
import type { RiskScope } from '#shared/tools/risk/scope.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import type { Finding } from '../findings.js';
import { filterFindings, listVisibleFindings, type Review, type ReviewAction } from '../review.js';
import type { Span } from '../soft-breaks.js';
import { usePrinting } from '../use-printing.js';
import { FindingCard } from './finding-card.js';
import { ScopeNotice } from './scope-notice.js';
import { UsualClauses } from './usual-clauses.js';

interface FindingListProps {
  scope: RiskScope | null;
  lang: Language;
  findings: readonly Finding[];
  /** The doubtful words of quotes, by the quote's name; undefined until the text is there. */
  doubtful: ReadonlyMap<string, Span[]> | undefined;
  review: Review;
  dispatch: (action: ReviewAction) => void;
  onShow: ((finding: Finding, place: number) => void) | undefined;
}

/** The cards of a report's findings, of which the first few are shown at first, and those on usual clauses in a group. */
export function FindingList({ scope, lang, findings, doubtful, review, dispatch, onShow }: FindingListProps) {
  const t = useTranslation();
  const printing = usePrinting();
  if (findings.length === 0) {
    if (scope === null) return <p className="py-8 text-center text-ink-2">{t('risk.none')}</p>;
    return <ScopeNotice scope={scope} lang={lang} />;
  }
  const all = filterFindings(findings, review);
  const others = all.filter(({ usual }) => !usual);
  const usual = all.filter((finding) => finding.usual);
  const visible = printing ? others : listVisibleFindings(findings, review);
  const fewest = listVisibleFindings(findings, { ...review, expanded: false }).length;
  const card = (finding: Finding) => (
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
  );
  return (
    <div className="flex flex-col gap-4 print:block print:space-y-4">
      {all.length === 0 && <p className="py-8 text-center text-ink-2">{t('risk.noneForFilter')}</p>}
      {visible.map(card)}
      {others.length > fewest && (
        <Button
          variant="secondary"
          className="print:hidden"
          aria-expanded={review.expanded}
          onClick={() => {
            dispatch({ type: 'toggle' });
          }}
        >
          {review.expanded
            ? t('risk.showLess')
            : t('risk.showNMore', { count: others.length - visible.length })}
        </Button>
      )}
      {usual.length > 0 && (
        <UsualClauses
          count={usual.length}
          open={review.usualOpen || printing}
          onToggle={(open) => {
            dispatch({ type: 'toggleUsual', open });
          }}
        >
          {usual.map(card)}
        </UsualClauses>
      )}
    </div>
  );
}
