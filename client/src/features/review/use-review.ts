import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useIsWideScreen } from '../../lib/hooks.js';
import { shortcuts } from '../../lib/shortcuts.js';
import { quoteId } from './components/quote.js';
import { scrollToMark } from './components/document-text.js';
import { quoteName, type ReviewItem } from './item.js';
import { beginReview, reduceReview, findNextItem, directionOfKey, type Review } from './review.js';

const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';

/** State of a report's review: cards and text link to each other, and the keys j and k step through both. */
export function useReview(items: readonly ReviewItem[], few: number) {
  const [review, dispatch] = useReducer(reduceReview, { items, few }, beginReview);
  /** The pane shown below 1024 px, where there is room for only one. */
  const [pane, setPane] = useState<'findings' | 'document'>('findings');
  const isWide = useIsWideScreen();
  const box = useRef<HTMLDivElement>(null);

  // Stable, so that a key press does not rerender every card and every line.
  const activate = useCallback(
    (item: ReviewItem, from: Review['from'], place = 0) => {
      dispatch({ type: 'activate', item, place, from, items });
      if (from === 'card') setPane('document');
      if (from === 'text') setPane('findings');
    },
    [items],
  );
  const showInText = useCallback(
    (item: ReviewItem, place: number) => {
      activate(item, 'card', place);
    },
    [activate],
  );
  const showCard = useCallback(
    (item: ReviewItem, place: number) => {
      activate(item, 'text', place);
    },
    [activate],
  );

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcuts.get().on || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    const direction = directionOfKey(event.key);
    if (direction === undefined) return;
    const next = findNextItem(items, review, direction);
    if (next !== undefined) activate(next, 'keys');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKey(event);
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
    };
  }, []);

  const { active, place, from, activation } = review;
  useEffect(() => {
    if (active === null) return;
    const name = quoteName(active, place);
    if (from !== 'text' && box.current !== null) scrollToMark(box.current, name);
    if (from === 'card') {
      // Beside the cards, the text may begin below the window's end: as much of it as fits is brought into view.
      box.current?.scrollIntoView({ block: isWide ? 'nearest' : 'start' });
      // Keyboard focus moves along; Enter on the mark leads back to the card.
      box.current?.querySelector<HTMLElement>(`[data-quotes~="${name}"]`)?.focus({ preventScroll: true });
      return;
    }
    const card = document.getElementById(quoteId(name));
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
    // `activation` counts the activations; the other values are read when it changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [activation]);

  return { review, dispatch, showInText, showCard, box, pane, setPane };
}
