import { use } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { useLanguage } from '../../lib/locale.js';

/** A text in each language, fetched when it is shown or preloaded. */
export interface ByLanguage<T> {
  fetch: (language: Language) => Promise<T>;
  /** The texts that have been fetched. */
  known: Partial<Record<Language, T>>;
}

/** Caches the fetched texts, and returns the same promise for every render. */
export function cacheByLanguage<T>(texts: Record<Language, () => Promise<T>>): ByLanguage<T> {
  const known: ByLanguage<T>['known'] = {};
  const asked: Partial<Record<Language, Promise<T>>> = {};
  const ask = async (language: Language) => (known[language] = await texts[language]());
  return { known, fetch: (language) => (asked[language] ??= ask(language)) };
}

/** Returns the text in the page's language; suspends until it has been fetched. */
export function useLocalizedText<T>(texts: ByLanguage<T>): T {
  const language = useLanguage();
  return texts.known[language] ?? use(texts.fetch(language));
}
