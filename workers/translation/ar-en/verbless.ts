import { isAction } from './actions.js';
import {
  adjectiveReading,
  isWord,
  masdarReading,
  nounReading,
  startsNounPhrase,
  verbReading,
  type Cursor,
} from './cursor.js';
import type { Grammar, NounPhrase } from './grammar.js';
import { MAY, predicateOf, readBearer, readBetween, SHALL } from './modals.js';
import { markUnknown } from './marked-text.js';
import type { Token, WordToken } from './token.js';

/** «على المورد أن يسلم», «للعامل ترك العمل»: a duty or a right without a verb of its own. */
export function duty(cursor: Cursor, grammar: Grammar): string | null {
  const start = cursor.position;
  const token = cursor.peek();
  const ar = token?.kind === 'phrase' || token?.kind === 'prepositionPronoun' ? token.ar : '';
  const bearer = readBearer(cursor, /^(?:علي|ل)$/, grammar);
  if (bearer !== null && (bearer.phrase.agent || token?.kind === 'prepositionPronoun')) {
    const between = readBetween(cursor, grammar);
    const after = cursor.peek(1);
    const isActed = isAction(after) || (after?.kind === 'particle' && after.ar === 'ان');
    if (cursor.takeMark(',') && isActed) cursor.next();
    const said = predicateOf(
      cursor,
      ar === 'ل' ? MAY : SHALL,
      { ...bearer, text: bearer.text + between },
      false,
      grammar,
    );
    if (said !== null) {
      return said;
    }
    const next = cursor.peek();
    if (
      ar === 'ل' &&
      isWord(next) &&
      nounReading(next) !== undefined &&
      (!next.definite || next.base === 'حق')
    ) {
      const owned = grammar.nounPhrase(cursor);
      return `${bearer.text}${between} ${bearer.plural ? 'have' : 'has'} ${owned?.text ?? ''}`;
    }
  }
  cursor.position = start;
  return null;
}

/** «ولا نقلها» after a denial: "nor its transfer". */
export function nor(cursor: Cursor, grammar: Grammar): string {
  cursor.next();
  return `nor ${grammar.nounPhrase(cursor)?.text ?? ''}`;
}

/** «وبإشعار الجهة» after a duty: "shall notify the entity". */
export function furtherDuty(cursor: Cursor, grammar: Grammar): string | null {
  const token = cursor.peek();
  const action = cursor.peek(1);
  if (!(token?.kind === 'phrase' && token.ar === 'ب') || !isWord(action) || action.definite) return null;
  if (masdarReading(action) === undefined) return null;
  cursor.next();
  return `shall ${grammar.infinitive(cursor)?.text ?? ''}`;
}

/** A denial without a verb: «ليس للعامل أن», «لا شيء». */
export function denied(ar: string, cursor: Cursor, grammar: Grammar): string {
  cursor.next();
  const start = cursor.position;
  const bearer = ar === 'ليس' ? readBearer(cursor, /^ل$/, grammar) : null;
  if (bearer !== null) {
    const said = predicateOf(cursor, MAY, bearer, true, grammar);
    if (said !== null) return said;
  }
  cursor.position = start;
  const phrase = startsNounPhrase(cursor.peek()) ? grammar.nounPhrase(cursor, { bare: ar !== 'ليس' }) : null;
  if (phrase === null) return 'not';
  return ar === 'ليس'
    ? startsNounPhrase(cursor.peek())
      ? `${phrase.text} is not`
      : `not ${phrase.text}`
    : `no ${phrase.text}`;
}

/** «المورد لديه الخبرة»: the supplier has the experience. */
export function owned(subject: NounPhrase, cursor: Cursor, grammar: Grammar): string | null {
  const token = cursor.peek();
  if (
    token?.kind !== 'prepositionPronoun' ||
    !/^(?:ل|لدي)$/.test(token.ar) ||
    !startsNounPhrase(cursor.peek(1))
  )
    return null;
  cursor.next();
  const owned = grammar.nounPhrase(cursor);
  return ` ${subject.plural ? 'have' : 'has'} ${owned?.text ?? ''}`;
}

