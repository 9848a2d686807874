import { writeClause } from './clauses.js';
import { BE_FORMS, CONJUNCTIONS, NEGATIONS } from './closed-words.js';
import { prepositionWith, withSuffix } from './forms.js';
import { suffixOf } from './noun-phrase.js';
import { nounPhraseAt } from './noun-phrases.js';
import { lookAhead, pronounSubject, withObjects } from './objects.js';
import { type State } from './state.js';
import type { Unit } from './units.js';
import { detached, masdar } from './verb-forms.js';
import type { VerbGroup } from './verb-group.js';
import { verbGroupAt } from './verb-groups.js';
import { type Following, type Mood, type Subject, verbal } from './verbal-forms.js';
import { isBase, isFiniteMarker } from './word-classes.js';

const THAT: Record<string, string> = { بـ: 'بأن', على: 'على أن', من: 'من أن', عن: 'عن أن' };

/** "to deliver", "not to disclose". */
export function toInfinitive(s: State, unit: Unit): boolean {
  let at = s.at;
  let negative = false;
  if (unit.lower === 'not' && s.units[at + 1]?.lower === 'to') [negative, at] = [true, at + 1];
  if (s.units[at]?.lower !== 'to') return false;
  at += 1;
  const adverbs: string[] = [];
  for (; at < s.end; at += 1) {
    const word = s.units[at];
    if (word !== undefined && NEGATIONS.has(word.lower)) negative = true;
    else if (word?.adverb !== undefined && word.verb === undefined && word.closed !== true)
      adverbs.push(word.adverb);
    else break;
  }
  const verb = s.units[at];
  const passiveVerb = verb?.lower === 'be' ? s.units[at + 1] : undefined;
  if (passiveVerb?.verb !== undefined && /^(?:ed|participle)$/u.test(passiveVerb.verb.form)) {
    s.flush();
    const suffix = suffixOf(
      s.antecedent?.agreement ?? s.referent ?? { feminine: false, number: 'singular', human: false },
    );
    const { verb: reading } = passiveVerb.verb;
    const done =
      reading.preposition === ''
        ? [withSuffix(masdar(reading, false), suffix)]
        : [masdar(reading, true), prepositionWith(reading.preposition, suffix)];
    s.words.push(negative ? 'لعدم' : 'المقرر', ...done);
    s.at = at + 2;
    return true;
  }
  if (verb === undefined) return false;
  if (!isBase(verb) && verb.predicate?.form !== 'base' && verb.lower !== 'be' && verb.lower !== 'have')
    return false;
  if (verb.verb !== undefined && verb.noun !== undefined && s.units[at + 1]?.lower === 'of') return false;
  s.flush();
  const preposition = s.infinitive ?? 'لـ';
  s.infinitive = undefined;
  if (preposition !== '') s.words.push(preposition);
  if (negative) s.words.push('عدم');
  s.at = at;
  if (verb.verb === undefined) {
    s.words.push(verb.predicate === undefined ? (verb.lower === 'have' ? 'امتلاك' : 'أن يكون') : 'أن');
    if (verb.predicate !== undefined) {
      const subject = pronounSubject(s);
      const group: VerbGroup = {
        negative,
        tense: 'present',
        perfect: false,
        passive: false,
        copula: false,
        have: false,
        predicate: verb.predicate.predicate,
        adverbs: [],
        next: at + 1,
      };
      emit(s, subject, group, 'statement');
    } else {
      s.at += 1;
      [s.frame, s.grammaticalCase] = [
        { mode: 'none', prefix: '', objectCase: verb.lower === 'have' ? 'genitive' : 'accusative' },
        verb.lower === 'have' ? 'genitive' : 'accusative',
      ];
    }
    return true;
  }
  writeMasdar(s, verb, adverbs, preposition);
  return true;
}

export function writeMasdar(s: State, unit: Unit, adverbs: string[], prefix: string): void {
  if (unit.verb === undefined) return;
  s.at += 1;
  const whole = withObjects(s, unit.verb);
  const following = lookAhead(s);
  const split = following.object ? detached(whole) : undefined;
  const verb = split?.verb ?? whole;
  if (split !== undefined) s.adverbs.unshift(split.tail);
  s.words.push(...verbal(verb, following));
  s.adverbs.push(...adverbs);
  s.frame = { mode: 'masdar', prefix, objectCase: 'genitive' };
  s.grammaticalCase = 'genitive';
  s.infinitive = verb.to;
  s.thatWord = THAT[verb.preposition] ?? 'أن';
  s.open = true;
  s.antecedent = undefined;
}

