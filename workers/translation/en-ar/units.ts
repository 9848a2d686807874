import { BE, HAVE } from './auxiliaries.js';
import { isClosed } from './closed-words.js';
import {
  type VerbForm,
  type VerbReading,
  adjectiveReading,
  adverbReading,
  nounReading,
  verbReading,
} from './english.js';
import { type Noun, stub } from './forms.js';
import { decreeNumberAt } from './decree-numbers.js';
import { companyNameAt, isLabel, isName } from './label-words.js';
import { type Adjective, type ClauseMood, type Predicate, lexicon } from './lexicon.js';
import type { Numeral } from './numeral.js';
import { numberWordsAt } from './numerals.js';
import { particleAfter, sharesAdjectives } from './particles.js';
import { nounInContext, verbInContext } from './senses.js';
import type { TermIndex } from './terms.js';
import type { Token } from './tokens.js';

/** One or more words that are translated together, with everything that they may be. */
export interface Unit {
  text: string;
  lower: string;
  /** Words of the source that it stands for. */
  words: number;
  capital: boolean;
  spaced: boolean;
  noun?: { noun: Noun; plural: boolean };
  adjective?: Adjective;
  verb?: VerbReading;
  adverb?: string;
  preposition?: string;
  phrase?: string;
  subordinator?: { arabic: string; mood: ClauseMood };
  predicate?: { predicate: Predicate; negative: boolean; form: VerbForm; lemma: string };
  number?: Numeral;
  /** A word of a closed class, such as an article or a modal. */
  closed?: boolean;
  mark?: boolean;
  name?: boolean;
  unknown?: boolean;
}

/** Groups tokens: names and terms first, then the longest phrase, then single words. */
export function unitsOf(tokens: readonly Token[], terms: TermIndex): Unit[] {
  const units: Unit[] = [];
  const sentence = textOf(tokens).toLowerCase();
  let at = 0;
  while (at < tokens.length) {
    const { unit, length } = unitAt(tokens, at, terms, units.at(-1));
    if (unit.noun !== undefined) unit.noun = { ...unit.noun, noun: nounInContext(unit.noun.noun, sentence) };
    if (unit.verb !== undefined) unit.verb = { ...unit.verb, verb: verbInContext(unit.verb.verb, sentence) };
    units.push(unit);
    at += length;
  }
  return units;
}

/** "one half of": no number counts these. */
const FRACTION = /^(?:half|quarters?|thirds?)$/u;

interface Found {
  unit: Unit;
  length: number;
}

const textOf = (tokens: readonly Token[]) =>
  tokens.map((token, index) => (index > 0 && token.spaced ? ` ${token.text}` : token.text)).join('');

function base(tokens: readonly Token[]): Unit {
  const [first] = tokens;
  const text = textOf(tokens);
  return {
    text,
    lower: text.toLowerCase(),
    words: tokens.filter(({ kind }) => kind === 'word').length,
    capital: first !== undefined && /^[A-Z]/u.test(first.text),
    spaced: first?.spaced ?? true,
  };
}

