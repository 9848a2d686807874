import type { Noun } from './forms.js';
import { type Adjective, lexicon } from './lexicon.js';
import type { Verb } from './verb-forms.js';

export type VerbForm = 'base' | 's' | 'ed' | 'past' | 'participle' | 'ing';

export interface VerbReading {
  lemma: string;
  verb: Verb;
  form: VerbForm;
}

/** The most words that are remembered of a table. */
const REMEMBERED = 20_000;

function remembered<T>(read: (lower: string) => T): (lower: string) => T {
  const found = new Map<string, T>();
  return (lower) => {
    const known = found.get(lower);
    if (known !== undefined || found.has(lower)) return known as T;
    const value = read(lower);
    if (found.size < REMEMBERED) found.set(lower, value);
    return value;
  };
}

const DOUBLED = /([bdfglmnprt])\1$/u;

function stems(word: string, ending: string): string[] {
  const stem = word.slice(0, -ending.length);
  const found = [stem, `${stem}e`];
  if (DOUBLED.test(stem)) found.push(stem.slice(0, -1));
  if (stem.endsWith('i')) found.push(`${stem.slice(0, -1)}y`);
  if (ending === 'ing' && stem.endsWith('y')) found.push(`${stem.slice(0, -1)}ie`);
  return found;
}

function singulars(word: string): string[] {
  const found: string[] = [];
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('s') && !word.endsWith('ss')) found.push(word.slice(0, -1));
  if (word.endsWith('es')) found.push(word.slice(0, -2));
  if (word.endsWith('ves')) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith('men')) found.push(`${word.slice(0, -3)}man`);
  return found;
}

/** British and American spellings of a word that the tables do not have as it is. */
function spellings(word: string): string[] {
  return [
    word.replace(/our(?=s?$|ed$|ing$|able$|ite$)/u, 'or'),
    word.replace(/is(?=e|ing|ation)/gu, 'iz'),
    word.replace(/iz(?=e|ing|ation)/gu, 'is'),
    word.replace(/ll(?=ed$|ing$|ation$)/u, 'l'),
    word.replace(/lment(?=s?$)/u, 'llment'),
    word.replace(/tre(?=s?$)/u, 'ter'),
    word.replace(/-/gu, ''),
  ].filter((spelling) => spelling !== word);
}

/** The noun that a word, or several, may be. */
export const nounReading = remembered(readNoun);

function readNoun(lower: string): { noun: Noun; plural: boolean } | undefined {
  const { nouns } = lexicon();
  const direct = nouns.get(lower);
  if (direct !== undefined) return { noun: direct, plural: PLURAL_ONLY.has(lower) };
  const cut = lower.lastIndexOf(' ') + 1;
  for (const singular of singulars(lower.slice(cut))) {
    const noun = nouns.get(lower.slice(0, cut) + singular);
    if (noun !== undefined) return { noun, plural: true };
  }
  for (const spelling of spellings(lower)) {
    const noun =
      nouns.get(spelling) ??
      singulars(spelling)
        .map((form) => nouns.get(form))
        .find(Boolean);
    if (noun !== undefined) return { noun, plural: lower.endsWith('s') && !nouns.has(spelling) };
  }
  return prefixed(lower);
}

/** "sub-agent", "co-trustee", "non-delivery": a noun of the tables behind a prefix. */
function prefixed(lower: string): { noun: Noun; plural: boolean } | undefined {
  const [, prefix = '', stem = ''] = /^(sub|co|non)-([a-z]{4,})$/u.exec(lower) ?? [];
  const known = stem === '' ? undefined : nounReading(stem);
  if (known === undefined) return undefined;
  const { noun, plural } = known;
  if (prefix !== 'non') {
    const word = prefix === 'sub' ? 'فرعي' : 'مشارك';
    return { noun: { ...noun, rest: [...noun.rest, { word, role: 'adjective' }] }, plural };
  }
  if (plural || noun.agent) return undefined;
  const rest: Noun['rest'] = [{ word: noun.head, role: 'genitive' }, ...noun.rest];
  return {
    noun: { ...noun, head: 'عدم', plural: 'عدم', rest, feminine: false, uncountable: true },
    plural: false,
  };
}

/** The adjective that a word may be, "non-" before one too. */
export function adjectiveReading(lower: string): Adjective | undefined {
  const { adjectives } = lexicon();
  const denied = lower.startsWith('non-') ? adjectives.get(lower.slice(4)) : undefined;
  const plain = denied !== undefined && !/^(?:غير|=|في|من|ذو|لا) ?/u.test(denied.masculine);
  return adjectives.get(lower) ?? (plain ? { masculine: `غير ${denied.masculine}` } : undefined);
}

const PLURAL_ONLY = new Set([
  'terms',
  'goods',
  'merchandise',
  'documentation',
  'securities',
  'damages',
  'funds',
  'proceeds',
  'earnings',
  'people',
  'personnel',
  'staff',
  'employees',
  'children',
  'appendices',
  'addenda',
  'memoranda',
  'formulae',
  'authorities',
  'brackets',
  'controls',
  'works',
  'sales',
  'parts',
  'criteria',
  "attorneys' fees",
]);

/** The verb that a word may be. */
export const verbReading = remembered(readVerb);

function readVerb(lower: string): VerbReading | undefined {
  return (
    verbAs(lower) ??
    spellings(lower)
      .map(verbAs)
      .find((reading) => reading !== undefined)
  );
}

function verbAs(lower: string): VerbReading | undefined {
  const { verbs, irregular } = lexicon();
  const known = irregular.get(lower);
  if (known !== undefined && !(known.lemma === lower && !known.past)) {
    const verb = verbs.get(known.lemma);
    if (verb !== undefined) {
      const form = known.past && known.participle ? 'ed' : known.past ? 'past' : 'participle';
      return { lemma: known.lemma, verb, form };
    }
  }
  const base = verbs.get(lower);
  if (base !== undefined) return { lemma: lower, verb: base, form: 'base' };
  const forms: [VerbForm, string[]][] = [];
  if (lower.endsWith('s')) forms.push(['s', singulars(lower)]);
  if (lower.endsWith('ed')) forms.push(['ed', stems(lower, 'ed')]);
  if (lower.endsWith('ing')) forms.push(['ing', stems(lower, 'ing')]);
  for (const [form, lemmas] of forms) {
    for (const lemma of lemmas) {
      const verb = verbs.get(lemma);
      if (verb !== undefined) return { lemma, verb, form };
    }
  }
  return undefined;
}

/** The adverb that a word in -ly may be, from its adjective. */
export const adverbReading = remembered(readAdverb);

function readAdverb(lower: string): string | undefined {
  const { adverbs, adjectives } = lexicon();
  const known = adverbs.get(lower);
  if (known !== undefined || !lower.endsWith('ly')) return known;
  const stem = lower.slice(0, -2);
  const candidates = [stem, `${stem}le`, stem.replace(/i$/u, 'y'), stem.replace(/al$/u, ''), `${stem}l`];
  const entry = candidates.map((candidate) => adjectives.get(candidate)).find(Boolean);
  if (entry === undefined || entry.masculine.startsWith('=') || entry.masculine.includes('_'))
    return undefined;
  return `بشكل ${entry.masculine}`;
}
