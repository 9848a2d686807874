import type { ComponentType } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import type { ReviewItem } from '../item.js';
import { filterItems, listVisibleItems } from '../review.js';
import { usePrinting } from '../use-printing.js';
import type { Room } from '../use-room.js';
import { FoldedItems } from './folded-items.js';
import type { CardProps } from './item-card.js';

interface ItemListProps<Item extends ReviewItem> {
  room: Room<Item>;
  lang: Language;
  Card: ComponentType<CardProps<Item>>;
  /** The words on the folded group. */
  folded: (count: number) => { title: string; lead: string };
}

/** The cards of a report's items, of which the first few are shown at first, and the folded ones in a group. */
export function ItemList<Item extends ReviewItem>({ room, lang, Card, folded: words }: ItemListProps<Item>) {
  const t = useTranslation();
  const printing = usePrinting();
  const { items, review, dispatch, doubtful } = room;
  const all = filterItems(items, review);
  const others = all.filter(({ folded }) => !folded);
  const folded = all.filter((item) => item.folded);
  const visible = printing ? others : listVisibleItems(items, review);
  const fewest = listVisibleItems(items, { ...review, expanded: false }).length;
  const card = (item: Item) => (
    <Card
      key={item.id}
      item={item}
      doubtful={doubtful}
      lang={lang}
      active={item.id === review.active}
      place={item.id === review.active ? review.place : 0}
      activation={item.id === review.active ? review.activation : 0}
      onShow={room.hasText ? room.showInText : undefined}
    />
  );
  return (
    <div className="flex flex-col gap-4 print:block print:space-y-4">
      {all.length === 0 && <p className="py-8 text-center text-ink-2">{t('review.noneForFilter')}</p>}
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
            ? t('review.showLess')
            : t('review.showNMore', { count: others.length - visible.length })}
        </Button>
      )}
      {folded.length > 0 && (
        <FoldedItems
          {...words(folded.length)}
          open={review.foldedOpen || printing}
          onToggle={(open) => {
            dispatch({ type: 'toggleFolded', open });
          }}
        >
          {folded.map(card)}
        </FoldedItems>
      )}
    </div>
  );
}
