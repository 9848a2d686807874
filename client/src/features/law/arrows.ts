import type { KeyboardEvent } from 'react';

const STOPS = 'input[type="search"], a[data-result]';

/** Moves the focus by the arrow keys from the search field through the results, and back. */
export function onArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof Element) || !target.matches(STOPS)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const next = stops[stops.indexOf(target as HTMLElement) + (key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
