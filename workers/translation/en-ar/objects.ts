import { clauseAt } from './clause-verbs.js';
import { CONJUNCTIONS } from './closed-words.js';
import { joinedPhrasesAt } from './coordination.js';
import type { VerbReading } from './english.js';
import { lexicon } from './lexicon.js';
import { agreementOf } from './noun-phrase-agreement.js';
import { suffixOf } from './noun-phrase.js';
import { LIMIT, nounPhraseAt } from './noun-phrases.js';
import { type State } from './state.js';
import type { Verb } from './verb-forms.js';
import type { Following, Subject } from './verbal-forms.js';
import { isBase, isDeterminer, isFiniteMarker } from './word-classes.js';

/** Verbs that say something else where they have no object: "the contract terminates". */
const INTRANSITIVE: Record<string, string> = { terminate: 'expire', change: 'vary', issue: 'arise' };

/** Verbs that say something else with an object: "the Employer may end this contract". */
const TRANSITIVE: Record<string, string> = { end: 'terminate', cease: 'discontinue' };

/** "keep the licence valid", "render the clause void": what becomes of the object. */
const MAKES: Record<string, Partial<Verb>> = {
  keep: { past: 'أبقى', present: 'يبقي', masdar: 'إبقاء' },
  make: { past: 'جعل', present: 'يجعل', masdar: 'جعل' },
  render: { past: 'جعل', present: 'يجعل', masdar: 'جعل' },
  leave: { past: 'ترك', present: 'يترك', masdar: 'ترك' },
};

/** ", from any supplier," between a verb and its object: written after the object. */
function takeInsertion(s: State): void {
  const from = s.at + 1;
  if (
    s.unit?.lower !== ',' ||
    (s.units[from]?.preposition === undefined && s.units[from]?.adverb === undefined)
  )
    return;
  let close = from;
  while (close < s.end && s.units[close]?.mark !== true) close += 1;
  const object = close + 1;
  if (
    s.units[close]?.lower !== ',' ||
    object >= s.end ||
    CONJUNCTIONS[s.units[object]?.lower ?? ''] !== undefined
  )
    return;
  const opens = s.units[object];
  if (opens === undefined || !isDeterminer(opens) || nounPhraseAt(s.units, object) === undefined) return;
  if (s.units.slice(from, close).some(isFiniteMarker) || clauseAt(s.units, s.end, object)) return;
  s.adverbs.push('،', s.part(from, close), '،');
  s.at = object;
}

/** Looks at what stands after a verb; a pronoun is taken with it. */
export function lookAhead(s: State): Following {
  takeInsertion(s);
  while (
    s.unit?.adverb !== undefined &&
    s.unit.noun === undefined &&
    s.unit.adjective === undefined &&
    s.unit.preposition === undefined &&
    s.unit.closed !== true &&
    !(LIMIT.test(s.unit.lower) && s.units[s.at + 1]?.number !== undefined)
  ) {
    s.adverbs.push(s.unit.adverb);
    s.at += 1;
  }
  const { unit } = s;
  const next = s.units[s.at + 1];
  const link = unit !== undefined && (unit.lower === ',' || CONJUNCTIONS[unit.lower] !== undefined);
  const afterLink = CONJUNCTIONS[next?.lower ?? ''] === undefined ? next : s.units[s.at + 2];
  const shared =
    link &&
    afterLink?.verb !== undefined &&
    (afterLink.noun === undefined || afterLink.verb.form === 'base') &&
    s.at + 2 < s.end;
  if (
    unit !== undefined &&
    /^(?:it|them|him|us|her|me|you)$/u.test(unit.lower) &&
    !isFiniteMarker(s.units[s.at + 1])
  ) {
    const pronoun =
      unit.lower === 'it'
        ? suffixOf(s.thing ?? s.referent ?? { feminine: false, number: 'singular', human: false })
        : unit.lower === 'him'
          ? 'ه'
          : unit.lower === 'you'
            ? 'كم'
            : unit.lower === 'us'
              ? 'نا'
              : unit.lower === 'me'
                ? 'ي'
                : unit.lower === 'them'
                  ? suffixOf(s.many ?? { feminine: false, number: 'plural', human: true })
                  : 'ها';
    s.at += 1;
    return { object: true, shared: false, pronoun, nominal: true };
  }
  const opensClause = unit?.lower === 'that' && clauseAt(s.units, s.end, s.at + 1);
  const phrase =
    opensClause ||
    unit === undefined ||
    unit.mark === true ||
    unit.lower === 'to' ||
    (unit.preposition !== undefined && unit.noun === undefined)
      ? undefined
      : nounPhraseAt(s.units, s.at);
  const isPhrase =
    (unit?.phrase ?? unit?.preposition) !== undefined &&
    /^(?:the |any |all |one |more |a |each |terms|right,)/u.test(unit?.lower ?? '');
  return {
    object: phrase !== undefined || isPhrase || shared,
    shared,
    nominal:
      !isBase(unit) || unit?.adjective !== undefined || (phrase !== undefined && unit?.verb === undefined),
  };
}

