import { DETERMINERS } from './closed-words.js';
import { type Agreement, type Case, type GrammaticalNumber, definite, dual } from './forms.js';
import type { NounPhrase } from './noun-phrase.js';

/** What the sentence says about phrases that the phrase itself does not show. */
export interface PhraseContext {
  case: Case;
  /** A plural without article is definite here. */
  definite?: boolean;
  /** What possessive pronouns refer to. */
  referent?: Agreement;
}

export const kinds = (phrase: NounPhrase) =>
  phrase.determiners.map((word) => DETERMINERS[word]?.kind ?? word);

export const INDEFINITE = new Set(['any', 'each', 'no']);

/** The number in which a phrase stands in Arabic. */
export function numberOf(phrase: NounPhrase): GrammaticalNumber {
  if (
    phrase.determiners.some(
      (word) => phrase.others.length === 0 && /^(?:both|either|neither)$/u.test(word),
    ) &&
    phrase.compounds.length === 0
  )
    return 'dual';
  return phrase.plural ? 'plural' : 'singular';
}

/** What verbs and adjectives agree with. */
export function agreementOf(phrase: NounPhrase): Agreement {
  if (phrase.pronoun !== undefined) return pronounAgreement(phrase.pronoun);
  if (phrase.determiners.some((word) => /^(?:either|neither)$/u.test(word)))
    return { feminine: false, number: 'singular', human: false };
  const { feminine, human } = phrase.noun;
  const number =
    phrase.others.length > 0 && human
      ? 'plural'
      : numberOf(phrase) === 'dual'
        ? 'singular'
        : numberOf(phrase);
  return { feminine: feminine && !(number === 'plural' && human), number, human };
}

export function pronounAgreement(pronoun: string): Agreement {
  if (/^(?:they|them|themselves|others)$/u.test(pronoun))
    return { feminine: false, number: 'plural', human: true };
  if (/^(?:we|us)$/u.test(pronoun)) return { feminine: false, number: 'plural', human: true, person: 'we' };
  if (pronoun === 'you') return { feminine: false, number: 'plural', human: true, person: 'you' };
  if (pronoun === 'i' || pronoun === 'me')
    return { feminine: false, number: 'singular', human: true, person: 'i' };
  return { feminine: /^she$/u.test(pronoun), number: 'singular', human: /^(?:he|she|him)$/u.test(pronoun) };
}

export const isDefinitePhrase = (phrase: NounPhrase, context: PhraseContext): boolean => {
  const found = kinds(phrase);
  // "neither the Consultant nor its personnel": the article stays.
  if (phrase.others.length > 0 && phrase.determiners.includes('the') && phrase.determiners.length > 1)
    return true;
  if (
    found.some((kind) => INDEFINITE.has(kind)) ||
    (phrase.determiners.some((word) => /^(?:a|an|another)$/u.test(word)) &&
      !phrase.determiners.includes('such'))
  )
    return false;
  if (phrase.noun.proper === true) return false;
  if (phrase.owner?.number !== undefined) return false;
  if (phrase.label !== undefined || phrase.possessive !== undefined || phrase.owner !== undefined)
    return true;
  if (found.some((kind) => /^(?:article|demonstrative|such|all|both|same)$/u.test(kind))) return true;
  if (phrase.number !== undefined) return false;
  if (phrase.capital || phrase.noun.uncountable) return true;
  return context.definite ?? (phrase.of !== undefined && isDefinitePhrase(phrase.of, context));
};

export function demonstrative(phrase: NounPhrase): string | undefined {
  const far = phrase.determiners.some((word) => word === 'that' || word === 'those');
  const near =
    phrase.determiners.some((word) => /^(?:this|these)$/u.test(word)) ||
    (phrase.determiners.includes('such') &&
      !kinds(phrase).some((kind) => /^(?:any|each|no|other|all)$/u.test(kind)));
  if (!far && !near) return undefined;
  const { feminine, number, human } = agreementOf(phrase);
  if (number === 'plural' && human) return far ? 'أولئك' : 'هؤلاء';
  const isFeminine = feminine || number === 'plural';
  if (phrase.determiners.includes('a') || phrase.determiners.includes('an'))
    return isFeminine ? 'مثل هذه' : 'مثل هذا';
  if (far) return isFeminine ? 'تلك' : 'ذلك';
  return isFeminine ? 'هذه' : 'هذا';
}

export function otherWord({ feminine, number, human }: Agreement, isDefiniteHere: boolean): string {
  const word = number === 'plural' && human ? 'آخرين' : feminine || number === 'plural' ? 'أخرى' : 'آخر';
  if (number === 'dual') return isDefiniteHere ? dual('الآخر', 'genitive') : 'آخرين';
  return isDefiniteHere ? (word.startsWith('آ') ? `ال${word}` : `ال${word}`) : word;
}

export const isArabic = (word: string) => /^[ء-ي]/u.test(word);

export const article = (word: string) => (isArabic(word) ? definite(word) : word);
