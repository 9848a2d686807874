import { legalTerms } from '#platform/law/glossary.js';
import { fold } from '#workers/engines/text/arabic.js';
import type { TermPair } from '../draft.js';
import { plural } from './english.js';
import { lexicon, type NounReading } from './lexicon/lexicon.js';
import type { Item } from './scan.js';

interface Term {
  /** Folded words without the article, and whether each was written with it. */
  words: { bare: string; definite: boolean }[];
  reading: NounReading;
  exact: boolean;
}

/** Terms by the first of their words. */
export type TermIndex = Map<string, Term[]>;

const ARTICLE = /^ال(?=..)/;
const bareWord = (word: string) => ({ bare: word.replace(ARTICLE, ''), definite: ARTICLE.test(word) });

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

let general: TermIndex | undefined;

/** The terms of the product's glossary that have several words, and the compound nouns of the lexicon. */
export function generalTerms(): TermIndex {
  if (general !== undefined) return general;
  general = new Map();
  for (const { words, reading } of lexicon().compounds) add(general, words.join(' '), reading, true);
  const known = new Set<string>();
  for (const { ar, en } of legalTerms()) {
    for (const variant of ar) {
      if (known.has(variant)) continue;
      known.add(variant);
      // Single words depend on their context, which the lexicon knows better.
      const [head = ''] = fold(variant).split(' ');
      const isAction = en.includes(' of ') && lexicon().forms.get(head.replace(ARTICLE, ''))?.some((reading) => reading.pos === 'noun' && reading.verb !== undefined) === true; // prettier-ignore
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
  conjunction: 'و' | 'ف' | null;
  preposition: 'ب' | 'ل' | 'ك' | null;
  definite: boolean;
  count: number;
  /** The ending of its last word that is a pronoun: «رأس مالها». */
  ending: string;
}

const PREFIX = /^(?<conjunction>[وف]?)(?<preposition>[بلك]?)(?<article>(?:ال)?)/;

/** The ways to part what may be joined to the front of a word from it. */
function openings(
  form: string,
): { conjunction: string; preposition: string; definite: boolean; bare: string }[] {
  const found = [{ conjunction: '', preposition: '', ...bareWord(form) }];
  const { conjunction = '', preposition = '', article = '' } = PREFIX.exec(form)?.groups ?? {};
  const push = (before: string, joined: string, rest: string) => {
    if (rest.length > 1) found.push({ conjunction: before, preposition: joined, ...bareWord(rest) });
  };
  if (conjunction !== '') push(conjunction, '', form.slice(1));
  if (preposition !== '') push(conjunction, preposition, form.slice(conjunction.length + 1));
  if (article === '' && form.startsWith('لل', conjunction.length)) {
    push(conjunction, 'ل', `ال${form.slice(conjunction.length + 2)}`);
  }
  // A preposition that is the word's own first letter: بيع, كفيل.
  const own = /^[بلك]/.exec(form);
  if (own !== null && conjunction === '') push('', own[0], form.slice(1));
  return found;
}

const ENDING = /^(?:ه|ها|هم|هما)$/;

/** The pronoun that ends a word: ها in «مالها», where the term has «مال». */
function endingOf(written: string, bare: string): string {
  const stem = bare.endsWith('ه') ? `${bare.slice(0, -1)}ت` : bare;
  const ending = written.startsWith(stem) ? written.slice(stem.length) : '';
  return ENDING.test(ending) ? ending : '';
}

function matches(term: Term, items: readonly Item[], at: number): boolean {
  return term.words.every(({ bare, definite }, index) => {
    if (index === 0) return true;
    const item = items[at + index];
    if (item?.type !== 'arabic') return false;
    const written = bareWord(item.form);
    if (index === term.words.length - 1 && endingOf(item.form, bare) !== '')
      return !items[at]?.form.startsWith('ال');
    return written.bare === bare && (written.definite || !definite);
  });
}

/** The longest term that begins at an item, or null. */
export function termAt(index: TermIndex, items: readonly Item[], at: number): TermMatch | null {
  const item = items[at];
  if (item?.type !== 'arabic') return null;
  let best: TermMatch | null = null;
  for (const { conjunction, preposition, definite, bare } of openings(item.form)) {
    for (const term of index.get(bare) ?? []) {
      const count = term.words.length;
      if (best !== null && count <= best.count) break;
      if (!matches(term, items, at)) continue;
      const last = items[at + count - 1];
      best = {
        reading: term.reading,
        conjunction: conjunction === 'و' || conjunction === 'ف' ? conjunction : null,
        preposition: preposition === 'ب' || preposition === 'ل' || preposition === 'ك' ? preposition : null,
        definite: definite || (count > 1 && ARTICLE.test(last?.form ?? '')),
        count,
        ending: count > 1 ? endingOf(last?.form ?? '', term.words.at(-1)?.bare ?? '') : '',
      };
      break;
    }
  }
  return best;
}
