import type { Language } from '#shared/contracts/common.js';
import { languageOf } from './arabic.js';

/** Least share of the letters of a text that makes it one in two languages. */
const SECOND_LANGUAGE = 0.2;

/** Returns the languages in which a text is written, the one with more letters first. */
export function languagesOf(flat: string): Language[] {
  const arabic = flat.match(/[\u0621-\u064a]/g)?.length ?? 0;
  const latin = flat.match(/[A-Za-z]/g)?.length ?? 0;
  const own = languageOf(flat);
  const other = own === 'ar' ? latin : arabic;
  return other >= SECOND_LANGUAGE * (arabic + latin) ? [own, own === 'ar' ? 'en' : 'ar'] : [own];
}
