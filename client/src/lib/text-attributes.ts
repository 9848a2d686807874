import type { Language } from '#shared/contracts/common.js';
import { textDirection } from '#shared/domain/text-direction.js';
import { currentLanguage } from './locale.js';

interface TextAttributes {
  dir: 'ltr' | 'rtl';
  lang: Language;
}

const of = (dir: TextAttributes['dir']): TextAttributes => ({ dir, lang: dir === 'rtl' ? 'ar' : 'en' });

const BEGINS_IN_ARABIC = /^[^A-Za-z\u0621-\u064a]*[\u0621-\u064a]/;

/** The `dir` and `lang` attributes of a text in either language: `<p {...textAttributes(text)}>`. */
export function textAttributes(text: string): TextAttributes {
  return of(textDirection(text));
}

/** The `dir` and `lang` attributes of a text whose language is known. */
export const languageAttributes = (language: Language): TextAttributes =>
  of(language === 'ar' ? 'rtl' : 'ltr');

/**
 * The `dir` and `lang` attributes of a sentence that LDA wrote. An Arabic sentence may quote more English words than it
 * has Arabic ones; on an Arabic page, every text that begins in Arabic therefore counts as Arabic.
 */
export function productTextAttributes(text: string): TextAttributes {
  const startsInArabic = currentLanguage() === 'ar' && BEGINS_IN_ARABIC.test(text);
  return startsInArabic ? of('rtl') : textAttributes(text);
}
