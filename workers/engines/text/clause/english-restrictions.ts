import { bounded } from '../plain.js';
import { endOfRestriction } from './english-ends.js';
import type { Restriction } from './stance.js';

/** Markers that a clause with a verb follows: "if X fails". */
const CLAUSES =
  '(?:only )?if and to the extent(?: that)?|if and when|if and only if|only if|if|in the event(?: that)?(?! of)|so long as|as long as|for so long as|on (?:the )?condition that|in case(?! of| that)|when(?:ever)?|where(?:ver)?(?! not)|once(?! (?:in|an?|per|every|each|during|only|by|for|more))|assuming(?: that)?|to the extent(?: that)?|until(?! the)|unless(?: and until)?|except (?:that|where|if|when|to the extent)|save (?:that|where)|as though|as if|even if|while';
/** Markers that a phrase follows: "upon termination". */
const PHRASES =
  'in the event of|in case of|upon|(?<!\\b(?:the|these|those) )following|after|before|prior to|pending(?= (?:the|an?|any|such|final|completion|resolution|payment|receipt)\\b)|until the|except(?:ing)?(?: for| as| in| with)?|other than|save(?: for| as)|excluding|with the exception of|apart from|(?<!\\b(?:is|are|be|not|was|were|being|becomes?|remains?|made) )subject to|notwithstanding|without prejudice to|in lieu of|instead of|rather than|only with(?= [^.;,]{0,50}\\b(?:consent|approval|agreement)\\b)';
/** Verbs that stand before their subject in a condition: "should X fail". */
const INVERTED = 'should|had|were';
const MARKER = new RegExp(
  bounded(
    `\\b(?:${CLAUSES})\\b|\\b(?<phrase>${PHRASES})\\b|(?<=(?:^|[,;:(]|\\)|\\d\\.)\\s{0,9})\\b(?:${INVERTED})\\b(?= (?:the |any |either |such |it |they |there |this |an? |[A-Z]))`,
  ),
  'gi',
);
const EXCEPTION =
  /^(?:except|other than|save|excluding|with the exception|apart from|unless|in lieu|instead|rather)/i;
const RESERVATION = /^(?:subject|notwithstanding|without prejudice)/i;
/** Set phrases that suppose nothing. */
const SET_PHRASE =
  /^(?:if|when|where|as|once|to the extent)\s+(?:any|applicable|due|so|not|needed|necessary|required|possible|practicable|practical|appropriate|permitted|available|requested|reasonably\s+\w+|made|and\s+as)\b(?!\s+(?:the|that|to|by|of)\b)/i;

/**
 * Finds the conditions, exceptions and reservations of an English sentence, in order; they may stand in each other.
 * What follows "provided that" is none: the clause says it.
 */
export function englishRestrictions(text: string): Restriction[] {
  const found: Restriction[] = [];
  for (const match of text.matchAll(MARKER)) {
    const [words] = match;
    const marker = { start: match.index, end: match.index + words.length };
    if (SET_PHRASE.test(text.slice(marker.start, marker.start + 60))) continue;
    const outer = found.findLast(({ span }) => marker.start < span.end);
    const isPhrase = match.groups?.['phrase'] !== undefined;
    const end = endOfRestriction(text, marker, isPhrase, outer?.span.end ?? text.length);
    const kind = EXCEPTION.test(words) ? 'exception' : RESERVATION.test(words) ? 'reservation' : 'condition';
    found.push({ kind, marker, span: { start: marker.start, end } });
  }
  return found;
}
