import { use } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { useLanguage } from '../../lib/locale.js';

/** A text in each language, fetched when it is shown or preloaded. */
export interface ByLanguage<T> {
  fetch: (language: Language) => Promise<T>;
  /** The texts that have been fetched. */
  loaded: Partial<Record<Language, T>>;
}

/** Caches the fetched texts, and returns the same promise for every render. */
export function cacheByLanguage<T>(texts: Record<Language, () => Promise<T>>): ByLanguage<T> {
  const loaded: ByLanguage<T>['loaded'] = {};
  const requests: Partial<Record<Language, Promise<T>>> = {};
  const load = async (language: Language) => (loaded[language] = await texts[language]());
  return { loaded, fetch: (language) => (requests[language] ??= load(language)) };
}

/** Returns the text in the page's language; suspends until it has been fetched. */
export function useLocalizedText<T>(texts: ByLanguage<T>): T {
  const language = useLanguage();
  return texts.loaded[language] ?? use(texts.fetch(language));
}
