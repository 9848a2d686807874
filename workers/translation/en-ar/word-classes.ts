import {
  BE_FORMS,
  DETERMINERS,
  DO_FORMS,
  HAVE_FORMS,
  MODALS,
  POSSESSIVES,
  PRONOUNS,
} from './closed-words.js';
import type { Unit } from './units.js';

export const isFiniteMarker = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (MODALS.has(unit.lower) ||
    (BE_FORMS.has(unit.lower) && unit.lower !== 'being' && unit.lower !== 'been' && unit.lower !== 'be') ||
    ((HAVE_FORMS.has(unit.lower) || DO_FORMS.has(unit.lower)) && unit.lower !== 'having') ||
    (unit.predicate !== undefined && unit.predicate.form !== 'base' && unit.predicate.form !== 'ing'));

export const isModal = (unit: Unit | undefined): boolean => unit !== undefined && MODALS.has(unit.lower);

/** "pay it", "limit them to": a word before an object pronoun is a verb. */
export const actsOnPronoun = (units: readonly Unit[], at: number): boolean =>
  units[at]?.verb?.form === 'base' &&
  /^(?:it|them|him|us)$/u.test(units[at + 1]?.lower ?? '') &&
  !isFiniteMarker(units[at + 2]) &&
  units[at + 2]?.verb?.form !== 's';

/** Can be read as an infinitive; of "set off" the past is written the same. */
export const isBase = (unit: Unit | undefined): boolean =>
  unit?.verb !== undefined && (unit.verb.form === 'base' || unit.verb.lemma === unit.lower);

export const isParticiple = (unit: Unit) => unit.verb?.form === 'ed' || unit.verb?.form === 'participle';

export const isDeterminer = (unit: Unit | undefined) =>
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
  if (units[at]?.verb?.form === 's' && units[at - 1]?.lower === 'hereby') return true;
  const before = units[at - 1]?.noun;
  const next = units[at + 1];
  // "if the Parties sign this Agreement".
  if (units[at]?.verb?.form === 'base' && before?.plural === true && before.noun.agent && isDeterminer(next))
    return true;
  if (
    before !== undefined &&
    !before.plural &&
    /^(?:ends|starts|stands|wishes|counts)$/u.test(units[at]?.lower ?? '')
  )
    return true;
  return (
    units[at]?.verb?.form === 's' &&
    before?.noun.agent === true &&
    !before.plural &&
    (isDeterminer(next) || next?.lower === 'to')
  );
}

/** A word that may be noun or verb stands as a verb here, after a noun. */
export function standsAsVerb(units: readonly Unit[], at: number): boolean {
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

/** Verbs whose participle can have an object of its own: "the amount paid the supplier". */
const DITRANSITIVE = /^(?:give|grant|pay|award|offer|send|assign|allot|deny|show)$/u;

/** A form in -ed that is no participle, since a participle takes no object: "raised this plea", "failed to deliver". */
export const isTold = (unit: Unit | undefined, next: Unit | undefined): boolean =>
  unit?.verb?.form === 'ed' &&
  next !== undefined &&
  ((unit.adjective === undefined && isDeterminer(next) && !DITRANSITIVE.test(unit.verb.lemma)) ||
    (/^(?:fail|agree|undertake|refuse|omit)$/u.test(unit.verb.lemma) && next.lower === 'to'));

export function continues(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (unit === undefined || (unit.mark === true && unit.lower !== ',')) return false;
  if (isNominal(unit)) return true;
  if (unit.adjective !== undefined || isParticiple(unit)) return continues(units, at + 1);
  if (unit.adverb !== undefined && /ly$/u.test(unit.lower))
    return modifies(units[at + 1]) && continues(units, at + 1);
  if (unit.number !== undefined) return continues(units, at + 1);
  if (/^(?:and|or|,)$/u.test(unit.lower)) return modifies(units[at + 1]) && continues(units, at + 1);
  return false;
}

export const modifies = (unit: Unit | undefined) =>
  unit !== undefined && (unit.adjective !== undefined || isParticiple(unit)) && unit.closed !== true;
