import { useTranslation } from '../../../lib/translation.js';
import { Sheet } from '../../../ui/sheet.js';
import type { ReviewItem } from '../item.js';
import type { ItemListProps } from './item-list.js';
import { SheetContext } from './quote.js';

type ItemSheetProps<Item extends ReviewItem> = Pick<ItemListProps<Item>, 'room' | 'lang' | 'Card'>;

/** The card of an item over the list or the text, where there is room for one of them. */
export function ItemSheet<Item extends ReviewItem>({ room, lang, Card }: ItemSheetProps<Item>) {
  const t = useTranslation();
  const { items, review, step, finding, isWide } = room;
  const item = items.find(({ id }) => id === finding);
  const isOpen = !isWide && item !== undefined && (step === 'card' || step === 'cardOverText');
  return (
    <Sheet
      title={item === undefined ? '' : t('review.mark', { id: item.id, title: item.title })}
      closeLabel={t('review.sheet.close')}
      open={isOpen}
      onClose={room.closeCard}
    >
      {item !== undefined && (
        <SheetContext value={true}>
          <Card
            item={item}
            doubtful={room.doubtful}
            lang={lang}
            active={false}
            place={review.active === item.id ? review.place : 0}
            activation={review.active === item.id ? review.activation : 0}
            onShow={room.hasText ? room.showInText : undefined}
          />
        </SheetContext>
      )}
    </Sheet>
  );
}
