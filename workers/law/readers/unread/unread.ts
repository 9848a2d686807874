import type { Span } from '#workers/engines/text/clause/stance.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { RuleWords } from '../words.js';
import { laidOn } from './bearers.js';
import { lawWords, type RuleOnSubject } from './law-words.js';
import { foreignPlaces } from './places.js';
import { bearingQuantities, isLawful, withExtremes } from './quantities.js';
import { foreignRestrictions } from './restrictions.js';

/**
 * Returns the quantities, conditions, exceptions, places and costs of a sentence that can empty what it promises and that its reader
 * has not looked at: the answer stays the same whatever stands in their place. What the law says itself is left out.
 * `looked` are places that the reader has looked at besides; `isKept` reads the sentence again with other words.
 */
export function unreadIn(
  sentence: Sentence,
  rule: RuleOnSubject,
  words: RuleWords,
  looked: readonly Span[],
  isKept: (text: string) => boolean,
): Span[] {
  const law = lawWords(rule);
  const without = ({ start, end }: Span) => sentence.text.slice(0, start) + sentence.text.slice(end);
  const isLooked = (one: Span) => looked.some(({ start, end }) => start < one.end && one.start < end);
  const quantities = bearingQuantities(sentence).filter(
    (quantity) =>
      !isLooked(quantity) &&
      !isLawful(quantity, sentence, law) &&
      withExtremes(sentence, quantity).every(isKept),
  );
  const others = [
    ...foreignRestrictions(sentence, law).filter((span) => !isLooked(span)),
    ...foreignPlaces(sentence, law),
    ...laidOn(sentence, rule, words),
  ].filter((span) => isKept(without(span)));
  return merged([...quantities, ...others].map((span) => trimmed(sentence.text, span)));
}

/** Returns the words of a span without white space and marks around them. */
function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = start + words.search(/[\p{L}\p{N}(]|$/u);
  return { start: from, end: Math.max(from, start + words.replace(/[\s.,;:،؛]+$/, '').length) };
}

/** Returns spans in order, those that overlap as one. */
function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
