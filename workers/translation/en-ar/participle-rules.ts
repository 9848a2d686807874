import { suffixOf } from './noun-phrase.js';
import { nounPhraseAt } from './noun-phrases.js';
import type { State } from './state.js';
import type { Unit } from './units.js';
import { masdar, past, present } from './verb-forms.js';
import { lookAhead, withObjects } from './objects.js';
import { agreementOf } from './noun-phrase-agreement.js';
import { writePhrase } from './noun-phrase-forms.js';
import { prepositionWith, withSuffix, type Agreement } from './forms.js';
import { writeMasdar } from './verb-rules.js';
import { finiteVerb } from './verbal-forms.js';

const PLAIN: Agreement = { feminine: false, number: 'singular', human: false };

const isPast = (unit: Unit | undefined) => /^(?:ed|past|participle)$/u.test(unit?.verb?.form ?? '');

/** "being capable of remedy", "any levy being made", "having issued its consent": told with a pronoun, of what was named before. */
export function beingOrHaving(s: State, unit: Unit): boolean {
  if (unit.lower === 'being') return being(s);
  return unit.lower === 'having' && having(s);
}

function being(s: State): boolean {
  const agreement = s.antecedent?.agreement ?? s.referent ?? PLAIN;
  const next = s.units[s.at + 1];
  s.flush();
  if (next?.verb !== undefined && isPast(next) && next.adjective === undefined) {
    const { verb } = next.verb;
    const suffix = suffixOf(agreement);
    s.say(
      'يتم',
      ...(verb.preposition === ''
        ? [withSuffix(masdar(verb, false), suffix)]
        : [masdar(verb, true), prepositionWith(verb.preposition, suffix)]),
    );
    s.at += 1;
    s.frame = { mode: 'masdar-passive', prefix: '', objectCase: 'genitive' };
    return true;
  }
  const apart = s.units[s.at - 1]?.mark === true;
  s.say(`${apart ? 'و' : ''}${pronoun(agreement)}`);
  s.grammaticalCase = 'nominative';
  s.frame = { mode: 'none', prefix: '', objectCase: 'nominative' };
  s.state = next?.adjective !== undefined;
  s.subject = { agreement, agent: false, nominative: '', genitive: '' };
  return true;
}

function pronoun({ feminine, number, human }: Agreement): string {
  if (number === 'plural' && human) return 'هم';
  return feminine || number === 'plural' ? 'هي' : 'هو';
}

function having(s: State): boolean {
  const verb = s.units[s.at + 1];
  if (verb?.verb === undefined || !isPast(verb)) return false;
  const agreement = s.antecedent?.agreement ?? s.referent ?? PLAIN;
  s.flush();
  s.at += 2;
  const reading = withObjects(s, verb.verb);
  const following = lookAhead(s);
  s.words.push('وقد', ...finiteVerb(past(reading.past, agreement, false), reading, following));
  if (reading.preposition !== '' && following.object && following.pronoun === undefined)
    s.words.push(reading.preposition);
  s.frame = { mode: 'past', prefix: '', objectCase: reading.preposition === '' ? 'accusative' : 'genitive' };
  s.grammaticalCase = s.frame.objectCase;
  s.infinitive = reading.to;
  s.referent = agreement;
  return true;
}

/** "upon the Authority having issued its consent": after the preposition, what somebody has done. */
export function whoHasDone(s: State): boolean {
  const found = nounPhraseAt(s.units, s.at);
  const verb = found === undefined ? undefined : s.units[found.next + 1];
  if (
    found === undefined ||
    s.units[found.next]?.lower !== 'having' ||
    verb?.verb === undefined ||
    !isPast(verb)
  )
    return false;
  const agreement = agreementOf(found.phrase);
  s.at = found.next + 2;
  const reading = withObjects(s, verb.verb);
  const following = lookAhead(s);
  s.words.push(
    'أن',
    present('يكون', agreement, true),
    writePhrase(found.phrase, { case: 'nominative', definite: true }),
    'قد',
    ...finiteVerb(past(reading.past, agreement, false), reading, following),
  );
  if (reading.preposition !== '' && following.object && following.pronoun === undefined)
    s.words.push(reading.preposition);
  s.grammaticalCase = reading.preposition === '' ? 'accusative' : 'genitive';
  s.referent = agreement;
  return true;
}

/** ", stating the date", ", increasing to 30 days": what goes with the act that was told. */
export function accompanying(s: State, unit: Unit): boolean {
  const before = s.units[s.at - 1];
  if (unit.verb?.form !== 'ing' || unit.noun !== undefined || unit.preposition !== undefined) return false;
  if (before?.lower !== ',' || s.frame.mode === 'none' || s.words.length < 2) return false;
  s.words.push('مع');
  writeMasdar(s, unit, [], '');
  return true;
}
