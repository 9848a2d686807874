import { i18n } from '@lingui/core';
import type { Language } from '#shared/contracts/common.js';
import { catalogues, type MessageBundle } from '../locales/catalogues.js';
import { createStore, useStore } from './store.js';

const DIRECTION: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };
/** BCP 47 for Intl: Arabic keeps the Gregorian calendar and the digits that contracts are quoted with. */
const TAG: Record<Language, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' };

const localeStore = createStore<{ language: Language }>({ language: 'en' });
/** The parts whose words are on the page, in whatever language comes next. */
const needed = new Set<MessageBundle>(['common']);
/** Those of them whose words are there, in the language that the page is in. */
const present = new Set<MessageBundle>();
let turn = 0;

async function load(part: MessageBundle, language: Language): Promise<void> {
  i18n.load(language, await catalogues[part][language]());
}

/**
 * Turns the whole page into a language, in place: nothing that was typed is lost. Of several calls the last one
 * wins. Rejects, and leaves all as it was, where the words could not be fetched.
 */
export async function activate(language: Language): Promise<void> {
  turn += 1;
  const mine = turn;
  const loaded = new Set<MessageBundle>();
  // A part that comes meanwhile has fetched the words of the language that is being left.
  while (loaded.size < needed.size) {
    const missing = [...needed].filter((part) => !loaded.has(part));
    await Promise.all(missing.map((part) => load(part, language)));
    for (const part of missing) loaded.add(part);
  }
  if (mine !== turn) return;
  for (const part of loaded) present.add(part);
  document.documentElement.lang = language;
  document.documentElement.dir = DIRECTION[language];
  i18n.activate(language, TAG[language]);
  localeStore.set({ language });
}

/** Words that are fetched with the first language, for a part that is shown at once. */
export function expectMessages(parts: readonly MessageBundle[]): void {
  for (const part of parts) needed.add(part);
}

/** Fetches the words of a part of the client that is shown later. */
export async function loadMessages(part: MessageBundle): Promise<void> {
  needed.add(part);
  const language = currentLanguage();
  await load(part, language);
  // The page was turned meanwhile, and did not know of this part.
  if (language !== currentLanguage()) await loadMessages(part);
  else present.add(part);
}

/** Whether these parts could be shown now. */
export const hasMessages = (parts: readonly MessageBundle[]): boolean =>
  parts.every((part) => present.has(part));

/** A part of the client, fetched together with its words. */
export function withMessages<T>(parts: readonly MessageBundle[], load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [module] = await Promise.all([load(), ...parts.map(loadMessages)]);
    return module;
  };
}

export const currentLanguage = (): Language => localeStore.get().language;

/** A text that a list holds in both languages; every other one is a message of a catalogue. */
export type LocalizedText = Readonly<Record<Language, string>>;
/** A text in the language of the page. */
export const localized = (text: LocalizedText): string => text[currentLanguage()];
export const intlTag = () => TAG[currentLanguage()];

export function useLanguage(): Language {
  return useStore(localeStore).language;
}

export function useDirection(): 'ltr' | 'rtl' {
  return DIRECTION[useLanguage()];
}
