import { Check, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Language } from '#shared/contracts/common.js';
import type { MarkState } from '#shared/contracts/marks.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { quoteName, type ReviewItem } from '../item.js';
import { quoteId } from './quote.js';

interface ItemRowProps<Item extends ReviewItem> {
  item: Item;
  lang: Language;
  state: MarkState;
  /** Draws what an item weighs. */
  sign: (item: Item) => ReactNode;
  onOpen: (item: Item) => void;
}

function Row<Item extends ReviewItem>({ item, lang, state, sign, onOpen }: ItemRowProps<Item>) {
  const t = useTranslation();
  const { id, title, clause, section, evidence } = item;
  const page = evidence?.page ?? null;
  const where = clause ?? section;
  return (
    <button
      type="button"
      id={quoteId(quoteName(id, 0))}
      data-item={id}
      className={cx(
        'flex min-h-11 w-full min-w-0 items-center gap-2 px-3.5 py-1.5 text-start text-sm leading-snug outline-offset-[-2px] hover:bg-raised',
        state === 'dismissed' ? 'text-ink-3' : 'text-ink',
      )}
      onClick={() => {
        onOpen(item);
      }}
    >
      <span className="w-5 shrink-0 text-ink-3">{id}</span>
      {sign(item)}
      <span
        {...languageAttributes(lang)}
        title={title}
        className={cx('line-clamp-3 min-w-0 flex-1', state === 'dismissed' && 'line-through')}
      >
        {title}
      </span>
      {/* Where the list is narrow, the page stands below the clause: the title needs the room. */}
      <span className="flex max-w-[40%] shrink-0 flex-col items-end text-ink-3 @lg:flex-row @lg:items-center @lg:gap-2">
        {where !== null && (
          <bdi title={where} className="max-w-20 truncate @lg:max-w-40">
            {where}
          </bdi>
        )}
        {page !== null && (
          <span className="whitespace-nowrap">
            <span className="sr-only">{t('review.place.page', { page })}</span>
            <span aria-hidden>{t('review.page.short', { page })}</span>
          </span>
        )}
      </span>
      <StateSign state={state} />
    </button>
  );
}

/** An item in a line, or two for a long title: its number, weight, title, clause, page and state. It opens as a card. */
export const ItemRow = memo(Row) as typeof Row;

const SIGNS = { accepted: Check, dismissed: X } as const;

function StateSign({ state }: { state: MarkState }) {
  const t = useTranslation();
  if (state === 'open') return null;
  const Sign = SIGNS[state];
  return (
    <span className="shrink-0">
      <span className="sr-only">{t(`review.state.${state}`)}</span>
      <Sign aria-hidden className="size-4 text-ink-2" />
    </span>
  );
}
