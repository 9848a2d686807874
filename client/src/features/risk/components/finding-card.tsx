import { Fragment, memo, type ReactNode } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { languageAttributes, textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { DoubtfulWord } from '../../documents/components/doubtful-word.js';
import type { Finding } from '../findings.js';
import type { Span } from '../soft-breaks.js';
import { CitedArticles } from './cited-articles.js';
import { SeverityBadge } from './severity.js';

interface FindingCardProps {
  finding: Finding;
  /** The places in the quote of words that may have been misread. */
  doubtful?: readonly Span[] | undefined;
  /** The language of the report's own text; quotes may be in another. */
  lang: Language;
  active: boolean;
  /** Shows the quoted text in the document; undefined when no document text is shown beside the cards. */
  onShow: ((finding: Finding) => void) | undefined;
}

export const findingId = (id: number) => `finding-${id}`;

export const FindingCard = memo(function FindingCard({
  finding,
  doubtful,
  lang,
  active,
  onShow,
}: FindingCardProps) {
  const t = useTranslation();
  const { id, title, explanation, quote, section, risk, recommendation, articles } = finding;
  const textProps = languageAttributes(lang);
  return (
    <article
      id={findingId(id)}
      tabIndex={-1}
      aria-labelledby={`${findingId(id)}-title`}
      className={cx(
        'scroll-mt-24 scroll-mb-8 break-inside-avoid rounded-card border bg-surface p-5 shadow-card transition-[border-color,box-shadow] focus:outline-none',
        active ? 'border-brand ring-1 ring-brand' : 'border-line',
      )}
    >
      <header className="flex items-start gap-3">
        <h3 id={`${findingId(id)}-title`} {...textProps} className="min-w-0 flex-1 font-semibold text-ink">
          <span className="me-1 font-normal text-ink-3">{id}</span> {title}
        </h3>
        <SeverityBadge level={risk} />
      </header>
      {section !== null && (
        <p className="mt-1 text-sm text-ink-3">
          <bdi>{section}</bdi>
        </p>
      )}
      <Quote
        finding={finding}
        text={quote ?? t('risk.noSnippet')}
        doubtful={doubtful ?? []}
        onShow={onShow}
      />
      {doubtful !== undefined && (
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
      <CitedArticles articles={articles} />
    </article>
  );
});

/** Renders a text with its doubtful words underlined. */
function withDoubts(text: string, doubtful: readonly Span[]): ReactNode {
  if (doubtful.length === 0) return text;
  const last = doubtful.at(-1)?.end ?? 0;
  return [
    ...doubtful.map(({ start, end }, index) => (
      <Fragment key={start}>
        {text.slice(doubtful[index - 1]?.end ?? 0, start)}
        <DoubtfulWord>{text.slice(start, end)}</DoubtfulWord>
      </Fragment>
    )),
    text.slice(last),
  ];
}

function Quote({
  finding,
  text,
  doubtful,
  onShow,
}: {
  finding: Finding;
  text: string;
  doubtful: readonly Span[];
  onShow: FindingCardProps['onShow'];
}) {
  const t = useTranslation();
  const box = 'mt-3 w-full rounded-e-control border-s-3 px-4 py-2 text-start text-ink-2';
  if (finding.evidence === null || onShow === undefined) {
    return (
      <blockquote {...textAttributes(text)} className={cx(box, 'border-line-strong/50 bg-raised')}>
        {withDoubts(text, doubtful)}
        {finding.notLocated && <span className="mt-1 block text-sm text-ink-3">{t('risk.notLocated')}</span>}
      </blockquote>
    );
  }
  return (
    <blockquote {...textAttributes(text)}>
      <button
        type="button"
        title={t('risk.showInText')}
        className={cx(
          box,
          'min-h-11 border-(--spark) bg-raised transition-colors hover:bg-mark hover:text-ink',
        )}
        onClick={() => {
          onShow(finding);
        }}
      >
        {withDoubts(text, doubtful)}
      </button>
    </blockquote>
  );
}
