import { NUMBER_WORDS } from '../numbers.js';
import { bounded } from '../plain.js';
import type { Span } from './stance.js';

/** A participle that "not" denies for itself, with its adverbs and prepositional phrases: "amounts not paid on their due date". */
const PARTICIPLE = new RegExp(
  bounded(
    `^ (?:(?:yet|been|so|\\w{1,20}ly) ){0,2}(?:\\w{2,20}ed|paid|made|met|kept|held|sent|given|done|taken|borne|due|sold|put|brought)\\b(?: (?:by|in|on|at|to|with|within|under|from|for|of|when|before|after|as|through)(?: (?:the|its|his|her|their|your|our|an?|any|each|such|this|that|due|agreed|fixed|full|first|next|\\d{1,4}|\\(\\d{1,4}\\)|${NUMBER_WORDS})){0,4}(?: \\w{2,20})(?: dates?)?){0,3}`,
  ),
  'i',
);
const AUXILIARY =
  /\b(?:is|are|was|were|be|been|being|has|have|had|do|does|did|shall|will|may|must|can|could|should|would|if|when|where|and|but|or|to)\s+(?:\w{1,20}ly\s+)?$/i;
const DENIAL = /\b(?:not|never)\b/gi;

/**
 * Returns the phrase of a participle after its noun that a "not" denies alone: what the clause says of that noun is not denied. Null
 * for any other denial.
 */
export function participleOf(text: string, { start, end }: Span): Span | null {
  if (!/^(?:not|never)$/i.test(text.slice(start, end))) return null;
  if (AUXILIARY.test(text.slice(Math.max(0, start - 40), start))) return null;
  const phrase = PARTICIPLE.exec(text.slice(end, end + 200))?.[0];
  return phrase === undefined ? null : { start: end, end: end + phrase.length };
}

/** Writes "unpaid" for "not paid" after a noun, character for character; null if there is nothing of the kind. */
export function withUnParticiples(text: string): string | null {
  let written = text;
  for (const { index, 0: word } of text.matchAll(DENIAL)) {
    const end = index + word.length;
    const phrase = participleOf(text, { start: index, end });
    if (phrase === null || !/^\s\w/.test(text.slice(end, end + 2))) continue;
    written = `${written.slice(0, index)}${'un'.padStart(end + 1 - index)}${written.slice(end + 1)}`;
  }
  return written === text ? null : written;
}
