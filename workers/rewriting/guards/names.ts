import type { Language } from '#shared/contracts/common.js';
import { ARABIC_ROLES } from '#workers/engines/text/arabic-parties.js';
import { compileArabic, fold } from '#workers/engines/text/arabic.js';
import { ROLES } from '#workers/engines/text/parties.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import type { Token } from './tokens.js';

/** Share of capitals from which on a text is written in capitals, so that they tell nothing. */
const ALL_CAPITALS = 0.6;
const CAPITALIZED = /(?<![\p{L}\d])\p{Lu}[\p{L}\p{N}&]*/gu;
/** What a sentence, an item or a quotation may begin behind. */
const OPENING =
  /(?:^|(?:^|\s)[-•]|[.!?:;("\n[]|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2}){0,3})[.)])\s{0,9}$/;
const FUNCTION_WORDS = new Set(
  'a an the this that these those if in on at by for from of to with and or but nor as any all each every no not where when whenever while until unless upon after before during within without under such it its they their he she his her there such provided subject except save notwithstanding despite neither either both should shall may will must including however furthermore moreover i we you our your my'.split(' '),
); // prettier-ignore
const ROLE_WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...ROLES].sort((a, b) => b.length - a.length).join('|')}|Party of the (?:First|Second) Part)(?:s|es)?(?![\\p{L}\\d])`,
  'giu',
);
const SELF = /(?<![\p{L}\d])this (?:agreement|contract|deed|lease|policy)(?![\p{L}\d])/giu;
/** Persons of letters, policies and many franchises, in all forms. */
const PERSONS: readonly (readonly [string, RegExp])[] = [
  ['we', /(?<![\p{L}\d])(?:[Ww]e|us|[Oo]urs?)(?![\p{L}\d])/gu],
  ['you', /(?<![\p{L}\d])[Yy]ou(?:rs?)?(?![\p{L}\d])/gu],
  ['i', /(?<![\p{L}\d.(])(?:I(?![.)])|i(?= )|me|[Mm]y)(?![\p{L}\d])/gu],
];
const QUOTED = /"([^"\n]{2,80})"/g;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s)]{1,200}|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{1,40}/g;

/** Tells whether a word begins a sentence or an item, where a capital tells nothing. */
const isOpening = (plain: string, index: number) => OPENING.test(plain.slice(Math.max(0, index - 12), index));

export const isInCapitals = (text: string): boolean => {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0;
  return letters > 20 && (text.match(/[A-Z]/g)?.length ?? 0) / letters > ALL_CAPITALS;
};

/** Words with a capital within a sentence, which are names or defined terms wherever they stand. */
function capitalizedWithin(plain: string): Set<string> {
  const found = new Set<string>();
  const inCapitals = isInCapitals(plain);
  for (const { 0: word, index } of plain.matchAll(CAPITALIZED))
    if (
      !FUNCTION_WORDS.has(word.toLowerCase()) &&
      !isOpening(plain, index) &&
      !(inCapitals && /^\p{Lu}+$/u.test(word))
    )
      found.add(word);
  return found;
}

/** The names that two wordings of a clause are compared by. */
export interface KnownNames {
  /** The document's own names that are no single word with a capital. */
  phrases: readonly string[];
  /** Words that are names even where they begin a sentence. */
  words: ReadonlySet<string>;
}

/** Returns what counts as a name in either of two plain forms. */
export function knownNames(original: string, revised: string, terms: readonly string[]): KnownNames {
  const phrases = terms.filter((term) => !/^\p{Lu}[\p{L}\p{N}&]*$/u.test(term));
  const single = terms.filter((term) => !phrases.includes(term));
  return {
    phrases,
    words: new Set([...single, ...capitalizedWithin(original), ...capitalizedWithin(revised)]),
  };
}

/** Returns the names in a clause's plain form: its parties, roles and defined terms, quoted words, and addresses. */
export function namesOf(plain: string, lang: Language, known: KnownNames): Token[] {
  const found: Token[] = [];
  const taken = (start: number, end: number) => found.some((one) => one.start < end && start < one.end);
  const add = (value: string, words: string, start: number) => {
    const end = start + words.length;
    if (!taken(start, end))
      found.push({ kind: 'name', value, words, start, end, ...sideAt(plain, start, end, lang) });
  };
  for (const { 0: words, index } of plain.matchAll(ADDRESS)) add(words.toLowerCase(), words, index);
  const own = lang === 'en' ? (term: string) => normalizeText(term) : fold;
  for (const term of [...known.phrases].sort((a, b) => b.length - a.length))
    for (const index of indexesOf(plain, own(term))) add(own(term), own(term), index);
  if (lang === 'ar') {
    for (const { 0: words, 1: role = '', index } of plain.matchAll(ARABIC_ROLE_WORDS))
      add(role, words, index);
    for (const { 0: words, index } of plain.matchAll(/(?<![A-Za-z\d])[A-Za-z][\w&-]*/g))
      add(words, words, index);
  } else {
    for (const [value, pattern] of PERSONS)
      for (const { 0: words, index } of plain.matchAll(pattern)) add(value, words, index);
    const inCapitals = isInCapitals(plain);
    for (const { 0: words, index } of plain.matchAll(SELF)) add('this agreement', words, index);
    for (const { 0: words, index } of plain.matchAll(ROLE_WORDS))
      add(
        singular(
          (inCapitals || isOpening(plain, index)) && !known.words.has(words) ? words.toLowerCase() : words,
        ),
        words,
        index,
      );
    for (const { 0: words, index } of plain.matchAll(CAPITALIZED))
      if (known.words.has(words)) add(singular(words), words, index);
  }
  if (lang === 'ar')
    for (const { 0: whole, 1: words = '', index } of plain.matchAll(NAMED))
      add(words, words, index + whole.length - words.length);
  for (const { 1: words = '', index } of plain.matchAll(QUOTED)) add(`"${words}"`, words, index + 1);
  return found;
}

const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word);

function indexesOf(text: string, term: string): number[] {
  const found: number[] = [];
  if (term === '') return found;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length))
    if (!/[\p{L}\d]/u.test(text.charAt(at + term.length)) || hasArabicEnd(term)) found.push(at);
  return found;
}
const hasArabicEnd = (term: string) => /[ء-ي]$/.test(term);

const ARABIC_ROLE_WORDS = compileArabic(
  `(?<![ء-ي])[وف]?(?:[بك]?ال|لل|[بلك])?(${[...ARABIC_ROLES]
    .map((role) => role.replace(/^ال/, ''))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?:ين|ون|ات|ان)?(?![ء-ي])`,
  'g',
);

/** What bears a name that Arabic does not mark by a capital. */
const NAMED = compileArabic(
  '(?<![ء-ي])[وف]?[بل]?(?:شركة|مؤسسة|مصرف|بنك|مدينة|السيد|السيدة|محكمة|وزارة|مجموعة|مصنع|دولة) ([ء-ي]+)',
  'g',
);

const BEFORE = {
  to: /\b(?:to|upon|against|towards?)\s+(?:(?:the|any|each|either|such|said|an?|that)\s+)?$/i,
  from: /\b(?:by|from|of)\s+(?:(?:the|any|each|either|such|said|an?|that)\s+)?$/i,
  by: /\bby\s+(?:(?:the|any|each|either|such|said|an?|that)\s+)?$/i,
};
const ARABIC_TO = /(?:^|[^ء-ي])(?:الي|لصالح|تجاه|ضد)\s+$/;
const ARABIC_FROM = /(?:^|[^ء-ي])(?:من|عن|بواسطه|من قبل|من جانب)\s+$/;

function sideAt(plain: string, start: number, end: number, lang: Language): Pick<Token, 'side' | 'byIt'> {
  const before = plain.slice(Math.max(0, start - 20), start);
  if (lang === 'ar') {
    if (/^[وف]?لل/.test(plain.slice(start, end)) || ARABIC_TO.test(before)) return { side: 'to' };
    return ARABIC_FROM.test(before) ? { side: 'from' } : {};
  }
  if (BEFORE.by.test(before)) return { side: 'from', byIt: true };
  if (BEFORE.from.test(before) || /^'s?\b/.test(plain.slice(end, end + 2))) return { side: 'from' };
  return BEFORE.to.test(before) ? { side: 'to' } : {};
}
