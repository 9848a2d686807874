import type { Language } from '#shared/contracts/common.js';
import { ARABIC } from './arabic.js';
import { ENGLISH, type Kind } from './english.js';
import type { Wording } from './wording.js';

const LANGUAGES: Record<Language, Record<Kind, Wording>> = { en: ENGLISH, ar: ARABIC };

/** The words for every kind of risk in the language of the report. */
export function wordings(lang: Language): Record<Kind, Wording> {
  return LANGUAGES[lang];
}
