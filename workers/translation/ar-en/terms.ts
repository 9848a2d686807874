import { legalTerms } from '#platform/law/glossary.js';
import { fold } from '#workers/engines/text/arabic.js';
import type { TermPair } from '../draft.js';
import { plural } from './english.js';
import { lexicon, type NounReading } from './lexicon/lexicon.js';
import type { Item } from './scan.js';
import { bareWord, hasArticle, openings, type Opening } from './term-openings.js';

interface Term {
  /** Folded words without the article, and whether each was written with it. */
  words: { bare: string; definite: boolean }[];
  reading: NounReading;
  exact: boolean;
}

/** Terms by the first of their words. */
export type TermIndex = Map<string, Term[]>;

/** The Arabic variants of an entry: what is in brackets is a hint, a slash parts them. */
const variants = (ar: string) =>
  ar
    .replace(/\([^)]*\)/g, '')
    .split('/')
    .map((text) => text.trim())
    .filter((text) => text !== '');
const withoutHint = (en: string) =>
  en
    .replace(/\s*\([^)]*\)/g, '')
    .split(' / ')[0]
    ?.trim() ?? '';

function noun(en: string, head: string, many: boolean): NounReading {
  const known = lexicon()
    .forms.get(head)
    ?.find((reading) => reading.pos === 'noun');
  const mass = known?.mass === true && !many;
  return {
    pos: 'noun',
    en: many ? plural(en) : en,
    number: many ? 'many' : 'one',
    feminine: many || head.endsWith('ه'),
    human: known?.human ?? false,
    agent: known?.agent ?? false,
    mass,
    abstract: known?.abstract === true && !many,
  };
}

function add(index: TermIndex, ar: string, reading: NounReading, exact: boolean) {
  const words = fold(ar).split(/\s+/).map(bareWord);
  const first = words[0]?.bare;
  if (first === undefined) return;
  const terms = index.get(first) ?? [];
  terms.push({ words, reading, exact });
  terms.sort((one, other) => other.words.length - one.words.length);
  index.set(first, terms);
}

/** Adds a term in the singular and, where the plural of its first word is known, in the plural. */
function addTerm(index: TermIndex, ar: string, en: string, exact: boolean) {
  const [head = '', ...rest] = fold(ar).split(/\s+/);
  const { bare, definite } = bareWord(head);
  add(index, ar, noun(en, bare, false), exact);
  for (const many of lexicon().plurals.get(bare) ?? []) {
    add(index, [definite ? `ال${many}` : many, ...rest].join(' '), noun(en, bare, true), exact);
  }
}

/** «تحقيق الأهداف»: the action of a verb, which means "achieve" before these words. */
function withVerb(reading: NounReading, [head = '']: readonly string[]): NounReading {
  const { sense: en } = reading;
  if (en === undefined || en === '') return reading;
  const past = fold(head);
  const known = lexicon().forms.get(past) ?? [];
  const verb = known.flatMap((other) => (other.pos === 'noun' ? (other.verb ?? []) : []))[0];
  const plain = { past, intransitive: false, stative: false, twoObjects: false, prepositions: new Map() };
  return { ...reading, abstract: true, verb: { ...(verb ?? plain), en } };
}

let general: TermIndex | undefined;

/** The terms of the product's glossary that have several words, and the compound nouns of the lexicon. */
export function generalTerms(): TermIndex {
  if (general !== undefined) return general;
  general = new Map();
  for (const { words, reading } of lexicon().compounds)
    add(general, words.join(' '), withVerb(reading, words), true);
  const known = new Set<string>();
  for (const { ar, en } of legalTerms()) {
    for (const variant of ar) {
      if (known.has(variant)) continue;
      known.add(variant);
      // Single words depend on their context, which the lexicon knows better.
      const [head = ''] = fold(variant).split(' ');
      const isAction = en.includes(' of ') && lexicon().forms.get(bareWord(head).bare)?.some((reading) => reading.pos === 'noun' && reading.verb !== undefined) === true; // prettier-ignore
      // «نقل العامل» is no "Relocation": one word for an action drops who it is done to.
      const isShort = !en.includes(' ') && lexicon().forms.get(head)?.some((reading) => reading.pos === 'noun' && reading.verb !== undefined) === true; // prettier-ignore
      if (variant.includes(' ') && !variant.startsWith('ي') && !isAction && !isShort)
        addTerm(general, variant, en, false);
    }
  }
  return general;
}

