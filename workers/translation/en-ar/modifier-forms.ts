import { type Agreement, type Case, type Suffix, adjective, definite, join, withSuffix } from './forms.js';
import type { PhraseContext } from './noun-phrase-agreement.js';
import { type Modifier, suffixOf } from './noun-phrase.js';
import { passiveParticiple } from './verb-forms.js';

export function nounAdjective(
  word: string,
  agreement: Agreement,
  isDefiniteHere: boolean,
  feminineHead: boolean,
  grammaticalCase: Case,
): string {
  const masculine = feminineHead && word.endsWith('ة') ? word.slice(0, -1) : word;
  return adjective({ masculine }, agreement, isDefiniteHere, grammaticalCase);
}

export function modifierTexts(
  modifiers: readonly Modifier[],
  agreement: Agreement,
  isDefiniteHere: boolean,
  context: PhraseContext,
): string[] {
  // Of several adjectives that are not joined, the one nearest the English noun comes first.
  const joined = modifiers.some((modifier) => modifier.joined !== undefined);
  const ordered = joined ? modifiers : [...modifiers].reverse();
  return ordered.flatMap((modifier) => {
    const text = modifierText(modifier, agreement, isDefiniteHere, context.case);
    const words = modifier.adverb === undefined ? [text] : [text, modifier.adverb];
    return modifier.joined === undefined ? words : [modifier.joined, ...words];
  });
}

export function modifierText(
  modifier: Modifier,
  agreement: Agreement,
  isDefiniteHere: boolean,
  grammaticalCase: Case,
): string {
  if (modifier.adjective !== undefined)
    return adjective(modifier.adjective, agreement, isDefiniteHere, grammaticalCase);
  if (modifier.participle === undefined) return '';
  return participleText(modifier.participle, agreement, isDefiniteHere, grammaticalCase);
}

/** A passive participle that agrees, or a relative clause where the verb has none. */
export function participleText(
  verb: NonNullable<Modifier['participle']>,
  agreement: Agreement,
  isDefiniteHere: boolean,
  grammaticalCase: Case,
): string {
  const suffix = suffixOf(agreement);
  const participle = passiveParticiple(verb);
  if (participle === undefined) {
    const noun = verb.masdar
      .split(' ')
      .map((word) => word.replace('_', ''))
      .join(' ');
    const object =
      verb.preposition === ''
        ? withSuffix(noun, suffix)
        : join([definite(noun), objectPronoun(verb.preposition, suffix)]);
    return join([isDefiniteHere ? relativePronoun(agreement) : '', 'تم', object]);
  }
  const [first = '', second] = participle.split(' _');
  if (second !== undefined)
    return `${isDefiniteHere ? definite(first) : first} ${second.replace(/ه$/u, suffix)}`;
  return adjective({ masculine: first }, agreement, isDefiniteHere, grammaticalCase);
}

export const objectPronoun = (preposition: string, suffix: Suffix) =>
  `${({ على: 'علي', إلى: 'إلي', لـ: 'ل', بـ: 'ب' } as Record<string, string>)[preposition] ?? preposition}${suffix}`;

/** الذي and its forms. */
export function relativePronoun({ feminine, number, human }: Agreement): string {
  if (number === 'plural' && human) return 'الذين';
  return feminine || number === 'plural' ? 'التي' : 'الذي';
}
