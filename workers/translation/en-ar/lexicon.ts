import { ADJECTIVES } from './tables/adjectives.js';
import { ADVERBS, PREPOSITIONS } from './tables/function-words.js';
import { GENERAL_NOUNS } from './tables/nouns-general.js';
import { LAW_NOUNS } from './tables/nouns-law.js';
import { PHRASES, PREDICATES, SUBORDINATORS } from './tables/phrases.js';
import { IRREGULAR_VERBS, VERBS } from './tables/verbs.js';
import { type Noun, feminineOf } from './forms.js';
import type { Verb } from './verb-forms.js';

export interface Adjective {
  masculine: string;
  feminine?: string;
  preposition?: string;
}

/** A construction around a subject, such as "be entitled to": `{S}` is where the subject goes. */
export interface Predicate {
  positive: string;
  negative: string;
  /** Before a noun that stands where a verb is expected. */
  nounPositive?: string;
  nounNegative?: string;
}

/** How the clause after a conjunction is told. */
export type ClauseMood = 'statement' | 'past' | 'subjunctive' | 'unless';

export interface Lexicon {
  nouns: Map<string, Noun>;
  verbs: Map<string, Verb>;
  /** By the first word, the particles that change a verb, the longest first. */
  particles: Map<string, string[][]>;
  /** Irregular past forms and participles, to the lemma. */
  irregular: Map<string, { lemma: string; past: boolean; participle: boolean }>;
  adjectives: Map<string, Adjective>;
  adverbs: Map<string, string>;
  prepositions: Map<string, string>;
  phrases: Map<string, string>;
  subordinators: Map<string, { arabic: string; mood: ClauseMood }>;
  predicates: Map<string, Predicate>;
  /** By the verb of a predicate, the longest one in words and marks. */
  predicateLengths: Map<string, number>;
  /** By the first word, the length of the longest entry that begins with it. */
  longest: Map<string, number>;
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** Reads a noun as its table writes it. */
export function nounOf(arabic: string, plural = '', flags = ''): Noun {
  const [first = '', ...others] = arabic.split(' ');
  const head = first;
  const given = flags.split(' ');
  const feminine =
    given.includes('f') || (!given.includes('m') && /(?:ة|اء|ات)$/u.test(head) && head !== 'بناء');
  const noun: Noun = {
    head,
    plural: pluralOf(head, plural),
    rest: others.map((word) => {
      if (word.startsWith('~')) return { word: word.slice(1).replace('+', ' '), role: 'adjective' };
      if (word.startsWith('+')) return { word: word.slice(1), role: 'joined' };
      if (word.startsWith('_')) return { word: word.slice(1), role: 'fixed' };
      return { word, role: 'genitive' };
    }),
    feminine:
      feminine &&
      !/(?:شراء|إجراء|إبراء|انتهاء|قضاء|استثناء|بناء|وفاء|إعفاء|إنشاء|إنهاء|إلغاء|استيفاء|وباء|غذاء|دواء|خطأ|غطاء|عبء|شيء|أداء|جزاء)$/u.test(
        head,
      ),
    human: given.includes('h') || given.includes('o'),
    agent: given.includes('h') || given.includes('o'),
    uncountable: given.includes('u'),
    ...(given.includes('p') ? { proper: true } : {}),
  };
  // Organisations are no human beings where adjectives and verbs agree, unless their plural is one of persons.
  if (given.includes('o') && !/(?:ون|اء|ال|ار|ان|اة|اف|وكلاء|شركاء)$/u.test(noun.plural)) noun.human = false;
  for (const flag of given) {
    if (flag.startsWith('of=')) noun.of = flag.slice(3);
    if (flag.startsWith('to=')) noun.to = flag.slice(3);
  }
  return noun;
}

function pluralOf(head: string, plural: string): string {
  if (plural === 'ون') return `${head}ون`;
  if (plural !== '' && plural !== 'ات') return plural;
  if (head.endsWith('ة')) return `${head.slice(0, -1)}ات`;
  if (head.endsWith('ى')) return `${head.slice(0, -1)}يات`;
  return `${head}ات`;
}

/** Reads a verb as its table writes it. */
export function verbOf([
  ,
  past = '',
  present = '',
  masdar = '',
  preposition = '',
  flags = '',
]: string[]): Verb {
  const given = flags.split(' ');
  const to = given.find((flag) => flag.startsWith('to='))?.slice(3);
  const participle = given.find((flag) => flag.startsWith('p='))?.slice(2);
  return {
    past,
    present,
    masdar,
    preposition,
    stative: given.includes('s'),
    ...(to === undefined ? {} : { to }),
    ...(participle === undefined ? {} : { participle }),
  };
}

function read(): Lexicon {
  const nouns = new Map<string, Noun>();
  for (const [english = '', arabic = '', plural, flags] of [...rows(LAW_NOUNS), ...rows(GENERAL_NOUNS)]) {
    if (!nouns.has(english)) nouns.set(english, nounOf(arabic, plural, flags));
  }
  const verbs = new Map(rows(VERBS).map((row) => [row[0] ?? '', verbOf(row)]));
  // Verbs that the tables give only with a particle are found without it too.
  for (const [key, verb] of [...verbs]) {
    const [lemma = ''] = key.split(' ');
    if (!verbs.has(lemma)) verbs.set(lemma, verb);
  }
  const irregular: Lexicon['irregular'] = new Map();
  for (const [lemma = '', past = '', participle = ''] of rows(IRREGULAR_VERBS)) {
    irregular.set(past, { lemma, past: true, participle: past === participle });
    if (past !== participle) irregular.set(participle, { lemma, past: false, participle: true });
  }
  const adjectives = new Map<string, Adjective>();
  for (const [english = '', masculine = '', feminine = '', preposition = ''] of rows(ADJECTIVES)) {
    adjectives.set(english, {
      masculine,
      feminine: feminine === '' ? defaultFeminine(masculine) : feminine,
      ...(preposition === '' ? {} : { preposition }),
    });
  }
  const pairs = (table: string) => new Map(rows(table).map(([key = '', value = '']) => [key, value]));
  const subordinators: Lexicon['subordinators'] = new Map();
  for (const [english = '', arabic = '', mood = ''] of rows(SUBORDINATORS)) {
    subordinators.set(english, { arabic, mood: mood as ClauseMood });
  }
  const predicates = new Map<string, Predicate>();
  for (const [english = '', positive = '', negative = '', nounPositive, nounNegative] of rows(PREDICATES)) {
    predicates.set(english, {
      positive,
      negative,
      ...(nounPositive === undefined ? {} : { nounPositive }),
      ...(nounNegative === undefined ? {} : { nounNegative }),
    });
  }
  const lexicon: Lexicon = {
    nouns,
    verbs,
    particles: particlesOf(verbs.keys()),
    irregular,
    adjectives,
    adverbs: pairs(ADVERBS),
    prepositions: pairs(PREPOSITIONS),
    phrases: pairs(PHRASES),
    subordinators,
    predicates,
    predicateLengths: new Map(),
    longest: new Map(),
  };
  const keyed = [nouns, adjectives, lexicon.adverbs, lexicon.prepositions, lexicon.phrases, subordinators];
  for (const map of keyed) for (const key of map.keys()) noteLength(lexicon.longest, key);
  for (const key of predicates.keys()) noteLength(lexicon.predicateLengths, key);
  return lexicon;
}

/** Notes an entry under its first word; marks count as words of their own. */
export function noteLength(longest: Map<string, number>, key: string): void {
  const words = key.split(/[ -]|(?=[,:.])/u).filter((word) => word !== '');
  const first = key.split(/[ ,:]/u)[0] ?? key;
  longest.set(first, Math.max(longest.get(first) ?? 1, words.length + 1));
}

function defaultFeminine(masculine: string): string {
  const words = masculine.split(' ');
  const index = words[0] === 'غير' ? 1 : 0;
  words[index] = feminineOf(words[index] ?? '');
  return words.join(' ');
}

function particlesOf(verbs: Iterable<string>): Map<string, string[][]> {
  const particles = new Map<string, string[][]>();
  for (const verb of verbs) {
    const [first = '', ...rest] = verb.split(' ');
    if (rest.length > 0) particles.set(first, [...(particles.get(first) ?? []), rest]);
  }
  for (const list of particles.values()) list.sort((one, other) => other.length - one.length);
  return particles;
}

let held: Lexicon | undefined;

/** The tables, read when they are first asked for. */
export const lexicon = (): Lexicon => (held ??= read());
