import { createStore } from './store.js';
import { readStored, writeStored } from './stored.js';

const KEY = 'lda.shortcuts';

/**
 * State of the single-letter keyboard shortcuts. Users of speech input, or those who press keys by mistake, can turn
 * them off (WCAG 2.1.4).
 */
export const shortcuts = createStore({ on: readStored(KEY) !== 'off' });

export function setShortcutsEnabled(on: boolean): void {
  shortcuts.set({ on });
  writeStored(KEY, on ? null : 'off');
}
