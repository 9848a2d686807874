import { DETERMINERS, POSSESSIVES, PRONOUNS } from './closed-words.js';
import { joinedPhrasesAt } from './coordination.js';
import { nounPhraseAt } from './noun-phrases.js';
import type { Unit } from './units.js';
import { finiteAhead, followsAgent, isFiniteMarker, isNominal, isTold } from './word-classes.js';

const OPENS_OBJECT = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (Object.hasOwn(DETERMINERS, unit.lower) ||
    POSSESSIVES.has(unit.lower) ||
    PRONOUNS.has(unit.lower) ||
    unit.lower === 'to' ||
    unit.lower === 'that' ||
    isNominal(unit) ||
    unit.adjective !== undefined);

/** What a verb without ending can be said of: "we act for", "the parties have the right to". */
const sayPlainly = (before: Unit | undefined) =>
  before !== undefined && (/^(?:we|they|you|i)$/u.test(before.lower) || before.noun?.plural === true);

/** A verb that no auxiliary marks is finite here. */
function isPlainFinite(units: readonly Unit[], at: number, afterRelative: boolean): boolean {
  const unit = units[at];
  if (unit?.predicate?.form === 'base') return sayPlainly(units[at - 1]);
  if (unit?.verb === undefined || unit.closed === true) return false;
  if (unit.verb.form === 'base' && /^(?:we|they|you|i)$/u.test(units[at - 1]?.lower ?? '')) return true;
  const { form } = unit.verb;
  const next = units[at + 1];
  if (form === 'ing' || form === 'participle') return false;
  if (form === 'past' || followsAgent(units, at)) return true;
  // A participle takes no object: "the defendant raised this plea" and "failed to deliver" are told.
  if (form === 'ed' && isNominal(units[at - 1]) && isTold(unit, next)) return true;
  if (form === 'ed')
    return (
      afterRelative ||
      (!finiteAhead(units, at + 1) &&
        OPENS_OBJECT(next) &&
        !(unit.adjective !== undefined && isNominal(next)))
    );
  if (unit.noun === undefined && unit.adjective === undefined) return true;
  return afterRelative || (!finiteAhead(units, at + 1) && OPENS_OBJECT(next));
}

const isSkippable = (unit: Unit | undefined) =>
  unit?.adverb !== undefined && unit.noun === undefined && unit.closed !== true;

/**
 * Finds the verb of the phrase that ends before `from`: at once, after adverbs, or after what stands between the two. `direct` allows
 * nothing between.
 */
export function clauseVerbAt(
  units: readonly Unit[],
  from: number,
  end: number,
  direct = false,
): { at: number } | undefined {
  let at = from;
  while (
    at < end &&
    (isSkippable(units[at]) || (units[at]?.lower === 'and' && at > from && isSkippable(units[at + 1]))) &&
    !isFiniteMarker(units[at])
  )
    at += 1;
  // "that the defendant be ordered".
  if (at < end && at === from && units[at]?.lower === 'be') return { at };
  if (at < end && (isFiniteMarker(units[at]) || isPlainFinite(units, at, direct))) return { at: from };
  if (direct) return undefined;
  let pending = 0;
  let brackets = 0;
  let commas = 0;
  let related = false;
  const many = units[from - 1]?.noun?.plural === true;
  for (at = from; at < end; at += 1) {
    const unit = units[at];
    if (unit === undefined) return undefined;
    if (unit.lower === '(') brackets += 1;
    if (unit.lower === ')') brackets -= 1;
    if (brackets > 0) continue;
    if (unit.lower === ',') commas += 1;
    // "the data it has collected": the verb belongs to the pronoun.
    const said = at > from && /^(?:it|they|he|she|we|you)$/u.test(units[at - 1]?.lower ?? '');
    if (said && pending === 0 && units[at - 2]?.preposition === undefined) continue;
    if (
      unit.subordinator !== undefined &&
      commas % 2 === 0 &&
      (unit.preposition === undefined || opensSubordinate(units, at + 1, end, related))
    )
      return undefined;
    if (unit.lower === 'whose' || (/^(?:who|which|that)$/u.test(unit.lower) && isRelative(units, at))) {
      pending += 1;
      related = true;
    } else if (
      pending === 0 &&
      commas % 2 === 0 &&
      (unit.verb?.form === 's' ||
        (many && unit.predicate?.form === 'base') ||
        (many && unit.verb?.form === 'base' && unit.adjective === undefined)) &&
      unit.noun === undefined &&
      units[at - 1]?.lower !== 'to' &&
      units[at - 1]?.lower !== 'not' &&
      !/^(?:and|or|but)$/u.test(units[at - 1]?.lower ?? '')
    )
      return { at };
    else if (isFiniteMarker(unit)) {
      if (/^(?:and|or|but)$/u.test(units[at - 1]?.lower ?? '')) return undefined;
      if (pending === 0) return commas % 2 === 0 ? { at } : undefined;
      pending -= 1;
      if (/^(?:shall|may|must|will|can)$/u.test(unit.lower)) at += 1;
    } else if (
      pending > 0 &&
      unit.verb !== undefined &&
      (/^(?:who|which|that)$/u.test(units[at - 1]?.lower ?? '') || tellsPlainly(units, at))
    )
      pending -= 1;
    else if (/^(?:and|or)$/u.test(unit.lower) && commas === 0 && opensClause(units, at + 1)) return undefined;
  }
  return undefined;
}

