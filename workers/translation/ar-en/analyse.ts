import { lexicon, type Reading } from './lexicon/lexicon.js';
import type { Pronoun, WordToken } from './token.js';

/** One way to read a written word: what is joined to its front, and the word. */
export interface Analysis {
  conjunction: 'و' | 'ف' | null;
  preposition: 'ب' | 'ل' | 'ك' | null;
  future: boolean;
  word: WordToken;
}

const PRONOUNS: [ending: string, pronoun: Pronoun][] = [
  ['هما', 'them'], ['هم', 'them'], ['هن', 'them'], ['ها', 'her'], ['ه', 'it'], ['كم', 'you'], ['ك', 'you'], ['نا', 'us'],
]; // prettier-ignore

interface Stem {
  base: string;
  pronoun: Pronoun | null;
  accusative: boolean;
  readings: Reading[];
}

const known = (base: string): Reading[] => lexicon().forms.get(base) ?? [];

/** The readings of a word without prefixes; `closed` tells that it was written with ة, so that no pronoun ends it. */
function readStem(form: string, closed: boolean): Stem | null {
  const whole = known(form);
  const suffixed = closed ? null : readSuffixed(form);
  // عقده is "his contract" more often than a word of its own in ه.
  if (suffixed !== null && /ها?$/.test(form) && /^(?:it|her)$/.test(suffixed.pronoun ?? '')) return suffixed;
  const isVerb = whole.length > 0 && whole.every(({ pos }) => pos === 'verb');
  const plain =
    isVerb && form.endsWith('ا') ? known(form.slice(0, -1)).filter(({ pos }) => pos !== 'verb') : [];
  // «عملاً» is the noun rather than the dual of the verb.
  if (plain.length > 0) return { base: form.slice(0, -1), pronoun: null, accusative: true, readings: plain };
  if (whole.length > 0) return { base: form, pronoun: null, accusative: false, readings: whole };
  if (form.endsWith('ا')) {
    const base = form.slice(0, -1);
    // No alef follows ة: «مجموعها» is "its total", not a group.
    const readings = known(base).filter(
      (reading) => reading.pos !== 'verb' && !(base.endsWith('ه') && reading.feminine),
    );
    if (readings.length > 0) return { base, pronoun: null, accusative: true, readings };
  }
  return suffixed;
}

function readSuffixed(form: string): Stem | null {
  for (const [ending, pronoun] of PRONOUNS) {
    if (!form.endsWith(ending) || form.length - ending.length < 2) continue;
    const rest = form.slice(0, -ending.length);
    const found = basesOf(rest)
      .map((base) => ({ base, readings: readingsOf(base, rest) }))
      .filter(({ readings }) => readings.length > 0);
    const best = found.find(({ readings }) => readings.some(({ pos }) => pos === 'noun')) ?? found[0];
    if (best !== undefined) return { ...best, pronoun, accusative: false };
  }
  return null;
}

/** What can have become a stem before a pronoun: مدته is مدة, يقدموه is يقدموا, اعتراه is اعترى, أعضائه is أعضاء. */
function basesOf(rest: string): string[] {
  const short = rest.slice(0, -1);
  if (rest.endsWith('ت')) return [`${short}ه`, rest];
  if (rest.endsWith('ا')) return [rest, `${short}ي`];
  // «خطئه», «منشؤه» are of خطأ and منشأ.
  if (rest.endsWith('ء')) return [rest, `${rest}ا`, `${short}ا`];
  if (rest.endsWith('و')) return [rest, `${rest}ا`, `${short}ء`];
  return [rest, `${rest}ا`];
}

const readingsOf = (base: string, rest: string): Reading[] =>
  known(base).filter(
    ({ pos }) => pos === 'verb' || base === rest || rest.endsWith('ء') || !base.endsWith('ا'),
  );

const word = (raw: string, definite: boolean, stem: Stem): WordToken => ({
  kind: 'word',
  raw,
  definite,
  ...stem,
});
const nominal = (readings: readonly Reading[]) => readings.filter((reading) => reading.pos !== 'verb');

