import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useIsWideScreen } from '../../lib/hooks.js';
import { quoteId } from './components/quote.js';
import { quoteName, type ReviewItem } from './item.js';
import { beginReview, reduceReview, type Review, type States } from './review.js';
import { scrollToMark } from './scroll.js';
import { useSteps } from './use-steps.js';

interface ReviewOptions {
  few: number;
  states: States;
  /** True once the document's text is shown beside the list. */
  hasText: boolean;
}

/** State of a report's review: the list and the text lead to each other; below 1024 px, one of them is shown. */
export function useReview(items: readonly ReviewItem[], { few, states, hasText }: ReviewOptions) {
  const steps = useSteps();
  const [review, dispatch] = useReducer(reduceReview, undefined, () => {
    const begun = beginReview({ items, few });
    const item = items.find(({ id }) => id === steps.finding);
    if (item === undefined) return begun;
    const from = steps.step === 'text' ? 'card' : 'list';
    return reduceReview(begun, { type: 'activate', item, from, items, states });
  });
  const isWide = useIsWideScreen();
  const box = useRef<HTMLDivElement>(null);
  const { pane, go } = steps;

  const latest = useRef({ items, states, go, isWide, pane });
  useEffect(() => {
    latest.current = { items, states, go, isWide, pane };
  });
  // Stable, so that a key press does not rerender every card and every line.
  const activate = useCallback((item: ReviewItem, from: Review['from'], place = 0) => {
    const { items: all, states: known } = latest.current;
    dispatch({ type: 'activate', item, place, from, items: all, states: known });
  }, []);
  const showInText = useCallback(
    (item: ReviewItem, place: number) => {
      activate(item, 'card', place);
      if (!latest.current.isWide) latest.current.go('text', item.id);
    },
    [activate],
  );
  const showCard = useCallback(
    (item: ReviewItem, place: number) => {
      activate(item, 'text', place);
      const { items: all, isWide: wide, go: goTo } = latest.current;
      // What is no item has no card: it is shown in the list.
      if (!wide) goTo(all.some(({ id }) => id === item.id) ? 'cardOverText' : 'list', item.id);
    },
    [activate],
  );
  const open = useCallback(
    (item: ReviewItem) => {
      if (latest.current.isWide) activate(item, 'list');
      else latest.current.go('card', item.id);
    },
    [activate],
  );
  const close = () => {
    const { active } = review;
    dispatch({ type: 'close' });
    requestAnimationFrame(() => {
      if (active !== null) document.getElementById(quoteId(quoteName(active, 0)))?.focus();
    });
  };

  const { active, place, from, activation } = review;
  useEffect(() => {
    if (active === null) return;
    const name = quoteName(active, place);
    const isTextShown = isWide || pane === 'document';
    if (from !== 'text' && isTextShown && box.current !== null) scrollToMark(box.current, name);
    if (from === 'card' && isTextShown) {
      // Beside the cards, the text may begin below the window's end: as much of it as fits is brought into view.
      box.current?.scrollIntoView({ block: isWide ? 'nearest' : 'start' });
      // Keyboard focus moves along; Enter on the mark leads back to the card.
      box.current?.querySelector<HTMLElement>(`[data-quotes~="${name}"]`)?.focus({ preventScroll: true });
      return;
    }
    if (!isWide && pane === 'document') return;
    const card = document.getElementById(quoteId(name));
    // A form that opens with the card has the focus already.
    if (card === null || card.contains(document.activeElement?.closest('form') ?? null)) return;
    card.focus({ preventScroll: true });
    reveal(card, isWide);
    // `activation` counts the activations; the other values are read when it or what is shown changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [activation, pane, hasText]);

  return { review, dispatch, activate, open, close, showInText, showCard, box, isWide, ...steps };
}

/** Space between a card and the edges of its pane, px. */
const GAP = 16;

/** Brings a card into view; a pane that scrolls by itself leaves the page where it is, as long as the room is seen. */
function reveal(card: HTMLElement, isWide: boolean): void {
  const pane = card.closest('[data-pane]');
  if (!isWide || pane === null) {
    card.scrollIntoView({ block: 'nearest' });
    return;
  }
  card.closest('[data-wide]')?.scrollIntoView({ block: 'nearest' });
  const [inner, outer] = [card.getBoundingClientRect(), pane.getBoundingClientRect()];
  const above = inner.top - outer.top - GAP;
  const below = inner.bottom - outer.bottom + GAP;
  if (above < 0 || inner.height > outer.height - 2 * GAP) pane.scrollBy({ top: above });
  else if (below > 0) pane.scrollBy({ top: below });
}
