import type { Language } from '#shared/contracts/common.js';
import { daysApart, isDayApart, isSameDay } from './dates.js';
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
  /** `day` is a difference of one day between dates of the two calendars. */
  kind: ValueKind | 'day' | 'party' | 'polarity' | 'exception';
  /** What stands side by side. */
  pair: Pair;
  /** The words that differ, or the whole passage where it lacks what the other says. */
  en: Span;
  ar: Span;
  /** The language in which something stands that the other lacks; null if both say it, each in its own way. */
  onlyIn: Language | null;
  /** The days between two dates of which one is of the Hijri calendar. */
  daysApart?: number;
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
        (value) => !of(other).some((one) => isSame(one, value)) && !isNamedIn(value, words[other], other),
      );
    const [some, others] = [only('en', 'ar'), only('ar', 'en')];
    if (kind === 'date') return datesApart(whole, { en: of('en'), ar: of('ar') }, { en: some, ar: others });
    for (const en of some) {
      const ar = others.find(({ unit }) => unit === en.unit) ?? others[0];
      if (ar !== undefined) return [{ kind, pair, en, ar, onlyIn: null }];
    }
    if (some[0] !== undefined) return [{ kind, ...whole, en: some[0], onlyIn: 'en' }];
    return others[0] === undefined ? [] : [{ kind, ...whole, ar: others[0], onlyIn: 'ar' }];
  });
}

const isSame = (a: Value, b: Value) => (a.kind === 'date' ? isSameDay(a, b) : a.key === b.key);

/**
 * Returns how the dates of a pair differ: dates of two calendars that are one day apart are told as that, unless their own
 * text names the other one too. `only` are the dates that the other text does not name.
 */
function datesApart(
  whole: Pick<Difference, 'pair' | 'en' | 'ar'>,
  all: Record<Language, readonly Value[]>,
  only: Record<Language, readonly Value[]>,
): Difference[] {
  const unmet = (own: Language, other: Language) =>
    only[own].filter(
      (value) =>
        !all[other].some(
          (one) => isDayApart(value, one) && all[own].some((second) => isSameDay(second, one)),
        ),
    );
  const [some, others] = [unmet('en', 'ar'), unmet('ar', 'en')];
  const [en] = some;
  if (en === undefined) {
    const [ar] = others;
    return ar === undefined ? [] : [{ kind: 'date', ...whole, ar, onlyIn: 'ar' }];
  }
  const ar = others.find((one) => isDayApart(en, one)) ?? others[0];
  if (ar === undefined) return [{ kind: 'date', ...whole, en, onlyIn: 'en' }];
  const isOfTwoCalendars = (en.hijri === true) !== (ar.hijri === true);
  return [
    {
      kind: isDayApart(en, ar) ? 'day' : 'date',
      ...whole,
      en,
      ar,
      onlyIn: null,
      ...(isOfTwoCalendars ? { daysApart: daysApart(en, ar) } : {}),
    },
  ];
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
