import { clauseVerbAt, verbOfList } from './clause-verbs.js';
import { joinedPhrasesAt } from './coordination.js';
import { join } from './forms.js';
import { agreementOf, isDefinitePhrase } from './noun-phrase-agreement.js';
import { writePhrase } from './noun-phrase-forms.js';
import { type NounPhrase, suffixOf } from './noun-phrase.js';
import { whoHasDone } from './participle-rules.js';
import { type State } from './state.js';
import type { VerbGroup } from './verb-group.js';
import { verbGroupAt } from './verb-groups.js';
import { emit } from './verb-rules.js';
import type { Subject } from './verbal-forms.js';
import { isNominal } from './word-classes.js';

export function phraseOrClause(s: State): boolean {
  const { dative } = s;
  if (dative !== undefined) {
    s.dative = undefined;
    const thing = joinedPhrasesAt(s.units, dative.from, false);
    if (thing !== undefined && thing.next <= s.end) {
      s.at = thing.next;
      if (dative.amount !== undefined) {
        s.words.push(dative.amount);
        s.grammaticalCase = 'genitive';
      }
      object(s, thing.phrase);
      s.words.push(
        'إلى',
        writePhrase(dative.object, {
          case: 'genitive',
          ...(s.referent === undefined ? {} : { referent: s.referent }),
        }),
      );
      return true;
    }
  }
  const start = s.at;
  if (s.open && whoHasDone(s)) return true;
  const alone = joinedPhrasesAt(s.units, start, false);
  if (alone === undefined || alone.next > s.end) return false;
  const joined = joinedPhrasesAt(s.units, start, true) ?? alone;
  for (const parsed of joined.next === alone.next ? [alone] : [joined, alone]) {
    const verb =
      s.grammaticalCase === 'genitive' && afterPreposition(s, start)
        ? undefined
        : (clauseVerbAt(s.units, parsed.next, s.end) ??
          (s.open ? undefined : verbOfList(s.units, parsed.next, s.end)));
    if (verb === undefined || /^\d/u.test(parsed.phrase.noun.head)) continue;
    // An object does not reach over to the verb of a later clause.
    if (s.open && (verb.at !== parsed.next || parsed.phrase.others.length > 0)) continue;
    const group = verbGroupAt(s.units, verb.at);
    if (group === undefined || group.next > s.end) continue;
    if (quotedAt(s, start, parsed.next, verb.at)) {
      s.words.pop();
      s.quoted = false;
      clause(s, parsed.phrase, '', group, '“');
      return true;
    }
    if (s.open && group.verb?.form === 'ed' && !group.passive && !group.perfect && group.modal === undefined)
      continue;
    s.flush();
    const { referent } = s;
    s.referent = agreementOf(parsed.phrase);
    s.antecedent = {
      agreement: s.referent,
      definite: isDefinitePhrase(parsed.phrase, { case: 'nominative', definite: true }),
    };
    const between = verb.at > parsed.next ? s.part(parsed.next, verb.at) : '';
    s.referent = referent;
    clause(s, parsed.phrase, between, group, leadOf(s, start));
    return true;
  }
  // "grants to the Dealer a right": the thing comes after the person.
  if (isNominal(s.units[start - 1]) && s.open && /^(?:finite|past)$/u.test(s.frame.mode))
    s.grammaticalCase = s.frame.objectCase;
  s.at = alone.next;
  object(s, alone.phrase);
  return true;
}

/** The phrase belongs to the preposition before it, so that the verb after it is not its own. */
function afterPreposition(s: State, start: number): boolean {
  const before = s.units[start - 1];
  return before?.preposition !== undefined && before.subordinator === undefined;
}

