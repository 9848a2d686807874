import { CONTRACTED } from './contractions.js';

const LONG_FORMS = new Map(CONTRACTED.map(([short, long]) => [short, long]));
const SHORT_FORM = /(?<![\w'-])[a-z]{1,6}'(?:t|m|re|s|ve|ll)(?![\w'-])/gi;
/** Set phrases in which a word that elsewhere makes a condition or a duty makes none, and one that does as a whole. */
const SET_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bon\s{1,9}(?:the\s{1,9}part|top)\s{1,9}of\b/gi, ' '],
  [/\bon\s{1,9}the\s{1,9}grounds\s{1,9}that\b/gi, ' '],
  [/\bit\s{1,9}should\s{1,9}be\s{1,9}noted\s{1,9}that\b/gi, ' '],
  [/\bat\s{1,9}(?:such\s{1,9}time\s{1,9}as|the\s{1,9}time\s{1,9}(?:that|when))\b/gi, 'when'],
  [/\bin\s{1,9}excess\s{1,9}of\b/gi, 'over'],
  [/\basap\b/gi, 'as soon as possible'],
  [/\b(i|we)'d(?=\s{1,9}like\b)/gi, '$1 would'],
];

/**
 * Returns an English text in which what is written in two ways is written in one, so that a text and its rewording can be
 * compared word by word: contractions are written out, and set phrases stand for what they say.
 */
export function comparable(text: string): string {
  const long = text
    .replace(/[’‘]/g, "'")
    .replace(SHORT_FORM, (short) => LONG_FORMS.get(short.toLowerCase()) ?? short);
  return SET_PHRASES.reduce((plain, [phrase, said]) => plain.replace(phrase, said), long);
}
