import { i18n } from '@lingui/core';
import type { Language } from '#shared/contracts/common.js';
import { en } from '../locales/en.js';

const DIRECTION: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };
/** BCP 47 for Intl: Arabic keeps the Gregorian calendar and the digits that contracts are quoted with. */
const TAG: Record<Language, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' };

let current: Language = 'en';

/** Loads the words and turns the page into its direction. */
export function activate(language: Language): void {
  current = language;
  i18n.load('en', en);
  i18n.activate('en');
  document.documentElement.lang = language;
  document.documentElement.dir = DIRECTION[language];
}

/** Adds the words of a part of the client that is fetched later. */
export function addWords(words: Record<string, string>): void {
  i18n.load('en', words);
}

export const direction = () => DIRECTION[current];
export const intlTag = () => TAG[current];
