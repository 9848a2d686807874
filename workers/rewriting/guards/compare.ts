import type { Language } from '#shared/contracts/common.js';
import { marksOf } from './marks.js';
import { isInCapitals, knownNames, namesOf, type KnownNames } from './names.js';
import { plainForm } from './plain-forms.js';
import { sentencesOf, type Sentence } from './sentence.js';
import type { Token, Violation } from './tokens.js';
import { numbersOf, referencesOf } from './values.js';
import { deniedElsewhere, exchangedWords, movedWords, oppositesIn, type Marked } from './words.js';

export type { Violation } from './tokens.js';

export interface Guarded {
  lang: Language;
  /** Names of parties and defined terms of the whole document. */
  terms: readonly string[];
}

/** Something that a rewording may not change and does: the words that it loses and those that it brings in. */
export interface Difference {
  kind: Violation;
  lost: string[];
  added: string[];
}

/**
 * Compares a clause with the same in other words, in the same language, and returns everything that it may not change and does:
 * numbers with their units, references to other clauses, names of parties and defined terms, negations, duties and rights,
 * conditions, limits and exceptions, and what each of them belongs to.
 */
export function differencesOf(original: string, revised: string, { lang, terms }: Guarded): Difference[] {
  const plain = [plainForm(original, lang), plainForm(revised, lang)] as const;
  if (plain[0] === plain[1]) return [];
  const names = knownNames(plain[0], plain[1], terms);
  const [before, after] = [marked(plain[0], lang, names), marked(plain[1], lang, names)];
  const found = tokenDifferences(before, after, lang);
  if (isInCapitals(plain[0]) !== isInCapitals(plain[1])) found.push({ kind: 'name', lost: [], added: [] });
  for (const [gone, come] of oppositesIn(before, after, lang))
    found.push({ kind: 'opposite', lost: [gone], added: [come] });
  if (found.length > 0) return found;
  const moved = deniedElsewhere(before, after, lang);
  if (moved.length > 0) return [{ kind: 'negation', lost: moved, added: [] }];
  return found;
}

/** Returns the kinds of everything that a rewording of a clause may not change and does. */
export const violationsOf = (original: string, revised: string, guarded: Guarded): Violation[] => [
  ...new Set(differencesOf(original, revised, guarded).map(({ kind }) => kind)),
];

function marked(plain: string, lang: Language, known: KnownNames): Marked {
  const references = referencesOf(plain);
  const names = namesOf(plain, lang, known).filter(
    ({ start, end }) => !references.some((one) => one.start < end && start < one.end),
  );
  const tokens = [...numbersOf(plain, lang), ...references, ...names, ...marksOf(plain, lang)];
  return { plain, tokens };
}

function tokenDifferences(before: Marked, after: Marked, lang: Language): Difference[] {
  const [one, other] = [before, after].map(({ plain, tokens }) => sentencesOf(plain, tokens, lang)) as [
    Sentence[],
    Sentence[],
  ];
  const pairs = pairsOf(one, other);
  if (pairs === null) {
    const lost = without(before.tokens, after.tokens);
    const added = without(after.tokens, before.tokens);
    const kinds = [...new Set([...lost, ...added].map(({ kind }) => kind))];
    if (kinds.length === 0)
      return [{ kind: 'order', lost: outOfPlace(before.tokens, after.tokens), added: [] }];
    return asReplaced(
      kinds.map((kind) => ({ kind, lost: wordsOf(lost, kind), added: wordsOf(added, kind) })),
    );
  }
  for (const [left, right] of pairs) {
    const wrong = exchanged(left, right, lang);
    if (wrong.length > 0) return [{ kind: 'order', lost: wrong, added: [] }];
  }
  return [];
}

/** A "may" in the place of a "shall" is one difference. */
function asReplaced(found: Difference[]): Difference[] {
  const [one, other] = found;
  if (found.length !== 2 || one === undefined || other === undefined) return found;
  const [gone, come] = one.added.length === 0 ? [one, other] : [other, one];
  const isReplaced = gone.added.length === 0 && come.lost.length === 0;
  return isReplaced ? [{ kind: gone.kind, lost: gone.lost, added: come.added }] : found;
}

