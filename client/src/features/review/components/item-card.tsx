import type { ReactNode } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { DoubtfulWord } from '../../documents/components/doubtful-word.js';
import { quoteName, type ReviewItem, type ShowItem } from '../item.js';
import type { Span } from '../soft-breaks.js';
import { Quote, quoteId } from './quote.js';

/** What every card of an item takes, whatever its tool draws on it. */
export interface CardProps<Item extends ReviewItem> {
  item: Item;
  /** The places in quotes of words that may have been misread, by the quote's name. */
  doubtful?: ReadonlyMap<string, Span[]> | undefined;
  /** The language of the report's own text; quotes may be in another. */
  lang: Language;
  active: boolean;
  /** Number of the further place that is active, and of the activation; 0 for none. */
  place?: number;
  activation?: number;
  /** Shows the quoted text in the document; undefined when no document text is shown beside the cards. */
  onShow: ShowItem | undefined;
}

interface ItemCardProps extends Pick<CardProps<ReviewItem>, 'item' | 'lang' | 'active'> {
  badge: ReactNode;
  children: ReactNode;
}

/** The frame of an item's card: its number and title, and what it weighs. */
export function ItemCard({ item: { id, title }, lang, active, badge, children }: ItemCardProps) {
  const card = quoteId(quoteName(id, 0));
  return (
    <article
      id={card}
      tabIndex={-1}
      aria-labelledby={`${card}-title`}
      className={cx(
        'scroll-mt-24 scroll-mb-8 break-inside-avoid rounded-card border bg-surface p-5 shadow-card transition-[border-color,box-shadow] focus:outline-none',
        active ? 'border-brand ring-1 ring-brand' : 'border-line',
      )}
    >
      <header className="flex items-start gap-3">
        <h3
          id={`${card}-title`}
          {...languageAttributes(lang)}
          className="min-w-0 flex-1 font-semibold text-ink"
        >
          <span className="me-1 font-normal text-ink-3">{id}</span> {title}
        </h3>
        {badge}
      </header>
      {children}
    </article>
  );
}

interface ItemQuoteProps extends Pick<CardProps<ReviewItem>, 'item' | 'doubtful' | 'onShow'> {
  text: string;
}

/** An item's own quote, with a word on those of its words that may have been misread. */
export function ItemQuote({ item, text, doubtful, onShow }: ItemQuoteProps) {
  const t = useTranslation();
  const doubts = doubtful?.get(quoteName(item.id, 0));
  return (
    <>
      <div className="mt-3">
        <Quote
          text={text}
          doubtful={doubts ?? []}
          notLocated={item.notLocated}
          onShow={
            item.evidence === null || onShow === undefined
              ? undefined
              : () => {
                  onShow(item, 0);
                }
          }
        />
      </div>
      {doubts !== undefined && (
        <p className="mt-1 text-sm text-ink-3">
          <DoubtfulWord>{t('documents.doubtful')}</DoubtfulWord>
        </p>
      )}
    </>
  );
}
