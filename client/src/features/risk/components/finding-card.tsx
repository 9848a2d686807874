import { memo } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { DoubtfulWord } from '../../documents/components/doubtful-word.js';
import { quoteName, type Finding } from '../findings.js';
import type { Span } from '../soft-breaks.js';
import { CitedArticles } from './cited-articles.js';
import { FurtherPlaces } from './further-places.js';
import { Quote, quoteId } from './quote.js';
import { SeverityBadge } from './severity.js';

interface FindingCardProps {
  finding: Finding;
  /** The places in quotes of words that may have been misread, by the quote's name. */
  doubtful?: ReadonlyMap<string, Span[]> | undefined;
  /** The language of the report's own text; quotes may be in another. */
  lang: Language;
  active: boolean;
  /** Number of the further place that is active, and of the activation; 0 for none. */
  place?: number;
  activation?: number;
  /** Shows the quoted text in the document; undefined when no document text is shown beside the cards. */
  onShow: ((finding: Finding, place: number) => void) | undefined;
}

export const FindingCard = memo(function FindingCard({
  finding,
  doubtful,
  lang,
  active,
  place = 0,
  activation = 0,
  onShow,
}: FindingCardProps) {
  const t = useTranslation();
  const { id, title, explanation, quote, section, risk, severityReason, recommendation, articles } = finding;
  const name = quoteName(id, 0);
  const doubts = doubtful?.get(name);
  const textProps = languageAttributes(lang);
  return (
    <article
      id={quoteId(name)}
      tabIndex={-1}
      aria-labelledby={`${quoteId(name)}-title`}
      className={cx(
        'scroll-mt-24 scroll-mb-8 break-inside-avoid rounded-card border bg-surface p-5 shadow-card transition-[border-color,box-shadow] focus:outline-none',
        active ? 'border-brand ring-1 ring-brand' : 'border-line',
      )}
    >
      <header className="flex items-start gap-3">
        <h3 id={`${quoteId(name)}-title`} {...textProps} className="min-w-0 flex-1 font-semibold text-ink">
          <span className="me-1 font-normal text-ink-3">{id}</span> {title}
        </h3>
        <SeverityBadge level={risk} />
      </header>
      {severityReason !== null && (
        <p className="mt-2 text-sm text-ink-2">
          <span className="font-semibold">{t('risk.severityReason')}</span>{' '}
          <span {...textProps}>{severityReason}</span>
        </p>
      )}
      {section !== null && (
        <p className="mt-1 text-sm text-ink-3">
          <bdi>{section}</bdi>
        </p>
      )}
      <div className="mt-3">
        <Quote
          text={quote ?? t('risk.noSnippet')}
          doubtful={doubts ?? []}
          notLocated={finding.notLocated}
          onShow={
            finding.evidence === null || onShow === undefined
              ? undefined
              : () => {
                  onShow(finding, 0);
                }
          }
        />
      </div>
      {doubts !== undefined && (
        <p className="mt-1 text-sm text-ink-3">
          <DoubtfulWord>{t('documents.doubtful')}</DoubtfulWord>
        </p>
      )}
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
        finding={finding}
        doubtful={doubtful}
        active={place}
        activation={activation}
        onShow={onShow}
      />
      <CitedArticles articles={articles} />
    </article>
  );
});