/** The user's own terms. */
export function termIndex(terms: readonly TermPair[]): TermIndex {
  const index: TermIndex = new Map();
  for (const { ar, en } of terms)
    for (const variant of variants(ar)) addTerm(index, variant, withoutHint(en), true);
  return index;
}

export interface TermMatch {
  reading: NounReading;
  /** Its words, without what is joined to the first of them. */
  base: string;
  conjunction: 'و' | 'ف' | null;
  preposition: 'ب' | 'ل' | 'ك' | null;
  definite: boolean;
  /** The words that tell what it means, and how many of them are read with it. */
  count: number;
  taken: number;
  accusative: boolean;
  /** The pronoun that ends its last word, «رأس مالها», or its first, «نظامها الأساسي». */
  ending: string;
}

const ENDING = /^(?:ه|ها|هم|هما)$/;
/** The pronoun that ends a word: ها in «مالها», where the term has «مال». */
function endingOf(written: string, bare: string): string {
  const stem = bare.endsWith('ه') ? `${bare.slice(0, -1)}ت` : bare;
  const ending = written.startsWith(stem) ? written.slice(stem.length) : '';
  return ENDING.test(ending) ? ending : '';
}

function matches(
  term: Term,
  items: readonly Item[],
  at: number,
  { ending, accusative }: Pick<Opening, 'ending' | 'accusative'>,
): boolean {
  if ((ending !== '' || accusative) && term.words.length === 1) return false;
  return term.words.every(({ bare, definite }, index) => {
    if (index === 0) return true;
    const item = items[at + index];
    if (item?.type !== 'arabic') return false;
    const written = bareWord(item.form);
    // «نظامها الأساسي»: after a pronoun, what belongs to the noun has the article.
    if (ending !== '') return written.bare === bare && written.definite;
    if (index === term.words.length - 1 && endingOf(item.form, bare) !== '')
      return !hasArticle(items[at]?.form ?? '');
    if (accusative && item.form === `${bare}ا`) return !definite;
    return written.bare === bare && (written.definite || !definite);
  });
}

const isAdjective = (form: string) =>
  lexicon()
    .forms.get(form)
    ?.some(({ pos }) => pos === 'adjective') === true;
const isNoun = (form: string) =>
  lexicon()
    .forms.get(form)
    ?.some(({ pos }) => pos === 'noun') === true;

/** «تقرير فني أو مالي»: another adjective is joined to that of the term, so that both belong to the noun. */
function isShared(term: Term, items: readonly Item[], at: number): boolean {
  const [, last] = term.words;
  if (term.words.length !== 2 || last === undefined || term.reading.sense !== undefined) return false;
  const written = bareWord(items[at + 1]?.form ?? '');
  const joint = items[at + 2]?.form ?? '';
  const joined = joint === 'او' ? (items[at + 3]?.form ?? '') : joint.startsWith('و') ? joint.slice(1) : '';
  const next = bareWord(joined);
  return (
    next.definite === written.definite &&
    isAdjective(next.bare) &&
    !isNoun(next.bare) &&
    isAdjective(last.bare)
  );
}

/** The longest term that begins at an item, or null. */
export function termAt(index: TermIndex, items: readonly Item[], at: number): TermMatch | null {
  const item = items[at];
  if (item?.type !== 'arabic') return null;
  let best: TermMatch | null = null;
  for (const { conjunction, preposition, definite, bare, ending, accusative } of openings(item.form)) {
    for (const term of index.get(bare) ?? []) {
      const count = term.words.length;
      if (best !== null && count <= best.count) break;
      if (!matches(term, items, at, { ending, accusative }) || isShared(term, items, at)) continue;
      // The sense of one word in front of others: «عقد الاجتماعات».
      const isSense = term.reading.sense !== undefined;
      const last = isSense ? undefined : items[at + count - 1];
      best = {
        reading: term.reading,
        base: [bare, ...items.slice(at + 1, at + (isSense ? 1 : count)).map(({ form }) => form)].join(' '),
        conjunction: conjunction === 'و' || conjunction === 'ف' ? conjunction : null,
        preposition: preposition === 'ب' || preposition === 'ل' || preposition === 'ك' ? preposition : null,
        definite:
          definite ||
          term.reading.named === true ||
          (count > 1 && hasArticle((last?.form ?? '').replace(/^و(?=ال)/, ''))),
        count,
        taken: isSense ? 1 : count,
        accusative,
        ending:
          ending === '' && count > 1 ? endingOf(last?.form ?? '', term.words.at(-1)?.bare ?? '') : ending,
      };
      break;
    }
  }
  return best;
}
