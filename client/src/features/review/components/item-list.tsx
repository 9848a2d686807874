import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import type { ReviewItem } from '../item.js';
import { isFiltered, listVisibleItems, NO_FILTER } from '../review.js';
import { usePrinting } from '../use-printing.js';
import type { Room } from '../use-room.js';
import { FoldedItems } from './folded-items.js';
import type { CardProps } from './item-card.js';
import { ItemRow } from './item-row.js';

export interface ItemListProps<Item extends ReviewItem> {
  room: Room<Item>;
  lang: Language;
  Card: ComponentType<CardProps<Item>>;
  /** Draws on a row what an item weighs. */
  sign: (item: Item) => ReactNode;
  /** The words on the folded group. */
  folded: (count: number) => { title: string; lead: string };
}

/** Items that stand together: each card by itself, or rows that follow each other. */
type Run<Item> = { card: Item } | { rows: Item[] };

function runsOf<Item>(items: readonly Item[], isCard: (item: Item, index: number) => boolean): Run<Item>[] {
  const runs: Run<Item>[] = [];
  items.forEach((item, index) => {
    const last = runs.at(-1);
    if (isCard(item, index)) runs.push({ card: item });
    else if (last !== undefined && 'rows' in last) last.rows.push(item);
    else runs.push({ rows: [item] });
  });
  return runs;
}

/** A report's items: the first few and the open one as cards, all others as rows, and the folded ones in a group. */
export function ItemList<Item extends ReviewItem>({
  room,
  lang,
  Card,
  sign,
  folded: words,
}: ItemListProps<Item>) {
  const t = useTranslation();
  const printing = usePrinting();
  const { items, listed: all, review, dispatch, doubtful, marks } = room;
  const { active, place, activation, few, filter } = review;
  const others = all.filter((item) => !item.folded);
  const folded = all.filter((item) => item.folded);
  const visible = printing ? others : listVisibleItems(items, review, marks.states);
  const draw = (list: readonly Item[], cards: number) =>
    runsOf(list, (item, index) => printing || index < cards || item.id === active).map((run) =>
      'card' in run ? (
        <Card
          key={run.card.id}
          item={run.card}
          doubtful={doubtful}
          lang={lang}
          active={run.card.id === active}
          place={run.card.id === active ? place : 0}
          activation={run.card.id === active ? activation : 0}
          onShow={room.hasText ? room.showInText : undefined}
        />
      ) : (
        <ul
          key={`rows from ${String(run.rows[0]?.id)}`}
          className="@container divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {run.rows.map((item) => (
            <li key={item.id}>
              <ItemRow
                item={item}
                lang={lang}
                state={marks.states.get(item.stored) ?? 'open'}
                sign={sign}
                onOpen={room.open}
              />
            </li>
          ))}
        </ul>
      ),
    );
  return (
    <div className="flex flex-col gap-3 print:block print:space-y-4">
      {all.length === 0 && (
        <div className="flex flex-col items-center gap-2 py-8 text-center text-ink-2">
          <p>{t('review.noneForFilter')}</p>
          {isFiltered(filter) && (
            <Button
              variant="link"
              onClick={() => {
                room.filterBy(NO_FILTER);
              }}
            >
              {t('review.clearFilter')}
            </Button>
          )}
        </div>
      )}
      {draw(visible, few)}
      {others.length > few && filter.query.trim() === '' && (
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
          {draw(folded, 0)}
        </FoldedItems>
      )}
    </div>
  );
}
