import { createStore } from './store.js';
import { readStored, writeStored } from './stored.js';

const KEY = 'lda.shortcuts';

/**
 * Whether single letters lead through what is on the screen. Whoever speaks to their machine, or presses keys by
 * mistake, turns them off (WCAG 2.1.4).
 */
export const shortcuts = createStore({ on: readStored(KEY) !== 'off' });

export function setShortcutsEnabled(on: boolean): void {
  shortcuts.set({ on });
  writeStored(KEY, on ? null : 'off');
}
