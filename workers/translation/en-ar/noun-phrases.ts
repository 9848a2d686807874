import type { Adjective } from './lexicon.js';
import type { Agreement, Noun, Suffix } from './forms.js';
import {
  DETERMINERS,
  HAVE_FORMS,
  BE_FORMS,
  DO_FORMS,
  MODALS,
  POSSESSIVES,
  PRONOUNS,
} from './closed-words.js';
import type { Numeral } from './numerals.js';
import { passiveParticiple, type Verb } from './verb-forms.js';
import type { Unit } from './units.js';

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

interface Parsed {
  phrase: NounPhrase;
  next: number;
}

const LABELLED = new Set(
  'section article clause exhibit schedule annex appendix paragraph attachment subsection chapter phase part number no item sections articles clauses exhibits schedules paragraphs annexes appendices class page version tier party parties plan no. amendment lot annex'.split(
    ' ',
  ),
);

const LABEL = /^(?:[A-Z]|[IVX]+|[A-Z]-\d)\.?$/u;

export const isFiniteMarker = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (MODALS.has(unit.lower) ||
    (BE_FORMS.has(unit.lower) && unit.lower !== 'being' && unit.lower !== 'been' && unit.lower !== 'be') ||
    ((HAVE_FORMS.has(unit.lower) || DO_FORMS.has(unit.lower)) && unit.lower !== 'having') ||
    (unit.predicate !== undefined && unit.predicate.form !== 'base' && unit.predicate.form !== 'ing'));

const isParticiple = (unit: Unit) => unit.verb?.form === 'ed' || unit.verb?.form === 'participle';
const isDeterminer = (unit: Unit | undefined) =>
  unit !== undefined && (Object.hasOwn(DETERMINERS, unit.lower) || POSSESSIVES.has(unit.lower));

/** Can be read as a noun, as a name or as a word that is not known. */
export const isNominal = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.noun !== undefined || unit.unknown === true || unit.name === true) &&
  unit.closed !== true;

/** A finite verb stands ahead, before the clause ends. */
export function finiteAhead(units: readonly Unit[], from: number): boolean {
  for (let at = from; at < units.length; at += 1) {
    const unit = units[at];
    if (unit === undefined || unit.subordinator !== undefined || /^[;:.]$/u.test(unit.lower)) return false;
    if (isFiniteMarker(unit) || (unit.verb?.form === 's' && unit.noun === undefined)) return true;
    if (/^(?:who|which|that)$/u.test(unit.lower)) return finiteAhead(units, at + 3);
  }
  return false;
}

/** "the Party pays any tax": a verb in -s after somebody who acts, before an object. */
export function followsAgent(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1]?.noun;
  const next = units[at + 1];
  return units[at]?.verb?.form === 's' && before?.noun.agent === true && !before.plural && isDeterminer(next);
}

/** A word that may be noun or verb stands as a verb here, after a noun. */
function standsAsVerb(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (unit?.verb === undefined || unit.verb.form === 'ing') return false;
  if (unit.noun === undefined && unit.adjective === undefined) return true;
  if (unit.verb.form === 'ed' || unit.verb.form === 'past' || unit.verb.form === 'participle')
    return unit.adjective === undefined || !isNominal(units[at + 1]);
  const next = units[at + 1];
  if (next === undefined) return false;
  if (followsAgent(units, at)) return true;
  if (finiteAhead(units, at + 1)) return false;
  return isDeterminer(next) || next.lower === 'to' || next.lower === 'that' || PRONOUNS.has(next.lower);
}

function continues(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (unit === undefined || unit.mark === true) return false;
  if (isNominal(unit)) return true;
  if (unit.adjective !== undefined || isParticiple(unit)) return continues(units, at + 1);
  if (unit.adverb !== undefined && /ly$/u.test(unit.lower))
    return modifies(units[at + 1]) && continues(units, at + 1);
  if (unit.number !== undefined) return continues(units, at + 1);
  if (/^(?:and|or|,)$/u.test(unit.lower)) return modifies(units[at + 1]) && continues(units, at + 1);
  return false;
}

