import { CompiledPatterns } from './compiled-patterns.js';
import type { Language } from '#shared/contracts/common.js';
import { fold } from '#platform/arabic.js';
import { bounded } from './plain.js';

export { fold, folded, type Folded } from '#platform/arabic.js';

/** Returns the language of a stretch of text, by the script that has more letters. */
export function languageOf(text: string): Language {
  const arabic = text.match(/[\u0621-\u064a]/g)?.length ?? 0;
  return arabic > 0 && arabic * 2 > (text.match(/[A-Za-z]/g)?.length ?? 0) ? 'ar' : 'en';
}

export const hasArabic = (text: string) => /[\u0621-\u064a]/.test(text);

const START = '(?<![ء-ي])[وف]?[بكل]?(?:ال|ل)?';
const written = (source: string) =>
  bounded(fold(source).replaceAll('…', '[^.;]{0,120}?').replaceAll('~', START).replaceAll('#', '(?![ء-ي])'));
const compiled = new CompiledPatterns(written);

/** As `arabicPattern`, for sources that belong to one document: they are not kept. */
export const compileArabic = (source: string, flags: string): RegExp => new RegExp(written(source), flags);

/**
 * Builds a pattern over folded Arabic from ordinary Arabic. `~` opens a word and takes the letters that are joined to
 * its front (و ف ب ك ل ال), `#` closes a word, `…` is a gap within the clause, a blank any white space.
 */
export const arabicPattern = (source: string, flags = ''): RegExp => compiled.get(source, flags);
