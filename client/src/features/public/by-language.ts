import { use } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { useLanguage } from '../../lib/locale.js';

/** A text of each language, fetched when it is shown, or before. */
export interface ByLanguage<T> {
  fetch: (language: Language) => Promise<T>;
  /** What has come already. */
  known: Partial<Record<Language, T>>;
}

/** Keeps what was fetched, and the same promise for every render. */
export function cacheByLanguage<T>(texts: Record<Language, () => Promise<T>>): ByLanguage<T> {
  const known: ByLanguage<T>['known'] = {};
  const asked: Partial<Record<Language, Promise<T>>> = {};
  const ask = async (language: Language) => (known[language] = await texts[language]());
  return { known, fetch: (language) => (asked[language] ??= ask(language)) };
}

/** The one of the page's language; suspends until it has come. */
export function useLocalizedText<T>(texts: ByLanguage<T>): T {
  const language = useLanguage();
  return texts.known[language] ?? use(texts.fetch(language));
}
