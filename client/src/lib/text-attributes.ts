import type { Language } from '#shared/contracts/common.js';
import { textDirection } from '#shared/domain/text-direction.js';
import { currentLanguage } from './locale.js';

interface TextAttributes {
  dir: 'ltr' | 'rtl';
  lang: Language;
}

const of = (dir: TextAttributes['dir']): TextAttributes => ({ dir, lang: dir === 'rtl' ? 'ar' : 'en' });

const BEGINS_IN_ARABIC = /^[^A-Za-z\u0621-\u064a]*[\u0621-\u064a]/;

/** How a text that may be of either language is set and read aloud: `<p {...textAttributes(text)}>`. */
export function textAttributes(text: string): TextAttributes {
  return of(textDirection(text));
}

/** How what is known to be written in a language is set and read aloud. */
export const languageAttributes = (language: Language): TextAttributes =>
  of(language === 'ar' ? 'rtl' : 'ltr');

/**
 * The same for a sentence that LDA wrote. An Arabic one may quote more English words than it has Arabic ones; so
 * a reader of Arabic gets as Arabic whatever begins so.
 */
export function productTextAttributes(text: string): TextAttributes {
  const ours = currentLanguage() === 'ar' && BEGINS_IN_ARABIC.test(text);
  return ours ? of('rtl') : textAttributes(text);
}
