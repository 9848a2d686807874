import type { Language } from '#shared/contracts/common.js';
import { analyse, isStopWord, type Token } from './analyse.js';
import { lawsNamedIn, readReferences, type LawReference } from './references.js';
import type { SearchQuery } from './search.js';
import { meantTerms } from './spelling.js';
import { relatives, thesaurus, type Entry } from './thesaurus.js';

/** Weight of what is added to a word, beside that of the word itself. */
const RELATIVE = 0.55;
/** Weight of words of earlier questions in one that follows on them. */
const EARLIER = 0.35;
/** A question with no more words than this may rest on the ones before it. */
const SHORT = 4;
/** A word counts as one of its own from this weight on, and words of earlier questions together for no more than this part of those. */
const OWN = 0.7;
const EARLIER_PART = 0.5;
const MAX_GROUPS = 40;

/** Words that ask, and say nothing of what is asked about. */
const ASKING = new Set(
  analyse(
    `factors factor weighed deciding decide saudi count counts matter matters question article articles law laws legal legally rule rules regulation regulations provision provisions allowed possible required require requirement entitled
    right rights obligation explain mean means define definition state states apply applies according period maximum minimum time long person people case cases
    نص ينص تنص النظام نظام قانون المادة مادة حكم الحكم القانوني النظامي حكمه السعودي نظاما حق حقي مدة الحد الأقصى الأدنى تعريف المقصود معنى شخص حالة حالات الحالات يعتبر`,
  ).map(({ term }) => term),
);
const ASKING_WEIGHT = 0.45;
/** A name of a party tells the document, and little of the passage. */
const NAME_WEIGHT = 0.4;

/** Beginnings that make a question go on from the one before: "and …", "what about …", or a word for what was said. */
const FOLLOWS =
  /^\s*(?:and|but|or|so|then|also|what about|how about|what if|[وف][\u0621-\u064a]|طيب)|\b(?:its?|that|this|those|these|they|them|ones?)\b|(?<![\u0621-\u064a])(?:ذلك|هذا|هذه|تلك|(?:في|عن|من|ل|ب|علي)(?:ه|ها|هم))(?![\u0621-\u064a])/i;

type Group = SearchQuery['groups'][number];

/** Joins alternatives, each with the greater of its weights. */
function groupOf(word: string, terms: readonly (readonly [term: string, weight: number])[]): Group {
  const weights = new Map<string, number>();
  for (const [term, weight] of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  return { word, terms: [...weights].map(([term, weight]) => ({ term, weight })) };
}

const isMeaningful = ({ word }: Token) => !isStopWord(word);

/** Finds the longest entries of the thesaurus from a position on. */
function entriesAt(tokens: readonly Token[], at: number): { entries: readonly Entry[]; length: number } {
  const { longest, entries } = thesaurus();
  const first = tokens[at]?.term ?? '';
  for (let length = Math.min(longest.get(first) ?? 0, tokens.length - at); length > 0; length -= 1) {
    const key = tokens.slice(at, at + length).map(({ term }) => term);
    const found = entries.get(key.join(' '));
    if (found !== undefined) return { entries: found, length };
  }
  return { entries: [], length: 0 };
}

/** Tells whether a word is written as a name: with a capital letter within an English sentence, or in Latin letters in an Arabic one. */
const isName = (text: string, { start }: Token) =>
  /[A-Z]/.test(text.charAt(start)) || (/[a-z]/.test(text.charAt(start)) && script(text) === 'ar');

/** Share of a word of the name of a law: the name says where to look, and little of what. */
const LAW_NAME_WEIGHT = 0.35;

function groupsOf(text: string, tokens: readonly Token[], base: number): Group[] {
  const groups: Group[] = [];
  const inName = lawsNamedIn(tokens);
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const factor = base * (inName.some(({ from, to }) => at >= from && at < to) ? LAW_NAME_WEIGHT : 1);
    const { entries, length } = entriesAt(tokens, at);
    if (length > 1) {
      const words = tokens.slice(at, at + length).filter(isMeaningful);
      groups.push(...phraseGroups(words, entries, factor));
      at += length;
      continue;
    }
    at += 1;
    if (!isMeaningful(token)) continue;
    const weight = factor * (ASKING.has(token.term) ? ASKING_WEIGHT : 1);
    const named = entries.length === 0 && isName(text, token);
    const group = groupOf(token.word, alternatives(token.term, entries, weight * (named ? NAME_WEIGHT : 1)));
    const meant = entries.length > 0 || named ? [] : meantTerms(token.word);
    groups.push({
      ...group,
      ...(named ? { isName: true } : {}),
      ...(meant.length > 0 ? { meant: meantAlternatives(meant, weight) } : {}),
    });
  }
  return groups;
}

/** Share of a word that may be misspelt, as the words that it may have been meant for. */
const MISSPELT = 0.8;

const meantAlternatives = (terms: readonly string[], weight: number): Group['terms'] =>
  groupOf(
    '',
    terms.flatMap((term) => alternatives(term, thesaurus().entries.get(term) ?? [], weight * MISSPELT)),
  ).terms;

/** Weight of an Arabic adjective in its other gender, beside that of the word itself: «سنوي» and «سنوية». */
const OTHER_GENDER = 0.9;
const otherGender = (term: string): string[] =>
  /^[\u0621-\u064a]{3,}ي$/.test(term)
    ? [`${term}ه`]
    : /^[\u0621-\u064a]{3,}يه$/.test(term)
      ? [term.slice(0, -1)]
      : [];