function unitAt(tokens: readonly Token[], at: number, terms: TermIndex, before: Unit | undefined): Found {
  const [token] = tokens.slice(at, at + 1);
  if (token === undefined) throw new Error('No token here');
  if (token.kind === 'address') return { unit: { ...base([token]), name: true }, length: 1 };
  const name = terms.nameAt(tokens, at);
  if (name > 0) return { unit: { ...base(tokens.slice(at, at + name)), words: 0, name: true }, length: name };
  const own = terms.ownAt(tokens, at);
  if (own !== undefined) {
    return { unit: { ...base(tokens.slice(at, at + own.length)), noun: own.reading }, length: own.length };
  }
  if (isLabel(tokens, at)) return { unit: { ...base([token]), words: 0, phrase: token.text }, length: 1 };
  const numeral = FRACTION.test(tokens[at + 1]?.lower ?? '') ? undefined : numberWordsAt(tokens, at);
  if (numeral !== undefined) {
    const unit = { ...base(tokens.slice(at, at + numeral.length)), words: 0, number: numeral.number };
    return { unit, length: numeral.length };
  }
  const numbered = tokens[at + 1];
  const decree = decreeNumberAt(tokens, at);
  if (decree !== undefined) {
    const unit = { ...base(tokens.slice(at, at + decree.length)), words: 0, phrase: decree.phrase };
    return { unit, length: decree.length };
  }
  if (/^nos?\.$/u.test(token.lower) && numbered?.kind === 'number')
    return { unit: { ...base(tokens.slice(at, at + 2)), phrase: `رقم ${numbered.text}` }, length: 2 };
  if (token.kind === 'punctuation') return { unit: { ...base([token]), mark: true }, length: 1 };
  const table = predicateAt(tokens, at) ?? longestAt(tokens, at, terms);
  if (table !== undefined) return table;
  const company = companyNameAt(tokens, at);
  if (company > 0)
    return { unit: { ...base(tokens.slice(at, at + company)), words: 0, name: true }, length: company };
  return single(tokens, at, before);
}

function predicateAt(tokens: readonly Token[], at: number): Found | undefined {
  const first = tokens[at]?.lower ?? '';
  const be = BE.get(first);
  const have = HAVE.get(first);
  const other = be === undefined && have === undefined ? verbReading(first) : undefined;
  const lemma = be !== undefined ? 'be' : have !== undefined ? 'have' : (other?.lemma ?? first);
  const form = be ?? have ?? other?.form ?? 'base';
  const longest = lexicon().predicateLengths.get(lemma) ?? 0;
  let skip = at + 1;
  let negative = false;
  if (longest === 0) return undefined;
  while (tokens[skip]?.lower === 'not' || isSkipped(tokens[skip])) {
    if (tokens[skip]?.lower === 'not') negative = true;
    skip += 1;
  }
  for (let length = Math.min(longest, tokens.length - skip); length > 0; length -= 1) {
    const key = `${lemma} ${textOf(tokens.slice(skip, skip + length)).toLowerCase()}`;
    const predicate = lexicon().predicates.get(key);
    // What is said after "be deemed" stays a noun or an adjective; "subject to" alone is a preposition.
    if (predicate === undefined) continue;
    const unit = base(tokens.slice(at, skip + length));
    return { unit: { ...unit, predicate: { predicate, negative, form, lemma } }, length: skip + length - at };
  }
  return undefined;
}

const isSkipped = (token?: Token) => /^(?:also|hereby|otherwise|likewise)$/u.test(token?.lower ?? '');

function longestAt(tokens: readonly Token[], at: number, terms: TermIndex): Found | undefined {
  const tables = lexicon();
  const first = tokens[at]?.lower ?? '';
  const longest = Math.max(tables.longest.get(first) ?? 1, terms.longest.get(first) ?? 1);
  const limit = Math.min(longest, tokens.length - at);
  for (let length = limit; length > 0; length -= 1) {
    const slice = tokens.slice(at, at + length);
    const lower = textOf(slice).toLowerCase();
    // "No waiver" is a heading; "no waiver shall be" denies.
    const denies = first === 'no' && opensClause(tokens[at + length]);
    const term = length > 1 && !denies ? terms.productAt(lower) : undefined;
    const listed = length > 1 ? nounReading(lower) : undefined;
    const paired = listed?.noun.rest.some(({ role }) => role === 'joined') === true;
    const noun = paired ? listed : (term ?? listed);
    const phrase = tables.phrases.get(lower);
    const subordinator = tables.subordinators.get(lower);
    const many = length > 1;
    const preposition = many ? tables.prepositions.get(lower) : undefined;
    const adjective = many ? tables.adjectives.get(lower) : undefined;
    const adverb = many ? tables.adverbs.get(lower) : undefined;
    if (noun !== undefined && phrase === undefined && sharesAdjectives(tokens, at)) continue;
    if (noun !== undefined && phrase === undefined) return { unit: { ...base(slice), noun }, length };
    if (phrase !== undefined && !(CONDITION.test(lower) && opensClause(tokens[at + length])))
      return { unit: { ...base(slice), phrase }, length };
    if (preposition !== undefined) return { unit: { ...base(slice), preposition }, length };
    if (subordinator !== undefined && many) return { unit: { ...base(slice), subordinator }, length };
    if (adjective !== undefined) return { unit: { ...base(slice), adjective }, length };
    if (adverb !== undefined) return { unit: { ...base(slice), adverb }, length };
  }
  return undefined;
}

