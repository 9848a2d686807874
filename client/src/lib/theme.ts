import { createStore } from './store.js';
import { readStored, writeStored } from './stored.js';

export type Theme = 'system' | 'light' | 'dark';
const KEY = 'lda.theme';
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function readTheme(): Theme {
  const value = readStored(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The chosen theme, and whether the page is dark as a result. */
export const themeStore = createStore<{ theme: Theme; isDark: boolean }>({ theme: 'system', isDark: false });

function apply(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && darkQuery().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  themeStore.set({ theme, isDark });
}

/** Applies the stored theme. Call it before the first render, so that a dark page does not flash light first. */
export function initTheme(): void {
  apply(readTheme());
  darkQuery().addEventListener('change', () => {
    apply(themeStore.get().theme);
  });
}

export function setTheme(theme: Theme): void {
  apply(theme);
  writeStored(KEY, theme === 'system' ? null : theme);
}