function object(s: State, phrase: NounPhrase): void {
  const context = {
    case: s.grammaticalCase,
    ...(s.referent === undefined ? {} : { referent: s.referent }),
  };
  const text = writePhrase(phrase, context);
  const refuses =
    phrase.determiners.some((word) => word === 'no' || word === 'neither') ||
    /^(?:nothing|none|nobody)$/u.test(phrase.pronoun ?? '');
  // Where no verb carries it, the denial stands before the phrase: it is never lost.
  if (refuses && !s.denied) s.words.push(s.grammaticalCase === 'genitive' ? 'عدم وجود' : 'لا');
  s.denied = false;
  s.words.push(text);
  const last = phrase.others.at(-1)?.phrase ?? phrase;
  // "liabilities of the parties which have accrued": what is no person takes "which".
  const headed = s.unit?.lower === 'which' && last.of?.noun.agent === true && !last.noun.agent;
  const innermost = headed ? last : (last.of ?? last);
  noteNamed(s, last);
  s.antecedent = {
    agreement: agreementOf(innermost),
    definite: innermost.noun.proper === true || isDefinitePhrase(innermost, context),
  };
  if (phrase.noun.to !== undefined) s.infinitive = phrase.noun.to;
  if (s.unit?.lower !== 'to' && s.unit?.lower !== 'of') s.flush();
}

/** What a later "it" or "them" can stand for. */
function noteNamed(s: State, phrase: NounPhrase): void {
  if (phrase.pronoun !== undefined) return;
  const agreement = agreementOf(phrase);
  if (/s$/u.test(phrase.lower)) s.many = agreement;
  else if (!phrase.noun.agent) s.thing = agreement;
}

/** A subject in quotation marks, right before its verb. */
const quotedAt = (s: State, start: number, next: number, verb: number): boolean =>
  s.units[start - 1]?.lower === '"' &&
  s.units[next]?.lower === '"' &&
  verb === next + 1 &&
  s.words.at(-1) === '“';

/** "each of the Parties represents": what stands before the phrase belongs to the subject. */
function leadOf(s: State, start: number): string {
  const before = s.units[start - 1];
  if (before?.phrase === undefined || !/^(?:each|either|any|one|all|both) of$/u.test(before.lower)) return '';
  return s.words.at(-1) === before.phrase ? (s.words.pop() ?? '') : '';
}

export function clause(s: State, phrase: NounPhrase, between: string, group: VerbGroup, lead = ''): void {
  const negative =
    phrase.determiners.some((word) => word === 'no' || word === 'neither') ||
    /^(?:nothing|none|nobody|neither)$/u.test(phrase.pronoun ?? '');
  if (negative) group.negative = true;
  const after = between === '' ? [] : [between];
  const context = { definite: true, ...(s.referent === undefined ? {} : { referent: s.referent }) };
  const agreement =
    phrase.pronoun === 'it' && s.referent?.number === 'plural' && s.referent.human
      ? (s.thing ?? agreementOf(phrase))
      : phrase.pronoun !== undefined && /^(?:it|they)$/u.test(phrase.pronoun) && s.referent !== undefined
        ? s.referent
        : agreementOf(phrase);
  const isPronoun =
    phrase.pronoun !== undefined && /^(?:it|they|he|she|we|you|i)$/u.test(phrase.pronoun) && between === '';
  const plain = lead === '' || lead === '“';
  const led = (text: string) => (lead === '“' ? `“${text}”` : join([lead, text]));
  const subject: Subject = {
    agreement,
    agent:
      phrase.pronoun !== undefined
        ? /^(?:they|he|she|anyone|everyone|nobody|none|we|you|i)$/u.test(phrase.pronoun) ||
          (phrase.pronoun === 'it' && (s.subject?.agent ?? false))
        : phrase.noun.agent,
    ...(isPronoun ? { suffix: suffixOf(agreement) } : {}),
    get nominative() {
      return join([
        led(writePhrase(phrase, { ...context, case: plain ? 'nominative' : 'genitive' })),
        ...after,
      ]);
    },
    get genitive() {
      return join([led(writePhrase(phrase, { ...context, case: 'genitive' })), ...after]);
    },
  };
  const { mood } = s;
  noteNamed(s, phrase);
  emit(s, subject, group, mood);
  s.subject = subject;
  s.referent = agreement;
}
