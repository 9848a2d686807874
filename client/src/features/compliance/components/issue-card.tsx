import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { languageAttributes, textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { CitedArticles } from '../../review/components/cited-articles.js';
import { FurtherPlaces } from '../../review/components/further-places.js';
import { ItemCard, ItemQuote, type CardProps } from '../../review/components/item-card.js';
import type { Answer } from '../issues.js';
import { StatusBadge } from './status.js';

/** The answer of one rule: what the document says, what the law demands, and what to write instead. */
export const IssueCard = memo(function IssueCard({
  item: answer,
  doubtful,
  lang,
  active,
  place = 0,
  activation = 0,
  onShow,
}: CardProps<Answer>) {
  const t = useTranslation();
  const textProps = languageAttributes(lang);
  const { description, quote, section, demands, instead, source, caution, searched } = answer;
  return (
    <ItemCard item={answer} lang={lang} active={active} badge={<StatusBadge status={answer.status} />}>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-3">
        <bdi dir="ltr">{answer.rule}</bdi>
        {section !== null && <bdi>{section}</bdi>}
      </p>
      <p {...textProps} className="mt-2 text-ink">
        {description}
      </p>
      {quote !== null && <ItemQuote item={answer} text={quote} doubtful={doubtful} onShow={onShow} />}
      {searched.length > 0 && <Searched words={searched} />}
      <div className="mt-4 border-s-3 border-line-strong/50 ps-4">
        <p className="text-sm font-semibold text-ink-2">{t('compliance.demands')}</p>
        <p {...textProps} className="mt-0.5 text-ink">
          {demands}
        </p>
        <p {...textProps} className="mt-0.5 text-sm text-ink-3">
          {source}
        </p>
      </div>
      {instead !== '' && (
        <div className="mt-4 rounded-control bg-accent-soft px-4 py-3">
          <p className="text-sm font-semibold text-accent">{t('compliance.instead')}</p>
          <p {...textProps} className="mt-0.5 text-ink">
            {instead}
          </p>
          <div className="mt-3 print:hidden">
            <CopyButton text={instead} label={t('action.copy')} />
          </div>
        </div>
      )}
      {caution !== null && (
        <p className="mt-3 flex gap-2 text-sm text-ink-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
          <span>
            <span className="font-semibold">{t('compliance.caution')}</span>{' '}
            <span {...textProps}>{caution}</span>
          </span>
        </p>
      )}
      <FurtherPlaces
        item={answer}
        lead="compliance.places.lead"
        doubtful={doubtful}
        active={place}
        activation={activation}
        onShow={onShow}
      />
      <CitedArticles articles={answer.articles} />
    </ItemCard>
  );
});

/** The words that were searched for without finding any. */
function Searched({ words }: { words: readonly string[] }) {
  const t = useTranslation();
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-ink-2">
      <span>{t('compliance.searched')}</span>
      <ul className="contents">
        {words.map((word) => (
          <li
            key={word}
            {...textAttributes(word)}
            className="rounded-full border border-line bg-raised px-2.5 py-0.5"
          >
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