/** «العقد باطل»: an adjective that is said of a definite noun. */
export function predicate(subject: NounPhrase, cursor: Cursor): string {
  const token = cursor.peek();
  const isSaid =
    token?.kind === 'number' ||
    (isWord(token) &&
      !token.definite &&
      token.pronoun === null &&
      token.readings.length > 0 &&
      !token.accusative);
  return isSaid && subject.definite ? (subject.plural ? ' are' : ' is') : '';
}

const CONTRACT_VERB = /^(?:اجر|عين|باع|وكل|رهن|فوض|كلف|منح|اقرض|كفل|ضمن|قدم|سلم|نقل)$/;

/** «أجر الطرف الأول»: at the start of a contract's clause, who acts follows the verb that says what he has done. */
const isContractVerb = (token: Token, next: Token | undefined): boolean =>
  verbReading(token)?.tense === 'past' &&
  isWord(token) &&
  token.pronoun === null &&
  CONTRACT_VERB.test(token.base) &&
  ((next?.kind === 'phrase' && next.type === 'noun') ||
    (isWord(next) && next.definite && /^(?:ال)?طرف /.test(next.base)));

/** «إذا تأخر المقترض حق للمقرض»: after other words, the verb rather than "a right". */
export const isRightOf = (token: Token | undefined, next: Token | undefined): boolean =>
  isWord(token) &&
  token.base === 'حق' &&
  !token.definite &&
  !token.accusative &&
  token.pronoun === null &&
  next?.kind === 'phrase' &&
  next.ar === 'ل';

/** Whether a word is a verb here: where a clause begins, a verb of the present goes before a noun. */
export function isVerbHere(token: Token, cursor: Cursor, begins: boolean): boolean {
  const verb = verbReading(token);
  if (verb === undefined) return false;
  const noun = nounReading(token);
  if (noun === undefined && adjectiveReading(token) === undefined) return true;
  const next = cursor.peek(1);
  const subject = nounReading(next);
  const isVerb =
    begins && verb.tense === 'present' && verb.person === 3 && isWord(token) && token.pronoun === null;
  if (begins && isContractVerb(token, next)) return true;
  if (isVerb && verb.verb.past === 'كان') return true;
  if (!isVerb || !isWord(next)) return false;
  // «تحدد فئات العمال»: the verb agrees with what follows it; else it is the noun of that form.
  if (noun?.verb !== undefined) return subject?.feminine === true || subject?.number === 'many';
  return next.definite || next.pronoun !== null;
}

const CONSEQUENT = /^(?:جاز|وجب|تعين|حق|استحق|عد|اعتبر|فرض|كان|سقط|دعي|رد|الزم|التزم|حكم|عوقب|اصبح|امتنع)$/;

/** Whether a verb of the past can begin what follows from a condition. */
export const isConsequent = (token: Token | undefined): boolean => {
  const verb = verbReading(token);
  return (
    verb?.tense === 'past' && (CONSEQUENT.test(verb.verb.past) || (isWord(token) && token.passive === true))
  );
};

/** Whether a clause follows «في حال»: a verb, a denial or أن. */
export const clauseFollows = (token: Token | undefined): boolean =>
  (verbReading(token) !== undefined && nounReading(token) === undefined) ||
  token?.kind === 'negation' ||
  (token?.kind === 'particle' && token.ar === 'ان');

/** The bare sense of a word that no rule reads. */
export const glossOf = (token: WordToken): string =>
  verbReading(token)?.verb.en ??
  adjectiveReading(token)?.en ??
  nounReading(token)?.en ??
  markUnknown(token.raw);

/** Whether a token after the noun that begins a clause is its verb. */
export const isVerbOf = (token: Token | undefined) => {
  const verb = verbReading(token);
  return (
    verb !== undefined &&
    (nounReading(token) === undefined || (verb.tense === 'present' && verb.person === 3))
  );
};
