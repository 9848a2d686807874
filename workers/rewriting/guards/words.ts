import { diffArrays } from 'diff';
import type { Language } from '#shared/contracts/common.js';
import { fold } from '#workers/engines/text/arabic.js';
import { ARABIC_OPPOSITES } from './arabic-marks.js';
import { ENGLISH_OPPOSITES } from './english-marks.js';
import type { Token } from './tokens.js';

const WORD = /[\p{L}\p{M}'-]{1,60}|\d{1,20}/gu;
/** Words after a negation that it may deny. */
const DENIED_WORDS = 4;
const VERB = /^ (?:(?:is|are|was|were|be|has been|have been|does|do|shall|will|may|must|can) ?){1,2}$/i;
const STEM_CHARS = 6;
const LEAST_CHARS = 3;
const PREFIX = /^(?:un|non-?|in|im|ir|il|dis|mis)(?=[a-z]{4})/;
const COMMON = new Set(
  'the and are any for its has had was not nor who all may can out per his her our you but if or be been that this these those with from which such other than have been will shall must they their them into upon under when where what whom whose there here also each every being does were than then only'.split(' '),
); // prettier-ignore
const OPPOSITES = {
  en: ENGLISH_OPPOSITES,
  ar: ARABIC_OPPOSITES.map(([one, other]) => [fold(one), fold(other)] as const),
};

/** A word that says something by itself, by the part that its forms have in common. */
interface ContentWord {
  stem: string;
  word: string;
  start: number;
}

const stemOf = (word: string, lang: Language) =>
  lang === 'en'
    ? word
        .toLowerCase()
        .replace(/'s$/, '')
        .replace(/(?:ies|es|s|ed|ing|y|e)$/, '')
        .slice(0, STEM_CHARS)
    : word.replace(/^[وف]?(?:[بك]?ال|لل|[بل](?=[ء-ي]{4}))/, '').replace(/(?:ها|هم|هما|ات|ون|ين|ان|ه|ا)$/, '');

function contentWords(plain: string, lang: Language): ContentWord[] {
  return [...plain.matchAll(WORD)]
    .filter(({ 0: word }) => word.length >= LEAST_CHARS && !COMMON.has(word.toLowerCase()))
    .map(({ 0: word, index }) => ({ stem: stemOf(word, lang), word, start: index }));
}

const countsOf = (words: readonly ContentWord[]) => {
  const counts = new Map<string, number>();
  for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

/** A text's plain form with its marks. */
export interface Marked {
  plain: string;
  tokens: readonly Token[];
}

/** Returns words of a rewording that say the opposite of words that it leaves out, each with these. */
export function oppositesIn(original: Marked, revised: Marked, lang: Language): [string, string][] {
  const [before, after] = [
    wordsWithout(original.plain, revised.plain, lang),
    wordsWithout(revised.plain, original.plain, lang),
  ];
  const found: [string, string][] = [];
  for (const gone of before)
    for (const come of after) {
      const pairs = OPPOSITES[lang].some(
        ([one, other]) =>
          (begins(gone, one, lang) && begins(come, other, lang)) ||
          (begins(gone, other, lang) && begins(come, one, lang)),
      );
      if (pairs || (lang === 'en' && isDenialOf(gone, come))) found.push([gone, come]);
    }
  return found;
}
const begins = (word: string, stem: string, lang: Language) =>
  lang === 'en'
    ? word.startsWith(stem)
    : word.replace(/^[وف]?(?:[بك]?ال|لل|[بل])?/, '') === stem || word === stem;
const isDenialOf = (one: string, other: string) => isPrefixed(one, other) || isPrefixed(other, one);
const isPrefixed = (longer: string, shorter: string) =>
  PREFIX.test(longer) &&
  longer.replace(PREFIX, '').slice(0, 5) === shorter.slice(0, 5) &&
  longer.length > shorter.length;

/** Returns the words of a text that another has fewer times. */
function wordsWithout(text: string, other: string, lang: Language): string[] {
  const counts = new Map<string, number>();
  for (const [word] of other.matchAll(WORD))
    counts.set(folding(word, lang), (counts.get(folding(word, lang)) ?? 0) + 1);
  return [...text.matchAll(WORD)].flatMap(([raw]) => {
    const word = folding(raw, lang);
    const rest = counts.get(word) ?? 0;
    counts.set(word, rest - 1);
    return rest > 0 ? [] : [word];
  });
}
const folding = (word: string, lang: Language) => (lang === 'en' ? word.toLowerCase() : fold(word));

/** Returns words of which one wording denies another than the other does, though both have them as often. */
export function deniedElsewhere(original: Marked, revised: Marked, lang: Language): string[] {
  const [before, after] = [deniedIn(original, lang), deniedIn(revised, lang)];
  const one = (here: typeof before, there: typeof before) =>
    here.firsts.filter(
      (stem) => here.counts.get(stem) === 1 && there.counts.get(stem) === 1 && !there.near.has(stem),
    );
  return [...new Set([...one(before, after), ...one(after, before)])];
}

function deniedIn({ plain, tokens }: Marked, lang: Language) {
  const words = contentWords(plain, lang);
  const near = new Set<string>();
  const firsts: string[] = [];
  for (const { end, start } of tokens.filter(({ kind }) => kind === 'negation')) {
    const next = words.filter((word) => word.start >= end).slice(0, DENIED_WORDS);
    const [first] = next;
    if (first !== undefined && !/[.;:؛,]/.test(plain.slice(end, first.start))) firsts.push(first.stem);
    // "Shall not, without consent, assign": what is denied stands behind what is inserted.
    const inserted = plain.startsWith(',', end) ? plain.indexOf(',', end + 1) : -1;
    const behind = inserted < 0 ? [] : words.filter((word) => word.start > inserted).slice(0, DENIED_WORDS);
    for (const { stem } of [...next, ...behind]) near.add(stem);
    // "Payment is not due" denies what "no payment is due" does.
    const last = words.findLast((word) => word.start < start);
    if (last !== undefined && VERB.test(plain.slice(last.start + last.word.length, start)))
      near.add(last.stem);
  }
  return { firsts, near, counts: countsOf(words) };
}

/** Returns words that stand in each other's place in a rewording: what one did, the other does. */
export function exchangedWords(original: Marked, revised: Marked, lang: Language): string[] {
  const [before, after] = [contentWords(original.plain, lang), contentWords(revised.plain, lang)];
  const parts = diffArrays(
    before.map(({ stem }) => stem),
    after.map(({ stem }) => stem),
  );
  const hunks: { gone: string[]; come: string[] }[] = [];
  let open = false;
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      open = false;
      continue;
    }
    if (!open) hunks.push({ gone: [], come: [] });
    open = true;
    hunks.at(-1)?.[added ? 'come' : 'gone'].push(...value);
  }
  const found = new Set<string>();
  for (const [at, one] of hunks.entries())
    for (const other of hunks.slice(at + 1)) {
      const there = one.gone.filter((word) => other.come.includes(word));
      const back = other.gone.filter((word) => one.come.includes(word));
      if (there.length > 0 && back.length > 0) for (const word of [...there, ...back]) found.add(word);
    }
  return [...found];
}

/** Returns words that a rewording takes into a condition, and those that it takes out of one. */
export function movedWords(
  original: { text: string; restrictions: readonly { start: number; end: number }[] },
  revised: typeof original,
  lang: Language,
): { into: string[]; out: string[] } {
  const within = ({ text, restrictions }: typeof original) => {
    const words = contentWords(text, lang);
    const counts = countsOf(words);
    return new Map(
      words
        .filter(({ stem }) => counts.get(stem) === 1)
        .map(({ stem, start }) => [
          stem,
          restrictions.some((span) => span.start <= start && start < span.end),
        ]),
    );
  };
  const [before, after] = [within(original), within(revised)];
  const moved = (isWithin: boolean) =>
    [...before].flatMap(([stem, inside]) =>
      inside === isWithin && after.get(stem) === !isWithin ? [stem] : [],
    );
  return { into: moved(false), out: moved(true) };
}
