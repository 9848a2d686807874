import type { Span } from './stance.js';

/** What may stand between a subject and its verb, at the end of a text. */
const BETWEEN: readonly RegExp[] = [
  /\s{1,80}$/,
  /\([^()]{0,160}\)$/,
  /\b(?:\w{2,20}ly|hereby|also|further|thereafter|then|therefore|thus|jointly|severally|expressly|irrevocably|unconditionally|thereby|nevertheless|alone|only|itself|themselves|always|immediately|shall each|each|both|in turn|at any time|from time to time|at all times|hereafter|agrees? and|and it)$/i,
  /,[^,;:.]{1,200},$/,
  /(?:,|,?\s(?:and|or|nor|and\/or|&))\s{1,9}(?:(?:any|each|all)\s(?:of\s)?)?(?:its|their|his|her|our|your)\s[\w'-]{1,30}(?:,?\s[\w'-]{1,30}){0,11}$/i,
  /,?\son\s(?:its\sown\s)?behalf[^;:.,]{0,80}$/i,
];
/** Insertions that have a verb of their own. */
const INSERTED =
  /^,\s*(?:if|when|where|unless|which|who|as|upon|at|in|on|to the extent|subject|notwithstanding|provided|acting|whether|after|before|without|and its|or its)\b/i;
/**
 * Returns where the subject of the verb at `start` must end: before adverbs, parentheses, insertions and "and its
 * affiliates".
 */
export function subjectEnd(
  text: string,
  start: number,
  verbs: readonly Span[],
  mentions: readonly Span[],
): number {
  const endsAt = (end: number) => mentions.some((mention) => mention.end === end);
  let end = start;
  for (let changed = true, steps = 0; changed && steps < 8; steps += 1) {
    changed = false;
    for (const pattern of BETWEEN) {
      const from = Math.max(0, end - 320);
      const found = pattern.exec(text.slice(from, end));
      if (found === null || found[0] === '') continue;
      const at = from + found.index;
      // "…, Supplier agrees to defend,": a clause of its own, and no insertion.
      if (
        found[0].startsWith(',') &&
        !INSERTED.test(found[0]) &&
        verbs.some((verb) => verb.start >= at && verb.end <= end)
      )
        continue;
      // "X, Y, and Z": a party between commas is part of the subject.
      if (found[0].startsWith(',') && endsAt(end)) continue;
      if (endsAt(end) && !/^\s/.test(found[0])) continue;
      end = at;
      changed = true;
    }
  }
  return end;
}
