import { clauseAt, clauseVerbAt } from './clause-verbs.js';
import { CONJUNCTIONS } from './closed-words.js';
import { relativePronoun } from './modifier-forms.js';
import { suffixOf } from './noun-phrase.js';
import { nounPhraseAt } from './noun-phrases.js';
import { clause, phraseOrClause } from './phrase-rules.js';
import { type State } from './state.js';
import type { Unit } from './units.js';
import { verbGroupAt } from './verb-groups.js';
import { emit } from './verb-rules.js';
import type { Subject } from './verbal-forms.js';
import { isDeterminer, isFiniteMarker, isNominal } from './word-classes.js';

/** Nouns whose "that" tells their content: "the fact that". */
const COMPLEMENT =
  /^(?:fact|notice|condition|belief|understanding|assumption|event|extent|evidence|proof|statement|acknowledgment|representation|assurance|allegation|claim|day|date|time)s?$/u;

/** "who", "which" and "that", of what was named before. */
export function relative(s: State, unit: Unit): boolean {
  const isThat = unit.lower === 'that';
  if (unit.lower === 'whose' && whose(s)) return true;
  if (unit.lower === 'which' && s.units[s.at - 1]?.lower === ',') {
    const named = nounPhraseAt(s.units, s.at + 1);
    if (named !== undefined && named.phrase.pronoun === undefined && isFiniteMarker(s.units[named.next])) {
      s.flush();
      s.open = false;
      s.say('وـ');
      return true;
    }
  }
  if (!isThat && !/^(?:who|which|whom|whose)$/u.test(unit.lower)) return false;
  const next = s.at + 1;
  const group =
    clauseVerbAt(s.units, next, s.end, true)?.at === next ? verbGroupAt(s.units, next) : undefined;
  if (group !== undefined && s.antecedent !== undefined && group.next <= s.end) {
    s.flush();
    const { agreement, definite } = s.antecedent;
    if (definite) s.words.push(relativePronoun(agreement));
    const subject: Subject = {
      agreement,
      agent: agreement.human,
      suffix: suffixOf(agreement),
      nominative: '',
      genitive: '',
    };
    const { referent } = s;
    s.referent = agreement;
    emit(s, subject, group, 'relative');
    s.referent = referent ?? agreement;
    return true;
  }
  if (
    s.antecedent !== undefined &&
    isNominal(s.units[s.at - 1]) &&
    s.units[s.at - 1]?.verb === undefined &&
    !COMPLEMENT.test(s.units[s.at - 1]?.lower ?? '') &&
    clauseAt(s.units, s.end, next)
  ) {
    s.flush();
    const { agreement, definite } = s.antecedent;
    s.say(definite ? relativePronoun(agreement) : '');
    s.resumptive = suffixOf(agreement);
    s.open = false;
    return true;
  }
  if (isThat ? !COMPLEMENT.test(s.units[s.at - 1]?.lower ?? '') && objectGap(s) : objectGap(s)) return true;
  if (isThat) return thatClause(s, next);
  s.flush();
  const agreement = s.antecedent?.agreement;
  s.say(
    agreement === undefined || s.antecedent?.definite === false
      ? agreement === undefined
        ? 'الذي'
        : ''
      : relativePronoun(agreement),
  );
  return true;
}

/** "an offer which the Ministry accepted on Monday": the verb has no object of its own. */
function objectGap(s: State): boolean {
  const named = nounPhraseAt(s.units, s.at + 1);
  const verb = named === undefined ? undefined : s.units[named.next];
  if (named === undefined || s.antecedent === undefined || !isNominal(s.units[s.at - 1])) return false;
  if (verb?.verb === undefined || !/^(?:ed|past)$/u.test(verb.verb.form)) return false;
  const after = s.units[named.next + 1];
  if (after?.lower === 'by' || isDeterminer(after) || named.next >= s.end) return false;
  const group = verbGroupAt(s.units, named.next);
  if (group === undefined || group.next > s.end) return false;
  const { agreement, definite } = s.antecedent;
  s.flush();
  if (definite) s.words.push(relativePronoun(agreement));
  s.resumptive = suffixOf(agreement);
  s.mood = 'statement';
  clause(s, named.phrase, '', group);
  return true;
}

/** "the data it has collected", "the losses they suffer": what is named is the object, without "which". */
export function unmarkedRelative(s: State, unit: Unit): boolean {
  if (!/^(?:it|they|he|she|we|you)$/u.test(unit.lower) || s.antecedent === undefined) return false;
  const before = s.units[s.at - 1];
  if (!isNominal(before) || before?.subordinator !== undefined || COMPLEMENT.test(before?.lower ?? ''))
    return false;
  if (clauseVerbAt(s.units, s.at + 1, s.end, true) === undefined) return false;
  const group = verbGroupAt(s.units, s.at + 1);
  if (group?.verb === undefined || group.passive || group.next > s.end) return false;
  const after = s.units[group.next];
  if (isDeterminer(after) || isNominal(after) || after?.lower === 'that') return false;
  const { agreement, definite } = s.antecedent;
  s.flush();
  if (definite) s.words.push(relativePronoun(agreement));
  s.resumptive = suffixOf(agreement);
  s.open = false;
  s.mood = 'statement';
  return phraseOrClause(s);
}

/** "any gift whose value exceeds": what is said of something that belongs to what was named. */
function whose(s: State): boolean {
  const named = nounPhraseAt(s.units, s.at + 1);
  if (named === undefined || s.antecedent === undefined) return false;
  const group = verbGroupAt(s.units, named.next);
  if (group === undefined || group.next > s.end) return false;
  const { agreement, definite } = s.antecedent;
  const { referent, subject } = s;
  s.flush();
  if (definite) s.words.push(relativePronoun(agreement));
  s.referent = agreement;
  s.mood = 'statement';
  clause(s, { ...named.phrase, possessive: agreement.number === 'plural' ? 'their' : 'its' }, '', group);
  s.referent = referent;
  if (subject !== undefined && !s.state) s.subject = subject;
  return true;
}

function thatClause(s: State, next: number): boolean {
  const word = s.thatWord;
  s.thatWord = 'أن';
  const before = s.units[s.at - 1];
  const opens =
    before === undefined ||
    before.mark === true ||
    before.subordinator !== undefined ||
    CONJUNCTIONS[before.lower] !== undefined;
  if (opens && nounPhraseAt(s.units, s.at) !== undefined) return false;
  if (!clauseAt(s.units, s.end, next)) {
    if (nounPhraseAt(s.units, s.at) !== undefined) return false;
    s.say(word);
    return true;
  }
  s.flush();
  s.say(word);
  s.mood = 'statement';
  s.open = false;
  return true;
}