const modifies = (unit: Unit | undefined) =>
  unit !== undefined && (unit.adjective !== undefined || isParticiple(unit)) && unit.closed !== true;

/** Reads a noun phrase; undefined where none begins here. */
export function nounPhraseAt(units: readonly Unit[], start: number): Parsed | undefined {
  const first = units[start];
  if (first === undefined || first.mark === true) return undefined;
  if (PRONOUNS.has(first.lower)) return { phrase: pronounPhrase(first), next: start + 1 };
  let at = start;
  const determiners: string[] = [];
  let possessive: string | undefined;
  while (units[at] !== undefined) {
    const lower = units[at]?.lower ?? '';
    if (lower === 'any' && units[at + 1]?.lower === 'and' && units[at + 2]?.lower === 'all') {
      determiners.push('all');
      at += 2;
    } else if (Object.hasOwn(DETERMINERS, lower)) determiners.push(lower);
    else if (POSSESSIVES.has(lower)) possessive = lower;
    else if ((lower === 'own' || lower === 'same') && (determiners.length > 0 || possessive !== undefined)) {
      if (lower === 'same') determiners.push('same');
    } else break;
    at += 1;
  }
  const opened = determiners.length > 0 || possessive !== undefined;
  let owner: NounPhrase | undefined;
  let number: Numeral | undefined;
  let modifiers: Modifier[] = [];
  let nouns: { unit: Unit; number?: Numeral }[] = [];
  let joined: string | undefined;
  let adverb: string | undefined;
  let ownDeterminers = determiners;
  const add = (modifier: Modifier) => {
    modifiers.push({
      ...modifier,
      ...(joined === undefined ? {} : { joined }),
      ...(adverb === undefined ? {} : { adverb }),
    });
    [joined, adverb] = [undefined, undefined];
  };
  for (; at < units.length; at += 1) {
    const unit = units[at];
    if (unit === undefined || unit.mark === true) {
      if (
        unit?.lower === ',' &&
        nouns.length === 0 &&
        modifiers.length > 0 &&
        modifies(units[at + 1]) &&
        continues(units, at + 1)
      ) {
        joined = '،';
        continue;
      }
      break;
    }
    if (unit.number !== undefined && nouns.length === 0) {
      number = unit.number;
      continue;
    }
    if (/^(?:and|or)$/u.test(unit.lower)) {
      if (nouns.length > 0 || modifiers.length === 0 || !modifies(units[at + 1]) || !continues(units, at + 1))
        break;
      joined = unit.lower === 'and' ? 'وـ' : 'أو';
      continue;
    }
    if (unit.lower === 'respective') continue;
    if (nouns.length > 0 && LABELLED.has(nouns.at(-1)?.unit.lower ?? '') && LABEL.test(unit.text)) break;
    if (unit.closed === true || unit.phrase !== undefined || unit.predicate !== undefined) break;
    if (unit.noun !== undefined && /(?:'s|s')$/u.test(unit.lower) && continues(units, at + 1)) {
      owner = build(nouns.concat({ unit }), modifiers, ownDeterminers, possessive, owner, number);
      [nouns, modifiers, number, possessive, ownDeterminers] = [[], [], undefined, undefined, []];
      continue;
    }
    const more = continues(units, at + 1);
    if (nouns.length > 0 && standsAsVerb(units, at)) break;
    if (nouns.length === 0 && unit.adjective !== undefined && more) {
      add({ adjective: unit.adjective });
      continue;
    }
    if (
      nouns.length === 0 &&
      isParticiple(unit) &&
      more &&
      unit.verb !== undefined &&
      (opened || modifiers.length > 0 || unit.noun === undefined)
    ) {
      if (!opened && modifiers.length === 0 && !isNominal(units[at + 1])) break;
      add({ participle: unit.verb.verb });
      continue;
    }
    if (
      nouns.length === 0 &&
      unit.adverb !== undefined &&
      unit.noun === undefined &&
      modifies(units[at + 1]) &&
      more &&
      /ly$/u.test(unit.lower)
    ) {
      adverb = unit.adverb;
      continue;
    }
    if (isNominal(unit)) {
      if (nouns.length > 0 && unit.adjective !== undefined && !more && unit.noun === undefined) break;
      nouns.push(number !== undefined && nouns.length === 0 ? { unit, number } : { unit });
      continue;
    }
    if (opened && nouns.length === 0 && unit.verb?.form === 'base' && unit.capital && more) {
      nouns.push({ unit: { ...unit, noun: { noun: gerund(unit.verb.verb), plural: false } } });
      continue;
    }
    if (
      opened &&
      nouns.length === 0 &&
      modifiers.length === 0 &&
      unit.adjective !== undefined &&
      !more &&
      determiners.includes('the')
    ) {
      nouns.push({
        unit: {
          ...unit,
          noun: { noun: stub(unit.adjective.masculine.replace(/[=_]/gu, ''), false), plural: false },
        },
      });
      continue;
    }
    if (opened && nouns.length === 0 && unit.verb?.form === 'ing' && !isDeterminer(units[at + 1])) {
      nouns.push({ unit: { ...unit, noun: { noun: gerund(unit.verb.verb), plural: false } } });
      continue;
    }
    break;
  }
  if (nouns.length === 0) {
    if (number !== undefined && modifiers.length === 0)
      return { phrase: numberPhrase(number, ownDeterminers), next: at };
    return undefined;
  }
  const phrase = build(nouns, modifiers, ownDeterminers, possessive, owner, number);
  return afterHead(units, at, phrase);
}

