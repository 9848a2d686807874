import type { Language } from '#shared/contracts/common.js';
import { deniedOnlyIn, exceptedOnlyIn } from './meaning.js';
import type { Pair } from './pairs.js';
import { boundIn, Roles } from './roles.js';
import { sentencePairs } from './sentences.js';
import type { Unit } from './units.js';
import { isNamedIn, valuesIn } from './values.js';
import type { Value, ValueKind } from './value.js';

interface Span {
  start: number;
  end: number;
}

/** A difference between the two texts of a bilingual document; offsets count in the document. */
export interface Difference {
  kind: ValueKind | 'party' | 'polarity' | 'exception';
  /** What stands side by side. */
  pair: Pair;
  /** The words that differ, or the whole passage where it lacks what the other says. */
  en: Span;
  ar: Span;
  /** The language in which something stands that the other lacks; null if both say it, each in its own way. */
  onlyIn: Language | null;
}

const KINDS: readonly ValueKind[] = ['amount', 'duration', 'percentage', 'date'];

/** Returns how the two texts of a document differ, in the order of the pairs: at most one difference of each kind in each. */
export function differencesIn(pairs: readonly Pair[], text: string): Difference[] {
  const read = sentencePairs(pairs, text).map((pair) => {
    const words = { en: wordsOf(pair.en, text), ar: wordsOf(pair.ar, text) };
    return { pair, words, bound: { en: boundIn(words.en, 'en'), ar: boundIn(words.ar, 'ar') } };
  });
  const roles = new Roles(read.map(({ bound }) => bound));
  return read.flatMap(({ pair, words, bound }) => {
    const whole = { pair, en: spanOf(pair.en), ar: spanOf(pair.ar) };
    const found = valuesApart(pair, text, words);
    const denied = deniedOnlyIn(words);
    const excepted = denied === null ? exceptedOnlyIn(words) : null;
    if (denied !== null) found.push({ kind: 'polarity', ...whole, onlyIn: denied });
    else if (excepted !== null) found.push({ kind: 'exception', ...whole, onlyIn: excepted });
    if (bound.en !== null && bound.ar !== null && roles.differ(bound.en, bound.ar))
      found.push({ kind: 'party', ...whole, onlyIn: null });
    return found;
  });
}

function valuesApart(pair: Pair, text: string, words: Record<Language, string>): Difference[] {
  const whole = { pair, en: spanOf(pair.en), ar: spanOf(pair.ar) };
  const values = { en: located(pair.en, text, 'en'), ar: located(pair.ar, text, 'ar') };
  return KINDS.flatMap((kind): Difference[] => {
    const of = (lang: Language) => values[lang].filter((value) => value.kind === kind);
    // What was not read as a value of this kind may stand there all the same.
    const only = (lang: Language, other: Language) =>
      of(lang).filter(
        (value) => !of(other).some(({ key }) => key === value.key) && !isNamedIn(value, words[other], other),
      );
    const [some, others] = [only('en', 'ar'), only('ar', 'en')];
    for (const en of some) {
      const ar = others.find(({ unit }) => unit === en.unit) ?? others[0];
      if (ar !== undefined) return [{ kind, pair, en, ar, onlyIn: null }];
    }
    if (some[0] !== undefined) return [{ kind, ...whole, en: some[0], onlyIn: 'en' }];
    return others[0] === undefined ? [] : [{ kind, ...whole, ar: others[0], onlyIn: 'ar' }];
  });
}

const spanOf = (units: readonly Unit[]): Span => ({
  start: units[0]?.start ?? 0,
  end: units.at(-1)?.end ?? 0,
});
const wordsOf = (units: readonly Unit[], text: string) =>
  units.map(({ start, end }) => text.slice(start, end)).join('\n');

function located(units: readonly Unit[], text: string, lang: Language): Value[] {
  return units.flatMap(({ start, end }) =>
    valuesIn(text.slice(start, end), lang).map((value) => ({
      ...value,
      start: start + value.start,
      end: start + value.end,
    })),
  );
}
