import { isWord, type Cursor } from './cursor.js';
import type { Constituent, VerbHead } from './grammar.js';
import type { Verb } from './lexicon/lexicon.js';
import { OF_PERSONS } from './pronouns.js';
import type { Roles } from './roles.js';

/** Verbs of bodies, whose subject is who acts if he is a person: «يشكل الوزير». */
const OF_BODIES = /^(?:form|establish|liquidate|dissolve|incorporate|merge|classify|name|register|license)\b/;

/** «يشكل رئيس المجلس "لجنة"»: who stands before an object in quotation marks acts. */
export function actingOn(roles: Roles, head: VerbHead, cursor: Cursor): Roles {
  const { subject, passive } = roles;
  if (!passive || subject === null || head.token.passive === true || head.reading.passive === true)
    return roles;
  const next = cursor.peek();
  const isQuoted = next?.kind === 'punctuation' && /^["«“]$/.test(next.text);
  const forms = subject.human && OF_BODIES.test(head.reading.verb.en) && roles.rest.length === 0;
  return isQuoted && (subject.agent || forms) ? { ...roles, passive: false } : roles;
}

/** «يتم التصويت»: voting takes place, a notice is given; all else is completed. */
const HELD: [RegExp, string][] = [
  [/^(?:the |a |this |that )?(?:approval|notice|notification|consent|permission|warning)\b/, 'be given'],
  [
    /^(?:the |a |this |that )?(?:voting|vote|election|selection|coordination|cooperation|meeting)\b/,
    'take place',
  ],
];
export const heldAs = (text: string) => HELD.find(([held]) => held.test(text))?.[1];

/** What cannot be said of a person in the passive is said of a thing: "it shall be published". */
export const unnamed = (pronoun: string, passive: boolean, en: string) =>
  passive && /^(?:he|she)$/.test(pronoun) && !OF_PERSONS.test(en) ? 'it' : pronoun;

const DURATION =
  /^(?:a period of )?(?:\(?\d[\d,.]*\)?|(?:[a-z]+-)?[a-z]+(?: hundred(?: [a-z-]+)?)?)(?: \([\d]+\))? (?:(?:consecutive|full|continuous|business|working|calendar) )?(?:hours|days|weeks|months|years)(?: (?:consecutive|continuous))?$/;

const first = (text: string) => text.split(' and ')[0] ?? '';

/** «تأخر في السداد خمسة أيام», «يضمن الأعمال خمس سنوات»: how long, where who acts and what is acted on are told. */
export function lasting(rest: readonly Constituent[], verb: Verb, hasSubject: boolean): Constituent[] {
  const others = rest.filter(({ phrase, text }) => phrase !== undefined && !DURATION.test(first(text)));
  const isTold = hasSubject && (verb.intransitive || others.length > 0) && !verb.twoObjects;
  if (!isTold || /^(?:be (?:entitled|due|equal|worth)|exceed|reach|amount|equal)/.test(verb.en))
    return [...rest];
  return rest.map((item) =>
    item.phrase !== undefined && DURATION.test(first(item.text))
      ? { ...item, text: `for ${item.text}` }
      : item,
  );
}

const PENALTY = /^(?:غرامه|سجن|حبس|عقوبه|عقوبات|احدي)(?: |$)/;

/** «يعاقب من يخالف النظام بغرامة»: the penalty belongs to the verb that punishes, not to the violation. */
export function isPenalty(cursor: Cursor, verb: Verb | undefined): boolean {
  const [token, next] = [cursor.peek(), cursor.peek(1)];
  if (!cursor.punishes || verb?.past === 'عاقب') return false;
  return token?.kind === 'phrase' && token.ar === 'ب' && isWord(next) && PENALTY.test(next.base);
}
