import { CONJUNCTIONS } from './closed-words.js';
import { prepositionWith, withSuffix } from './forms.js';
import { suffixOf } from './noun-phrase.js';
import { nounPhraseAt } from './noun-phrases.js';
import { lookAhead, pronounSubject } from './objects.js';
import { type State } from './state.js';
import type { Unit } from './units.js';
import { masdar, passive, past, present } from './verb-forms.js';
import { writeMasdar } from './verb-rules.js';
import { finiteVerb } from './verbal-forms.js';
import { isBase } from './word-classes.js';

/** "shall deliver the goods and provide the services". */
export function joinedVerb(s: State, unit: Unit): boolean {
  const adverbial =
    s.units[s.at - 1]?.adverb !== undefined && CONJUNCTIONS[s.units[s.at - 2]?.lower ?? ''] !== undefined;
  const previous = s.units[adverbial ? s.at - 2 : s.at - 1];
  const linked =
    previous !== undefined &&
    (CONJUNCTIONS[previous.lower] !== undefined ||
      previous.lower === ',' ||
      previous.lower === ')' ||
      previous.phrase === 'و/أو');
  if (!linked || unit.verb === undefined || (s.complement !== undefined && unit.adjective !== undefined))
    return false;
  // "shall be deemed an original and constitute one agreement".
  const plain = isBase(unit) && unit.noun === undefined && unit.adjective === undefined;
  if (s.frame.mode === 'none' && plain && previous.lower !== ',' && s.subject !== undefined && s.open)
    s.frame = { mode: 'finite', prefix: '', objectCase: 'accusative' };
  if (s.frame.mode === 'none') return false;
  if (unit.preposition !== undefined && unit.verb.form === 'ing') return false;
  const { form, verb } = unit.verb;
  const next = s.units[s.at + 1];
  if (
    unit.noun !== undefined &&
    (next === undefined ||
      (nounPhraseAt(s.units, s.at + 1) === undefined &&
        next.lower !== 'and' &&
        next.lower !== 'or' &&
        next.lower !== 'that' &&
        next.lower !== 'to' &&
        next.lower !== ',') ||
      (form === 'ed' && unit.adjective !== undefined))
  )
    return false;
  if (s.frame.mode === 'masdar' && (isBase(unit) || form === 'ing')) {
    writeMasdar(s, unit, [], s.frame.prefix);
    return true;
  }
  if (s.frame.mode === 'masdar-passive' && (form === 'ed' || form === 'participle')) {
    const { agreement } = pronounSubject(s);
    const told = s.frame.told === true ? passive(verb, agreement, false) : undefined;
    if (told !== undefined) {
      s.say(told);
      return true;
    }
    const suffix = suffixOf(agreement);
    s.say(
      ...(verb.preposition === ''
        ? [withSuffix(masdar(verb, false), suffix)]
        : [masdar(verb, true), prepositionWith(verb.preposition, suffix)]),
    );
    return true;
  }
  if (
    (s.frame.mode === 'finite' && (form === 's' || form === 'base')) ||
    (s.frame.mode === 'past' && (form === 'ed' || form === 's' || form === 'past' || form === 'base'))
  ) {
    const { agreement } = pronounSubject(s);
    s.at += 1;
    const following = lookAhead(s);
    const word =
      s.frame.mode === 'past' ? past(verb.past, agreement, false) : present(verb.present, agreement, false);
    s.words.push(...finiteVerb(word, verb, following));
    if (verb.preposition !== '' && following.object && following.pronoun === undefined)
      s.words.push(verb.preposition);
    s.grammaticalCase = verb.preposition === '' ? 'accusative' : 'genitive';
    s.infinitive = verb.to;
    return true;
  }
  return false;
}