/** "provide X with Y", "pay X an amount": the construction of the verb depends on its objects. */
export function withObjects(s: State, { lemma, verb }: VerbReading, agent = false): Verb {
  s.companion = undefined;
  if (lemma === 'deny' && s.unit?.lower === 'that')
    return { ...verb, past: 'أنكر', present: 'ينكر', masdar: 'إنكار' };
  if (lemma === 'pay' && /^(?:him|you|us|me)$/u.test(s.unit?.lower ?? ''))
    return { ...verb, preposition: 'لـ' };
  const object = joinedPhrasesAt(s.units, s.at, false);
  if (object === undefined) {
    const intransitive = INTRANSITIVE[lemma];
    const passes = s.units[s.at]?.lower === ',' || CONJUNCTIONS[s.units[s.at]?.lower ?? ''] !== undefined;
    return intransitive === undefined || passes || (agent && lemma === 'terminate')
      ? verb
      : (lexicon().verbs.get(intransitive) ?? verb);
  }
  const next = s.units[object.next];
  const transitive = TRANSITIVE[lemma];
  if (transitive !== undefined && !isFiniteMarker(next) && !clauseAt(s.units, s.end, s.at))
    return lexicon().verbs.get(transitive) ?? verb;
  const makes = MAKES[lemma];
  if (makes !== undefined && endsWithAdjective(s, object.next)) {
    s.complement = agreementOf(object.phrase);
    return { ...verb, ...makes, preposition: '' };
  }
  if (next?.lower === 'with' && /^(?:provide|supply|furnish|replace)$/u.test(lemma)) {
    s.companion = 'بـ';
    return lemma === 'replace' ? verb : (lexicon().verbs.get('provide with') ?? verb);
  }
  if (next?.lower === 'to' && s.units[object.next + 1]?.verb?.form === 'base') {
    if (lemma === 'require')
      return { ...verb, past: 'طلب', present: 'يطلب', masdar: 'طلب', preposition: 'من', to: '' };
    if (lemma === 'request' || lemma === 'ask') return { ...verb, preposition: 'من', to: '' };
    if (lemma === 'cause')
      return {
        ...verb,
        past: 'كفل قيام',
        present: 'يكفل قيام',
        masdar: 'كفالة قيام',
        preposition: '',
        to: 'بـ',
      };
  }
  if (
    /^(?:pay|give|grant|send|offer|issue)$/u.test(lemma) &&
    object.phrase.noun.agent &&
    object.phrase.others.length === 0 &&
    next?.mark !== true &&
    next?.preposition === undefined
  ) {
    const amount = /than$|at least/u.test(next?.lower ?? '') ? next?.adverb : undefined;
    const from = amount === undefined ? object.next : object.next + 1;
    if (joinedPhrasesAt(s.units, from, false) !== undefined)
      s.dative = { object: object.phrase, from, ...(amount === undefined ? {} : { amount }) };
  }
  return verb;
}

/** After the object an adjective that no noun follows: what the object is made to be. */
function endsWithAdjective(s: State, at: number): boolean {
  const unit = s.units[at];
  const next = s.units[at + 1];
  return (
    at < s.end &&
    unit?.adjective !== undefined &&
    unit.phrase === undefined &&
    (next === undefined ||
      next.mark === true ||
      CONJUNCTIONS[next.lower] !== undefined ||
      (next.preposition !== undefined && next.noun === undefined))
  );
}

export function pronounSubject(s: State): Subject {
  const agreement = s.subject?.agreement ??
    s.referent ?? { feminine: false, number: 'singular' as const, human: false };
  return {
    agreement,
    agent: s.subject?.agent ?? true,
    suffix: suffixOf(agreement),
    nominative: '',
    genitive: '',
  };
}
