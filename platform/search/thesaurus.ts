import { legalTerms } from '#platform/law/glossary.js';
import { analyse, isStopWord } from './analyse.js';
import { bridge } from './bridge.js';
import { EVERYDAY_ARABIC } from './everyday-ar.js';
import { EVERYDAY_ENGLISH } from './everyday-en.js';
import { families } from './lexicon.js';
import { stemArabic } from './arabic-stem.js';
import { CONTRACT_WORDS } from './contract-words.js';
import { ARABIC_SYNONYMS } from './synonyms-ar.js';
import { ENGLISH_SYNONYMS } from './synonyms-en.js';
import { VOCABULARY } from './vocabulary.js';

/** A wording that stands for another one. */
export interface Entry {
  terms: readonly string[];
  /** Up to 1: as good as the word itself. */
  strength: number;
}

interface Thesaurus {
  /** By the terms of a wording, joined by blanks. */
  entries: Map<string, Entry[]>;
  /** By the first term of wordings, the number of terms of the longest. */
  longest: Map<string, number>;
}

const MAX_ENTRIES = 8;
/** Of the words of contracts, beside the others. */
const MAX_IN_CONTRACTS = 7;
const HAND = 0.9;
const LEGAL = 0.95;
const WORD = 0.85;
const CONTRACT = 0.6;

const keyOf = (text: string) => analyse(text).map(({ term }) => term);
const meaning = (text: string) => analyse(text).flatMap(({ term, word }) => (isStopWord(word) ? [] : [term]));

function build(): Thesaurus {
  const entries = new Map<string, Entry[]>();
  const longest = new Map<string, number>();
  const add = (from: readonly string[], to: readonly string[], strength: number, most = MAX_ENTRIES) => {
    const [first] = from;
    if (first === undefined || to.length === 0) return;
    const key = from.join(' ');
    if (key === to.join(' ')) return;
    const known = entries.get(key);
    if (known === undefined) entries.set(key, [{ terms: to, strength }]);
    else if (known.length < most && !known.some(({ terms }) => terms.join(' ') === to.join(' ')))
      known.push({ terms: to, strength: strength * (known.length > 3 ? 0.7 : 1) });
    longest.set(first, Math.max(longest.get(first) ?? 0, from.length));
  };
  const both = (en: string, ar: string, strength: number) => {
    add(keyOf(en), meaning(ar), strength);
    add(keyOf(ar), meaning(en), strength);
  };
  const tables = [ENGLISH_SYNONYMS, ARABIC_SYNONYMS, VOCABULARY, EVERYDAY_ENGLISH, EVERYDAY_ARABIC];
  for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
    const [left = '', right = ''] = line.split(' = ');
    const targets = right.split(',').map((wording) => meaning(wording));
    for (const wording of left.split(',')) {
      targets.forEach((target, index) => add(keyOf(wording), target, HAND * (index > 3 ? 0.8 : 1)));
    }
  }
  for (const { en, ar } of legalTerms())
    ar.forEach((name, index) => both(en, name, index === 0 ? LEGAL : WORD));
  const { nouns, verbs, adjectives } = bridge();
  for (const [en = '', ar = ''] of nouns) both(en, ar, WORD);
  for (const [en = '', , , noun = ''] of verbs) both(en, noun, WORD);
  for (const [en = '', ar = ''] of adjectives) both(en, ar, WORD);
  for (const line of CONTRACT_WORDS.trim().split('\n')) {
    const [left = '', right = ''] = line.split(' = ');
    const targets = right.split(',').map((wording) => meaning(wording));
    for (const wording of left.split(',')) {
      const from = keyOf(wording);
      const most = (entries.get(from.join(' '))?.length ?? 0) + MAX_IN_CONTRACTS;
      for (const target of targets) add(from, target, CONTRACT, most);
    }
  }
  return { entries, longest };
}

/** Returns the texts of all tables, whose words are spelt as people write them. */
export function thesaurusWords(): string[] {
  const { nouns, verbs, adjectives, irregular } = bridge();
  return [
    ENGLISH_SYNONYMS,
    ARABIC_SYNONYMS,
    VOCABULARY,
    EVERYDAY_ENGLISH,
    EVERYDAY_ARABIC,
    CONTRACT_WORDS,
    ...legalTerms().flatMap(({ en, ar }) => [en, ...ar]),
    ...[nouns, verbs, adjectives, irregular].flat(2),
  ];
}

let held: Thesaurus | undefined;

/** Returns the wordings that stand for others: everyday words and legal ones, English and Arabic. */
export const thesaurus = (): Thesaurus => (held ??= build());

let related: Map<string, string[]> | undefined;

/** Returns the terms of the same root as an Arabic term: an act, its doer, its other names. */
export function relatives(term: string): readonly string[] {
  if (related === undefined) {
    related = new Map();
    for (const family of families()) {
      const terms = [...new Set(family.map(stemArabic))];
      for (const one of terms)
        related.set(one, [...(related.get(one) ?? []), ...terms.filter((other) => other !== one)]);
    }
  }
  return related.get(term) ?? [];
}