function gerund(verb: Verb): Noun {
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

function afterHead(units: readonly Unit[], from: number, phrase: NounPhrase): Parsed {
  let at = from;
  const next = units[at];
  if (
    LABELLED.has(phrase.lower) &&
    next !== undefined &&
    (next.number !== undefined || LABEL.test(next.text))
  ) {
    const parts = [next.number?.figures ?? next.number?.text ?? next.text];
    at += 1;
    while (units[at]?.lower === '(' && units[at + 2]?.lower === ')' && units[at]?.spaced === false) {
      parts.push(`(${units[at + 1]?.text ?? ''})`);
      at += 3;
    }
    phrase.label = parts.join('');
  }
  if (units[at]?.lower === 'of' && phrase.label === undefined) {
    const of = nounPhraseAt(units, at + 1);
    if (of !== undefined) return { phrase: { ...phrase, of: of.phrase }, next: of.next };
  }
  return { phrase, next: at };
}

function stub(text: string, mark: boolean): Noun {
  return {
    head: mark ? `\uE000${text}\uE001` : text,
    plural: mark ? `\uE000${text}\uE001` : text,
    rest: [],
    feminine: false,
    human: false,
    agent: false,
    uncountable: false,
  };
}

const nounOfUnit = (unit: Unit) =>
  unit.noun ?? {
    noun: unit.name === true ? { ...stub(unit.text, false), agent: true } : stub(unit.text, true),
    plural: false,
  };

function build(
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

function pronounPhrase(unit: Unit): NounPhrase {
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

function numberPhrase(number: Numeral, determiners: string[]): NounPhrase {
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

/** The participle of a verb before a noun, where it has one. */
export const participleOf = (verb: Verb): string | undefined => passiveParticiple(verb);

/** The pronoun that stands for a phrase. */
export function suffixOf(phrase: Agreement): Suffix {
  if (phrase.person !== undefined) return ({ we: 'نا', you: 'كم', i: 'ي' } as const)[phrase.person];
  if (phrase.number === 'plural' && phrase.human) return 'هم';
  return phrase.feminine || phrase.number === 'plural' ? 'ها' : 'ه';
}
