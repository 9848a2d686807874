import { i18n } from '@lingui/core';
import type { Language } from '#shared/contracts/common.js';
import { catalogues, type MessageBundle } from '../locales/catalogues.js';
import { createStore, useStore } from './store.js';

const DIRECTION: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };
/** BCP 47 tags for Intl: Arabic with the Gregorian calendar and Latin digits, as in the quotes from contracts. */
const TAG: Record<Language, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' };

const localeStore = createStore<{ language: Language }>({ language: 'en' });
/** The bundles that the page uses; a change of language loads each of them. */
const usedBundles = new Set<MessageBundle>(['common']);
/** The bundles that are loaded in the page's current language. */
const loadedBundles = new Set<MessageBundle>();
let latestActivation = 0;

async function load(part: MessageBundle, language: Language): Promise<void> {
  i18n.load(language, await catalogues[part][language]());
}

/**
 * Changes the language of the whole page in place, so that form input is kept. Of several concurrent calls the last one
 * wins. Rejects and changes nothing when the messages cannot be fetched.
 */
export async function activate(language: Language): Promise<void> {
  latestActivation += 1;
  const activation = latestActivation;
  const loaded = new Set<MessageBundle>();
  // A bundle that is added meanwhile was fetched in the old language and must be loaded in the new one too.
  while (loaded.size < usedBundles.size) {
    const missing = [...usedBundles].filter((part) => !loaded.has(part));
    await Promise.all(missing.map((part) => load(part, language)));
    for (const part of missing) loaded.add(part);
  }
  if (activation !== latestActivation) return;
  for (const part of loaded) loadedBundles.add(part);
  document.documentElement.lang = language;
  document.documentElement.dir = DIRECTION[language];
  i18n.activate(language, TAG[language]);
  localeStore.set({ language });
}

/** Registers bundles that the next `activate` loads, for a screen that is shown in the first render. */
export function registerMessages(parts: readonly MessageBundle[]): void {
  for (const part of parts) usedBundles.add(part);
}

/** Loads a bundle of messages in the page's current language. */
export async function loadMessages(part: MessageBundle): Promise<void> {
  usedBundles.add(part);
  const language = currentLanguage();
  await load(part, language);
  // The language changed meanwhile; that change may not have included this bundle.
  if (language !== currentLanguage()) await loadMessages(part);
  else loadedBundles.add(part);
}

/** True if all these bundles are loaded in the page's current language. */
export const hasMessages = (parts: readonly MessageBundle[]): boolean =>
  parts.every((part) => loadedBundles.has(part));

/** Wraps the loader of a module so that it also loads the module's message bundles. */
export function withMessages<T>(parts: readonly MessageBundle[], load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [module] = await Promise.all([load(), ...parts.map(loadMessages)]);
    return module;
  };
}

export const currentLanguage = (): Language => localeStore.get().language;

/** A text that is defined in both languages in place; all other texts are messages of a catalogue. */
export type LocalizedText = Readonly<Record<Language, string>>;
/** Returns a text in the page's language. */
export const localize = (text: LocalizedText): string => text[currentLanguage()];
export const intlTag = () => TAG[currentLanguage()];

export function useLanguage(): Language {
  return useStore(localeStore).language;
}

export function useDirection(): 'ltr' | 'rtl' {
  return DIRECTION[useLanguage()];
}
