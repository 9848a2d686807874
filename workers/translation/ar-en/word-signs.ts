import type { Reading } from './lexicon/lexicon.js';
import type { Item } from './scan.js';
import type { WordToken } from './token.js';

/** Only the verbs that a word can be, where its vowel signs are those of a verb. */
export function asVoiced(word: WordToken, voice: Item['voice']): WordToken {
  const verbs = word.readings.filter(({ pos }) => pos === 'verb');
  if (voice === null || verbs.length === 0 || word.definite) return word;
  return { ...word, readings: verbs, passive: voice === 'passive' };
}

/** «تُدعى الجمعية» is called, «يدّعي» claims: the last letter, as it is written, tells them apart. */
export function asCalled(word: WordToken): WordToken {
  const past = /[يت]دعى$/.test(word.raw) ? 'دعي' : /[يت]دعو$/.test(word.raw) ? 'دعا' : null;
  if (past === null) return word;
  const called = word.readings.filter((reading) => reading.pos === 'verb' && reading.verb.past === past);
  return called.length === 0 ? word : { ...word, readings: called };
}

/** «إخطار» is a notice, «أخطار» are risks: the hamza, where it is written, tells them apart. */
export function asWritten(word: WordToken): WordToken {
  const at = word.base.startsWith('ا') ? word.raw.search(/[أإ](?=.{2})/) : -1;
  if (at < 0 || at > 4 || word.readings.length < 2) return word;
  const isBelow = word.raw.charAt(at) === 'إ';
  const fits = (reading: Reading) =>
    reading.pos !== 'noun' ||
    (isBelow ? reading.number !== 'many' : reading.number === 'many' || reading.verb === undefined);
  return { ...word, readings: [...word.readings.filter(fits), ...word.readings.filter((one) => !fits(one))] };
}
