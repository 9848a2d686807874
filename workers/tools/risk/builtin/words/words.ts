import type { Language } from '#shared/contracts/common.js';
import { ARABIC } from './arabic.js';
import { ENGLISH, type Kind } from './english.js';
import type { Wording } from './wording.js';

/** Texts of every kind of risk, by the language of the report. */
export const WORDINGS: Record<Language, Record<Kind, Wording>> = { en: ENGLISH, ar: ARABIC };
