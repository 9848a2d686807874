import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Sheet } from '../../../ui/sheet.js';
import { quoteName, type ReviewItem } from '../item.js';
import type { Room } from '../use-room.js';
import type { ItemListProps } from './item-list.js';
import { quoteId, SheetContext } from './quote.js';
import { SheetBar } from './sheet-bar.js';

type ItemSheetProps<Item extends ReviewItem> = Pick<ItemListProps<Item>, 'room' | 'lang' | 'Card'>;

/** The card of an item over the list or the text, where there is room for one of them. */
export function ItemSheet<Item extends ReviewItem>({ room, lang, Card }: ItemSheetProps<Item>) {
  const t = useTranslation();
  const { review, listed, inSheet: item } = room;
  const returnFocus = useSheetFocus(room);
  const at = listed.findIndex(({ id }) => id === item?.id);
  return (
    <Sheet
      title={item === undefined ? '' : t('review.mark', { id: item.id, title: item.title })}
      closeLabel={t('review.sheet.close')}
      open={item !== undefined}
      onClose={room.closeCard}
      head={at === -1 ? undefined : t('review.sheet.position', { at: at + 1, of: listed.length })}
      foot={item === undefined ? undefined : <SheetBar item={item} room={room} />}
      returnFocus={returnFocus}
    >
      {item !== undefined && (
        <SheetContext value={true}>
          <Card
            key={item.id}
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

/**
 * Moves the focus to the card that the sheet shows, from its beginning; returns a function that finds the line or mark of the last one,
 * to which the focus returns when the sheet is closed.
 */
function useSheetFocus({ inSheet, box, pane }: Room): () => HTMLElement | null {
  const id = inSheet?.id;
  const last = useRef(id);
  useEffect(() => {
    if (id === undefined) return undefined;
    last.current = id;
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(quoteId(quoteName(id, 0), true));
      // A button of the bar keeps the focus, so that it can be pressed again.
      const isOnBar = document.querySelector('[data-sheet-bar] :focus') !== null;
      if (!isOnBar) card?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [id]);
  return () => {
    if (last.current === undefined) return null;
    const name = quoteName(last.current, 0);
    return pane === 'document'
      ? (box.current?.querySelector<HTMLElement>(`[data-quotes~="${name}"]`) ?? null)
      : document.getElementById(quoteId(name));
  };
}
