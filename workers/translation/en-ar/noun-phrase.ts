import { type Agreement, type Noun, type Suffix, stub } from './forms.js';
import type { Adjective } from './lexicon.js';
import type { Numeral } from './numeral.js';
import type { Unit } from './units.js';
import type { Verb } from './verb-forms.js';

export interface Modifier {
  adjective?: Adjective;
  participle?: Verb;
  adverb?: string;
  /** Written before it where several are joined: a comma, "and". */
  joined?: string;
}

export interface NounPhrase {
  noun: Noun;
  plural: boolean;
  capital: boolean;
  determiners: string[];
  possessive?: string;
  /** "not less than", in Arabic, before the number. */
  limit?: string;
  owner?: NounPhrase;
  number?: Numeral;
  modifiers: Modifier[];
  /** Nouns before the head, the nearest first. */
  compounds: { noun: Noun; plural: boolean; number?: Numeral }[];
  label?: string;
  of?: NounPhrase;
  /** Other phrases joined to this one. */
  others: { conjunction: string; phrase: NounPhrase }[];
  pronoun?: string;
  /** Shares the genitive of the phrase that it is joined with. */
  bare?: boolean;
  /** Phrases already translated that follow it. */
  after: string[];
  /** The word that made it, for the constructions that it takes. */
  lower: string;
}

export function gerund(verb: Verb): Noun {
  return {
    head: verb.masdar.split(' ')[0] ?? '',
    plural: verb.masdar,
    rest: [],
    feminine: verb.masdar.endsWith('ة'),
    human: false,
    agent: false,
    uncountable: true,
    ...(verb.preposition === '' ? {} : { of: verb.preposition }),
  };
}

export const nounOfUnit = (unit: Unit) =>
  unit.noun ?? {
    noun: unit.name === true ? { ...stub(unit.text, false), agent: true } : stub(unit.text, true),
    plural: false,
  };

export function build(
  nouns: readonly { unit: Unit; number?: Numeral }[],
  modifiers: Modifier[],
  determiners: string[],
  possessive: string | undefined,
  owner: NounPhrase | undefined,
  number: Numeral | undefined,
): NounPhrase {
  const head = nouns[nouns.length - 1];
  if (head === undefined) throw new Error('A noun phrase needs a noun');
  const reading = nounOfUnit(head.unit);
  // In "thirty (30) day period" the number counts the days.
  const counts =
    number !== undefined &&
    nouns.length > 1 &&
    /^(?:day|month|year|week|hour|minute|business day|calendar day)s?$/u.test(nouns[0]?.unit.lower ?? '');
  return {
    noun: reading.noun,
    plural: reading.plural,
    capital: head.unit.capital,
    determiners,
    ...(possessive === undefined ? {} : { possessive }),
    ...(owner === undefined ? {} : { owner }),
    ...(number === undefined || counts ? {} : { number }),
    modifiers,
    compounds: nouns
      .slice(0, -1)
      .map(({ unit }, index) => ({ ...nounOfUnit(unit), ...(counts && index === 0 ? { number } : {}) }))
      .reverse(),
    others: [],
    after: [],
    lower: head.unit.lower,
  };
}

export function pronounPhrase(unit: Unit): NounPhrase {
  return {
    ...build(
      [{ unit: { ...unit, noun: { noun: stub(unit.text, false), plural: false } } }],
      [],
      [],
      undefined,
      undefined,
      undefined,
    ),
    pronoun: unit.lower,
  };
}

export function numberPhrase(number: Numeral, determiners: string[]): NounPhrase {
  const text =
    number.spelled && number.figures !== undefined ? `${number.text} (${number.figures})` : number.text;
  return {
    noun: stub(text, false),
    plural: false,
    capital: false,
    determiners,
    modifiers: [],
    compounds: [],
    others: [],
    after: [],
    lower: text,
  };
}

/** The pronoun that stands for a phrase. */
export function suffixOf(phrase: Agreement): Suffix {
  if (phrase.person !== undefined) return ({ we: 'نا', you: 'كم', i: 'ي' } as const)[phrase.person];
  if (phrase.number === 'plural' && phrase.human) return 'هم';
  return phrase.feminine || phrase.number === 'plural' ? 'ها' : 'ه';
}