/**
 * The verb of several subjects that commas part, each with what belongs to it: "shortage of labor, increases in prices and the
 * insolvency of a supplier do not constitute".
 */
export function verbOfList(units: readonly Unit[], from: number, end: number): { at: number } | undefined {
  let at = from;
  let last = false;
  let commas = 0;
  while (at < end) {
    while (units[at]?.preposition !== undefined && units[at]?.subordinator === undefined) {
      const inner = nounPhraseAt(units, at + 1);
      if (inner === undefined) return undefined;
      at = inner.next;
    }
    if (last && isFiniteMarker(units[at])) return commas > 0 ? { at } : undefined;
    const comma = units[at]?.lower === ',';
    if (comma) [at, commas] = [at + 1, commas + 1];
    last = /^(?:and|or)$/u.test(units[at]?.lower ?? '');
    if (last) at += 1;
    else if (!comma) return undefined;
    const item = nounPhraseAt(units, at);
    if (item === undefined || item.phrase.pronoun !== undefined) return undefined;
    at = item.next;
  }
  return undefined;
}

/** In a relative clause, a verb right after those of whom it is said: "the services which the parties agree". */
const tellsPlainly = (units: readonly Unit[], at: number) =>
  units[at]?.verb?.form === 'base' &&
  units[at]?.noun === undefined &&
  units[at]?.adjective === undefined &&
  units[at - 1]?.noun?.plural === true;

/**
 * After "until" and the like: a phrase with its own verb right behind it. `related`: a relative clause went before, so that the last
 * verb is that of the main clause: "a Party who terminates before expiry shall pay".
 */
function opensSubordinate(units: readonly Unit[], at: number, end: number, related: boolean): boolean {
  const phrase = nounPhraseAt(units, at);
  if (phrase === undefined || clauseVerbAt(units, phrase.next, end, true) === undefined) return false;
  return !related || finiteAhead(units.slice(0, end), phrase.next + 1);
}

const isRelative = (units: readonly Unit[], at: number) =>
  isFiniteMarker(units[at + 1]) ||
  units[at + 1]?.verb !== undefined ||
  isSkippable(units[at + 1]) ||
  PRONOUNS.has(units[at + 1]?.lower ?? '') ||
  (isNominal(units[at - 1]) && OPENS_OBJECT(units[at + 1]));

/** A new clause begins after a conjunction: its subject and its verb stand next to each other. */
function opensClause(units: readonly Unit[], at: number): boolean {
  const start = Object.hasOwn(DETERMINERS, units[at]?.lower ?? '') ? at + 1 : at;
  return units[start]?.noun?.noun.agent === true && isFiniteMarker(units[start + 1]) && at > start - 2;
}

/** A clause with its own subject begins here. */
export function clauseAt(units: readonly Unit[], end: number, at: number): boolean {
  const parsed = joinedPhrasesAt(units, at, true);
  return parsed !== undefined && clauseVerbAt(units, parsed.next, end) !== undefined;
}