/** Reads what follows a conjunction: an article, a preposition, the سـ of the future, the word. */
function readRest(raw: string, form: string, closed: boolean): Omit<Analysis, 'conjunction'> | null {
  const plain = readStem(form, closed);
  const named = form.startsWith('ال') && form.length > 3 ? readStem(form.slice(2), closed) : null;
  const readings = nominal(named?.readings ?? []);
  // «الحق» is "the right" before it is a verb.
  if (named !== null && readings.length > 0 && nominal(plain?.readings ?? []).length === 0) {
    return {
      preposition: null,
      future: false,
      word: word(raw, named.pronoun === null, { ...named, readings }),
    };
  }
  if (plain !== null) return { preposition: null, future: false, word: word(raw, false, plain) };
  const letter = form.charAt(0);
  if (letter === 'ب' || letter === 'ل' || letter === 'ك') {
    const joined = readJoined(raw, letter, form.slice(1), closed);
    if (joined !== null) return { preposition: letter, future: false, word: joined };
    // ليقدم: "so that he submits".
    const stem = letter === 'ل' ? readStem(form.slice(1), closed) : null;
    if (stem !== null) return { preposition: letter, future: false, word: word(raw, false, stem) };
  }
  if (letter === 'س' && /^س[يتنا]/.test(form)) {
    const stem = readStem(form.slice(1), closed);
    if (stem?.readings.some((reading) => reading.pos === 'verb') === true) {
      return { preposition: null, future: true, word: word(raw, false, stem) };
    }
  }
  return null;
}

/** The noun after a preposition that is joined to it: بالعقد, للعقد, بعقد. */
function readJoined(raw: string, letter: string, rest: string, closed: boolean): WordToken | null {
  const article = letter === 'ل' && rest.startsWith('ل') ? 1 : rest.startsWith('ال') ? 2 : 0;
  if (article > 0) {
    for (const inner of letter === 'ل' ? [rest.slice(article), rest] : [rest.slice(article)]) {
      const stem = readStem(inner, closed);
      const readings = nominal(stem?.readings ?? []);
      if (stem !== null && readings.length > 0)
        return word(raw, stem.pronoun === null, { ...stem, readings });
    }
  }
  const plain = readStem(rest, closed);
  // «بتحفظنا»: after a preposition, the noun with its pronoun, not the verb of that form.
  const stem = nominal(plain?.readings ?? []).length > 0 || closed ? plain : (readSuffixed(rest) ?? plain);
  const readings = nominal(stem?.readings ?? []);
  return stem !== null && readings.length > 0 ? word(raw, false, { ...stem, readings }) : null;
}

/**
 * Reads a written word: `form` is the word folded, `closed` tells that it ends in ة. The longest form that the lexicon
 * knows wins; null if it knows none.
 */
export function analyse(raw: string, form: string, closed: boolean): Analysis | null {
  const whole = readRest(raw, form, closed);
  const isWhole =
    whole !== null && (whole.word.base === form || whole.word.accusative || whole.word.definite);
  if (whole !== null && (isWhole || !/^[وف]/.test(form))) return { conjunction: null, ...whole };
  const letter = form.charAt(0);
  if (letter === 'و' || letter === 'ف') {
    const rest = readRest(raw, form.slice(1), closed);
    if (rest !== null) return { conjunction: letter, ...rest };
  }
  return whole === null ? null : { conjunction: null, ...whole };
}

/** Reads a word whose first letter is known to be a conjunction: «ورُدّت». */
export function analyseConjoined(raw: string, form: string, closed: boolean): Analysis | null {
  const rest = readRest(raw.slice(1), form.slice(1), closed);
  return rest === null ? null : { conjunction: form.startsWith('و') ? 'و' : 'ف', ...rest };
}

/** An unknown word, with the article and the prefixes that can be told from it. */
export function unknownWord(raw: string, form: string): Analysis {
  const [, conjunction = '', rest = ''] = /^([وف]?)((?:ال|بال|لل|كال).{2,})$/.exec(form) ?? [];
  const preposition = /^(?:بال|كال|لل)/.test(rest) ? rest.charAt(0) : '';
  const definite = rest !== '';
  const skipped = conjunction.length + (preposition === '' ? 0 : preposition === 'ل' ? 2 : 1);
  return {
    conjunction: conjunction === 'و' || conjunction === 'ف' ? conjunction : null,
    preposition: preposition === 'ب' || preposition === 'ل' || preposition === 'ك' ? preposition : null,
    future: false,
    word: {
      kind: 'word',
      raw: raw.slice(skipped),
      base: form,
      definite,
      pronoun: null,
      accusative: false,
      readings: [],
    },
  };
}
