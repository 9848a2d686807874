import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Actor } from '#workers/engines/text/actor.js';
import type { Sentence } from '#workers/engines/text/sentences.js';

/** Numbers and letters in front of a clause: "10.2 (b)". */
const LABELS =
  /^(?:[\s"'*•–-]{0,20}\(?(?:\d{1,3}(?:\.\s?\d{1,3}){0,3}|[a-z]|[ivx]{1,4})[.)](?=\W))*[\s"'*•–-]{0,20}\d{0,3}\s{0,9}/i;
const RECITAL = /\bwhereas\b/i;
const STATES = phrasePattern(
  '\\b(?:represents?,? (?:and )?warrants?|represents? that|warrants? that|acknowledges? (?:and agrees? )?that (?:the|any) (?:covenant|restriction)s?|hypothetical|by way of example)\\b|\\b(?:desires?|wish(?:es)?) to (?:obtain|engage|enter|grant|sell|purchase|acquire|retain|appoint|become|provide|utili[sz]e|license)\\b',
);

/** Tells whether a sentence lays something down: it is whole, and no definition, recital, representation or example. */
export function laysDown({ text, definition }: Pick<Sentence, 'text' | 'definition'>): boolean {
  const first = text.replace(LABELS, '');
  return (
    !definition && !RECITAL.test(text) && !STATES.test(text) && !/^(?:and |or |not |which |to )/.test(first)
  );
}

/** Words that mean both sides without naming them: "either party", "each of the Buyer and the Seller". */
const BOTH = phrasePattern(
  '\\b(?:either|each|both|neither)(?: of)?(?: the| such)? (?:\\w+ ){0,2}?part(?:y|ies)\\b|\\b(?:each|either|both) of (?!its\\b|their\\b|our\\b)|\\beither \\w+ or\\b|\\bboth \\w+ and\\b|\\b(?:either|neither) (?:may|shall|will)\\b|\\b(?:any|no) party\\b|\\b(?:in turn|likewise|similarly),',
);

/** Returns who does something, where words before or after it may say that both sides do. */
export function doerOrBoth(actor: Actor, words: string): Actor {
  return !actor.mutual && BOTH.test(words) ? { who: null, mutual: true } : actor;
}
