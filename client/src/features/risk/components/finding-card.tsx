import { memo } from 'react';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { CitedArticles } from '../../review/components/cited-articles.js';
import { FurtherPlaces } from '../../review/components/further-places.js';
import { ItemCard, ItemQuote, type CardProps } from '../../review/components/item-card.js';
import type { Place } from '../../review/item.js';
import type { FindingItem } from '../findings.js';
import { SeverityBadge } from './severity.js';

const placeBadge = ({ tone }: Place) =>
  tone === 'neutral' || tone === 'kept' ? null : <SeverityBadge level={tone} />;

export const FindingCard = memo(function FindingCard({
  item: finding,
  doubtful,
  lang,
  active,
  place = 0,
  activation = 0,
  onShow,
}: CardProps<FindingItem>) {
  const t = useTranslation();
  const { explanation, quote, tone, severityReason, recommendation, articles } = finding;
  const textProps = languageAttributes(lang);
  return (
    <ItemCard item={finding} lang={lang} active={active} badge={<SeverityBadge level={tone} />}>
      {severityReason !== null && (
        <p className="mt-2 text-sm text-ink-2">
          <span className="font-semibold">{t('risk.severityReason')}</span>{' '}
          <span {...textProps}>{severityReason}</span>
        </p>
      )}
      <ItemQuote item={finding} text={quote ?? t('risk.noSnippet')} doubtful={doubtful} onShow={onShow} />
      {explanation !== '' && (
        <p {...textProps} className="mt-3 text-ink-2">
          {explanation}
        </p>
      )}
      <div className="mt-4 rounded-control bg-accent-soft px-4 py-3">
        <p className="text-sm font-semibold text-accent">{t('risk.recommendation')}</p>
        <p {...(recommendation !== null && textProps)} className="mt-0.5 text-ink">
          {recommendation ?? t('risk.noRecommendation')}
        </p>
      </div>
      <FurtherPlaces
        item={finding}
        lead={finding.isDiscrepancy ? 'risk.places.otherLanguage' : 'risk.places.lead'}
        badge={placeBadge}
        doubtful={doubtful}
        active={place}
        activation={activation}
        onShow={onShow}
      />
      <CitedArticles articles={articles} />
    </ItemCard>
  );
});
