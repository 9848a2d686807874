import { DETERMINERS, POSSESSIVES, PRONOUNS } from './closed-words.js';
import { stub } from './forms.js';
import { type Modifier, type NounPhrase, build, gerund, numberPhrase, pronounPhrase } from './noun-phrase.js';
import type { Numeral } from './numeral.js';
import type { Unit } from './units.js';
import {
  actsOnPronoun,
  continues,
  isDeterminer,
  isModal,
  isNominal,
  isParticiple,
  modifies,
  standsAsVerb,
} from './word-classes.js';

interface Parsed {
  phrase: NounPhrase;
  next: number;
}

const LABELLED = new Set(
  'section article clause exhibit schedule annex appendix paragraph attachment subsection chapter phase part number no item sections articles clauses exhibits schedules paragraphs annexes appendices class page version tier party parties plan no. amendment lot annex'.split(
    ' ',
  ),
);

const LABEL = /^(?:[A-Z]|[IVX]+|[A-Z]-?\d{1,2})\.?$/u;

const isUnknownName = (unit: Unit) =>
  unit.capital &&
  !/^(?:inc|corp|ltd)\.?$/u.test(unit.lower) &&
  unit.noun === undefined &&
  (unit.unknown === true || unit.name === true);

export const LIMIT = /^(?:not|no) (?:less|more) than$/u;

/** Reads a noun phrase; undefined where none begins here. */
export function nounPhraseAt(units: readonly Unit[], start: number): Parsed | undefined {
  const first = units[start];
  if (first === undefined || first.mark === true || actsOnPronoun(units, start)) return undefined;
  if (first.adverb !== undefined && LIMIT.test(first.lower) && units[start + 1]?.number !== undefined) {
    const counted = nounPhraseAt(units, start + 1);
    return counted && { ...counted, phrase: { ...counted.phrase, limit: first.adverb } };
  }
  if (PRONOUNS.has(first.lower) && first.number === undefined)
    return { phrase: pronounPhrase(first), next: start + 1 };
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
    // "provide to Vendor payment of": who receives it is no part of the name of the thing.
    const receiver =
      nouns.length === 1 && !opened && units[start - 1]?.lower === 'to' ? nouns[0]?.unit : undefined;
    if (receiver?.capital === true && receiver.noun?.noun.agent === true && !unit.capital) break;
    // "at the end of the term Provider shall": a party without article begins the clause.
    if (
      nouns.length > 0 &&
      unit.capital &&
      unit.noun?.noun.agent === true &&
      nouns.every(({ unit: other }) => !other.capital) &&
      isModal(units[at + 1])
    )
      break;
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
      const last = nouns.at(-1);
      // "JOHNS HOPKINS UNIVERSITY": the parts of a name keep their order.
      if (last !== undefined && isUnknownName(last.unit) && isUnknownName(unit))
        last.unit = { ...last.unit, text: `${last.unit.text} ${unit.text}` };
      else nouns.push(number !== undefined && nouns.length === 0 ? { unit, number } : { unit });
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
    // "payment of the fees" is the act, a payment is what is paid.
    const noun = phrase.lower === 'payment' ? { ...phrase.noun, head: 'دفع', feminine: false } : phrase.noun;
    if (of !== undefined) return { phrase: { ...phrase, noun, of: of.phrase }, next: of.next };
  }
  return { phrase, next: at };
}