export function finiteWithoutSubject(s: State, unit: Unit): boolean {
  const previous = s.units[s.at - 1];
  const opens =
    isFiniteMarker(unit) ||
    /^in no (?:way|manner|respect)$/u.test(unit.lower) ||
    (previous !== undefined &&
      CONJUNCTIONS[previous.lower] !== undefined &&
      ((unit.verb?.form === 's' && unit.noun === undefined) || unit.predicate?.form === 'base'));
  if (!opens || (BE_FORMS.has(unit.lower) && unit.lower === 'been')) return false;
  const group = verbGroupAt(s.units, s.at);
  if (group === undefined || group.next > s.end) return false;
  s.flush();
  const { main } = s;
  if (main !== undefined && previous?.lower === 'but' && group.modal !== undefined) {
    [s.subject, s.mood, s.main] = [main, 'statement', undefined];
  }
  emit(s, pronounSubject(s), group, s.mood === 'statement' ? 'statement' : s.mood);
  return true;
}

function afterPredicate(s: State): void {
  const { unit } = s;
  if (unit?.verb?.form === 'ing' && unit.noun === undefined && unit.adjective === undefined)
    return writeMasdar(s, unit, [], s.frame.prefix);
  if (
    unit !== undefined &&
    s.frame.mode === 'masdar' &&
    isBase(unit) &&
    (unit.noun === undefined || nounPhraseAt(s.units, s.at + 1) !== undefined)
  )
    writeMasdar(s, unit, [], s.frame.prefix);
}

export function emit(s: State, subject: Subject, group: VerbGroup, mood: Mood): void {
  s.referent = subject.agreement;
  s.at = group.next;
  const denied = s.unit?.lower === 'no' && !group.negative;
  if (denied) group.negative = true;
  s.denied = denied;
  s.adverbs.push(...group.adverbs);
  const inserted = group.inserted === undefined ? '' : s.part(group.inserted.from, group.inserted.to);
  if (group.verb !== undefined && !group.passive)
    group.verb = { ...group.verb, verb: withObjects(s, group.verb, subject.agent) };
  const following: Following =
    group.copula || group.have ? { object: false, shared: false, nominal: false } : lookAhead(s);
  // Between two verbs that share an object it would part them: it goes before both.
  if (inserted !== '' && following.shared && s.words.length === 0) s.words.push(inserted, '،');
  else if (inserted !== '') s.adverbs.push('،', inserted, '،');
  if (s.resumptive !== undefined && group.verb !== undefined && !group.passive) {
    following.pronoun = s.resumptive;
    following.object = true;
  }
  s.resumptive = undefined;
  const split =
    group.verb !== undefined && (group.passive || following.object) ? detached(group.verb.verb) : undefined;
  if (group.verb !== undefined && split !== undefined) {
    group.verb = { ...group.verb, verb: split.verb };
    s.adverbs.unshift(split.tail);
  }
  const written = writeClause(subject, group, mood, following);
  const last = s.words.at(-1);
  // These are followed by a noun: before a verb a pronoun stands for it.
  const isPast = mood === 'statement' && (group.perfect || group.tense === 'past');
  const takesNoun = isPast
    ? /^(?:حيث إن|لأن|على الرغم من أن|إلا أن|أن|بأن|على أن|من أن|عن أن)$/u
    : /^(?:حيث إن|لأن|على الرغم من أن|إلا أن)$/u;
  if (last !== undefined && takesNoun.test(last) && written.words[0] !== subject.nominative)
    s.words[s.words.length - 1] = `${last}ه`;
  s.words.push(...written.words);
  s.frame = written.frame;
  s.grammaticalCase = written.frame.objectCase;
  s.subject = subject;
  s.thatWord = THAT[group.verb?.verb.preposition ?? ''] ?? 'أن';
  s.open = true;
  s.infinitive = group.verb?.verb.to ?? (group.predicate === undefined ? undefined : '');
  s.antecedent =
    group.copula || group.have || following.object
      ? undefined
      : { agreement: subject.agreement, definite: true };
  s.state = group.copula || (group.predicate !== undefined && written.frame.mode === 'none');
  if (group.predicate !== undefined && written.frame.mode !== 'none') afterPredicate(s);
  if (!following.object) s.flush();
}