/** Returns the words that stand at another place among the same ones. */
function outOfPlace(tokens: readonly Token[], others: readonly Token[]): string[] {
  const inOrder = (some: readonly Token[]) => [...some].sort((a, b) => a.start - b.start);
  const there = inOrder(others);
  const moved = inOrder(tokens).filter(
    ({ kind, value }, at) => there[at]?.kind !== kind || there[at]?.value !== value,
  );
  return [...new Set(moved.map(({ words }) => words))];
}

const wordsOf = (tokens: readonly Token[], kind: string) => [
  ...new Set(tokens.filter((token) => token.kind === kind).map(({ words }) => words)),
];

function without(tokens: readonly Token[], others: readonly Token[]): Token[] {
  const rest = others.map(({ kind, value }) => `${kind} ${value}`);
  return tokens.filter(({ kind, value }) => {
    const at = rest.indexOf(`${kind} ${value}`);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Pairs the sentences that say the same; null where some do not. A sentence may be divided in two, or two be joined. */
function pairsOf(before: readonly Sentence[], after: readonly Sentence[]): [Sentence, Sentence][] | null {
  const pairs: [Sentence, Sentence][] = [];
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    const [one, other] = [before[at], after[to]];
    if (one === undefined || other === undefined) return null;
    if (isSame(one, other)) {
      pairs.push([one, other]);
      at += 1;
      to += 1;
    } else if (isDivided(one, other, after[to + 1])) {
      at += 1;
      to += 2;
    } else if (isDivided(other, one, before[at + 1])) {
      at += 2;
      to += 1;
    } else return null;
  }
  return pairs;
}

const isSame = (one: Sentence, other: Sentence) =>
  one.bag === other.bag && (one.signature === other.signature || one.line.join() === other.line.join());

/** What a second sentence may repeat of the first, by the beginning of its key. */
const REPEATABLE = /^(?:name|duty|right|negation)\b/;

/** Tells whether a sentence without a condition says what two say, the second of which may repeat who acts and the verb's duty. */
function isDivided(whole: Sentence, first: Sentence, second: Sentence | undefined): boolean {
  if (second === undefined || whole.isConditional) return false;
  const bags = [first.bag, second.bag]
    .filter((bag) => bag !== '')
    .join(', ')
    .split(', ')
    .sort()
    .join(', ');
  if (bags !== whole.bag) return false;
  const own = whole.line.join();
  const repeated = second.line.findIndex((key, at) => key !== first.line[at] || !REPEATABLE.test(key));
  const most = repeated < 0 ? second.line.length : repeated;
  return Array.from({ length: Math.min(3, most + 1) }).some(
    (_, count) => [...first.line, ...second.line.slice(count)].join() === own,
  );
}

/** Returns what stands in the place of another in a sentence whose marks are the same. */
function exchanged(one: Sentence, other: Sentence, lang: Language): string[] {
  const [names, others] = [one, other].map(({ tokens }) => tokens.filter(({ kind }) => kind === 'name')) as [
    Token[],
    Token[],
  ];
  const isRestricted = one.restrictions.length > 0 && one.restrictions.length === other.restrictions.length;
  const { into, out } = isRestricted ? movedWords(one, other, lang) : { into: [], out: [] };
  if (one.line.join() !== other.line.join()) return [...into, ...out];
  // Of a condition that stays in its place the end may be read elsewhere: then words go in one direction only.
  if (into.length > 0 && out.length > 0) return [...into, ...out];
  const turned = names.filter(({ side, value }, at) => {
    const there = others[at];
    return there?.value === value && side !== undefined && there.side !== undefined && side !== there.side;
  });
  if (turned.length > 0) return turned.map(({ words }) => words);
  return exchangedWords({ plain: one.text, tokens: [] }, { plain: other.text, tokens: [] }, lang);
}