/** "if any" stands alone; "if any party" begins a clause. */
const CONDITION = /^(?:if|when|where|the following|unless|not) ?/u;
const opensClause = (next: Token | undefined) => next?.kind === 'word' || next?.kind === 'number';

function single(tokens: readonly Token[], at: number, before: Unit | undefined): Found {
  const tables = lexicon();
  const slice = tokens.slice(at, at + 1);
  const unit = base(slice);
  if (unit.lower.endsWith("'s") || unit.lower.endsWith("s'")) {
    const owner = nounReading(unit.lower.replace(/'s$|'$/u, ''));
    if (owner !== undefined) return { unit: { ...unit, lower: `${unit.lower}`, noun: owner }, length: 1 };
    if (isName(tokens, at)) {
      const named = { ...stub(unit.text.replace(/'s$|'$/u, ''), false), agent: true };
      return { unit: { ...unit, words: 0, noun: { noun: named, plural: false } }, length: 1 };
    }
  }
  const noun = nounReading(unit.lower);
  const verb = verbReading(unit.lower);
  const preposition = tables.prepositions.get(unit.lower);
  const adjective = adjectiveReading(unit.lower);
  const adverb = adverbReading(unit.lower);
  const subordinator = tables.subordinators.get(unit.lower);
  const closed = isClosed(unit.lower);
  const found: Unit = {
    ...unit,
    ...(noun === undefined ? {} : { noun }),
    ...(preposition === undefined ? {} : { preposition }),
    ...(adjective === undefined ? {} : { adjective }),
    ...(adverb === undefined ? {} : { adverb }),
    ...(subordinator === undefined ? {} : { subordinator }),
    ...(closed ? { closed } : {}),
  };
  if (verb !== undefined) {
    const next = tokens[at + 1]?.lower ?? '';
    if (
      verb.lemma === 'provide' &&
      verb.form === 'ed' &&
      /^(?:herein|hereunder|in|under|above|below)$/u.test(next) &&
      before?.mark !== true
    ) {
      const stipulated = tables.verbs.get('provide for');
      if (stipulated !== undefined)
        return { unit: { ...unit, verb: { lemma: 'provide for', verb: stipulated, form: 'ed' } }, length: 1 };
    }
    const particle = particleAfter(tokens, at, verb, before);
    const withParticle =
      particle === undefined ? undefined : tables.verbs.get(`${verb.lemma} ${particle.join(' ')}`);
    if (particle !== undefined && withParticle !== undefined) {
      const length = 1 + particle.length;
      const lemma = `${verb.lemma} ${particle.join(' ')}`;
      return {
        unit: {
          ...base(tokens.slice(at, at + length)),
          verb: { lemma, verb: withParticle, form: verb.form },
        },
        length,
      };
    }
    found.verb = verb;
  }
  const known = noun ?? verb ?? preposition ?? adjective ?? adverb ?? subordinator;
  if (
    found.lower === 'provided' &&
    before?.lower === ',' &&
    !/^(?:by|in|for|under|to|that|with|herein|hereunder)$/u.test(tokens[at + 1]?.lower ?? '')
  ) {
    return { unit: { ...unit, subordinator: { arabic: 'بشرط أن', mood: 'subjunctive' } }, length: 1 };
  }
  if (known === undefined && !closed) {
    if (isName(tokens, at)) return { unit: { ...unit, words: 0, name: true }, length: 1 };
    found.unknown = true;
  }
  return { unit: found, length: 1 };
}