/** The term itself, its relatives, and the words that stand for it. */
function alternatives(term: string, entries: readonly Entry[], weight: number): [string, number][] {
  const made: [string, number][] = [[term, weight]];
  for (const other of otherGender(term)) made.push([other, weight * OTHER_GENDER]);
  for (const relative of relatives(term)) made.push([relative, weight * RELATIVE]);
  for (const { terms, strength } of entries) {
    const part = strength / Math.sqrt(terms.length);
    for (const other of terms) {
      made.push([other, weight * part]);
      for (const relative of relatives(other)) made.push([relative, weight * part * RELATIVE]);
    }
  }
  return made;
}

/** Terms that a word stands for by themselves. */
const soleTerms = (term: string): string[] =>
  (thesaurus().entries.get(term) ?? []).flatMap(({ terms }) => (terms.length === 1 ? terms : []));

/**
 * Makes groups of a phrase: one for each word of what stands for it first, so that a text has to have all of them. The
 * other wordings and the phrase's own words are alternatives of these, in order.
 */
function phraseGroups(words: readonly Token[], entries: readonly Entry[], factor: number): Group[] {
  const count = Math.max(words.length, ...entries.map(({ terms }) => Math.min(terms.length, 3)), 1);
  const parts: [string, number][][] = Array.from({ length: count }, () => []);
  const names: string[] = Array.from(
    { length: count },
    (_, index) => words[index % Math.max(words.length, 1)]?.word ?? '',
  );
  const put = (index: number, term: string, weight: number) => {
    parts[Math.min(index, count - 1)]?.push([term, weight]);
    for (const relative of relatives(term))
      parts[Math.min(index, count - 1)]?.push([relative, weight * RELATIVE]);
  };
  // Of "maternity leave", "leave" alone stands for the leave of anybody.
  const alone = words.map(({ term }) => new Set(soleTerms(term)));
  words.forEach(({ term }, index) => {
    const weight = factor * (ASKING.has(term) ? ASKING_WEIGHT : 1);
    put(index, term, weight);
    for (const { terms, strength } of thesaurus().entries.get(term) ?? []) {
      for (const other of terms) put(index, other, (weight * strength * 0.7) / Math.sqrt(terms.length));
    }
  });
  // A word of the wording belongs to the word that it translates, where that is known; else to the one in its place.
  const places = words.map(
    ({ term }) => new Set((thesaurus().entries.get(term) ?? []).flatMap(({ terms }) => terms)),
  );
  for (const { terms, strength } of entries) {
    terms.forEach((term, index) => {
      const sole = alone.findIndex((known) => known.has(term));
      const place = sole < 0 ? places.findIndex((known) => known.has(term)) : sole;
      put(place < 0 ? index : place, term, factor * strength);
    });
    // A wording of one word stands for the whole phrase.
    if (terms.length === 1) parts.forEach((_, index) => put(index, terms[0] ?? '', factor * strength * 0.5));
  }
  return parts.flatMap((terms, index) => (terms.length === 0 ? [] : [groupOf(names[index] ?? '', terms)]));
}

const distinct = (groups: readonly Group[]): Group[] => {
  const seen = new Set<string>();
  return groups.filter(({ terms }) => {
    const key = terms[0]?.term ?? '';
    return key !== '' && !seen.has(key) && seen.add(key);
  });
};

const script = (text: string): Language =>
  (text.match(/[\u0621-\u064a]/g)?.length ?? 0) * 2 > (text.match(/[A-Za-z]/g)?.length ?? 0) ? 'ar' : 'en';

/** Gives articles without a law the one that was named last: "Labor Law art. 77", "and article 78?" */
function inLaw(references: readonly LawReference[], earlier: readonly string[]): LawReference[] {
  if (!references.some(({ law, article }) => law === null && article !== null)) return [...references];
  const named = earlier
    .toReversed()
    .flatMap((question) => readReferences(question))
    .find(({ law }) => law !== null);
  return references.map(({ law, article }) => ({ law: law ?? named?.law ?? null, article }));
}

const weightOf = ({ terms }: Group) => Math.max(0, ...terms.map(({ weight }) => weight));
const weightsOf = (groups: readonly Group[]) => groups.reduce((sum, group) => sum + weightOf(group), 0);

/** Lets words of earlier questions count for less than those of a question that has words of its own: "How can it be terminated?" */
function lessThan(own: readonly Group[], before: readonly Group[]): Group[] {
  const most = weightsOf(own.filter((group) => weightOf(group) >= OWN)) * EARLIER_PART;
  const part = most === 0 ? 1 : Math.min(1, most / (weightsOf(before) || 1));
  return before.map((group) => ({
    ...group,
    terms: group.terms.map(({ term, weight }) => ({ term, weight: weight * part })),
  }));
}

/**
 * Reads a question: its words with what else may stand for them in laws and documents of both languages, and the laws and
 * articles that it names. A short question takes words of the earlier ones, for less.
 */
export function readQuery(
  text: string,
  options: { lang?: Language | undefined; earlier?: readonly string[] | undefined } = {},
): SearchQuery {
  const references = inLaw(readReferences(text), options.earlier ?? []);
  const numbers = new Set(
    references.flatMap(({ article }) => (article === null ? [] : [article.split(' ')[0]])),
  );
  const own = distinct(
    groupsOf(
      text,
      analyse(text).filter(({ term }) => !numbers.has(term)),
      1,
    ),
  );
  const isWhole = own.filter((group) => weightOf(group) >= OWN).length > 1 && !FOLLOWS.test(text);
  const rests = own.length <= SHORT && !isWhole ? (options.earlier ?? []).slice(-2) : [];
  const before = distinct(rests.flatMap((question) => groupsOf(question, analyse(question), EARLIER)));
  return {
    text,
    lang: options.lang ?? script(text),
    groups: distinct([...own, ...lessThan(own, before)]).slice(0, MAX_GROUPS),
    references,
  };
}
