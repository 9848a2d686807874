import { EnglishClause } from '#workers/engines/text/clause/english-stance.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { phrasePattern } from '#workers/engines/text/plain.js';

/** Words that open a condition on which something is owed or allowed, and not only its time. */
const OPENS = phrasePattern(
  '^(?:only )?(?:if|in the event|in case|unless|so long as|as long as|for so long as|on (?:the )?condition|should|to the extent|where(?:ver)?|when(?:ever)?)\\b',
);
/** A sentence that only takes up a condition named before: "in such event". */
const TAKEN_UP = phrasePattern('\\bin (?:such|that|which|either|any such) (?:event|case|circumstance)s?\\b');
/** Longer sentences are not read for it. */
const MOST_CHARS = 3_000;

/** True if the words of a condition only point to another place. */
export const pointsAway = (words: string) => TAKEN_UP.test(words) && words.length < 30;

/** Returns the words of the condition under which a sentence says what stands at a place; null if none was read. */
export function conditionAt(text: string, { start, end }: Span): Span | null {
  if (text.length > MOST_CHARS) return null;
  const { within, restrictions } = new EnglishClause(text).at(start);
  if (
    within !== null &&
    within.kind !== 'reservation' &&
    OPENS.test(text.slice(within.span.start, within.span.end))
  )
    return within.span;
  const found = restrictions.find(({ span }) => OPENS.test(text.slice(span.start, span.end)));
  if (found !== undefined) return found.span;
  const taken = TAKEN_UP.exec(text.slice(0, end));
  return taken === null ? null : { start: taken.index, end: taken.index + taken[0].length };
}
