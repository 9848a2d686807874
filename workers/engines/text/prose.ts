import { NUMBERED } from './titles.js';

/** Matches a table-of-contents entry without its dots and line end: "14.1 Termination by Supplier 33". */
const CONTENTS_ENTRY = /\b\d{1,2}\.\d{1,2}\.?\s+[A-Z][^.\d]{3,60}\s\d{1,3}(?=\s|$)/g;
const CONTENTS_LINE =
  /(?<!\.\s?)(?:\.\s?){4,}\s*(?:\d+\s*)?$|^\s*(?:table of contents|contents|page)\s*$|\t\s*\d{1,3}\s*$/i;

/** Matches one entry with the number of the next: "Most Favored Customer  31  6." */
const ENTRY_ALONE =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})*\.?\s+)?[A-Z][^.\d:]{2,80}\s\d{1,3}\s{1,9}\d{1,2}(?:\.\d{1,2})*\.?\s*$/;
const VERB = /\b(?:shall|will|may|must|is|are|has|have|agrees?|pays?|grants?)\b/;

const REFERENCE = /(?<!\b\d{1,2}\.)\b\d{1,2}(?:\.\d{1,2})*(?:\([a-z]\))?\s*\([A-Z][^)]{2,70}\)/g;

/** Tells whether a piece of text only lists other clauses by number and title. */
export const listsClauses = (body: string) => (body.match(REFERENCE)?.length ?? 0) >= 3;

/** Tells whether a sentence only explains what words mean: '"Time is of the essence" is a legal term that …'. */
export const explainsWords = (body: string) =>
  /^\s*["“'][^"”]{3,80}["”'] (?:is|are) (?:(?:a|an|the) )?(?:legal |technical |defined )?(?:term|phrase|expression|word)s?\b/i.test(
    body,
  );

/**
 * Tells whether a sentence is only a piece of one: it begins within it, or breaks off at a word that something must follow. What
 * depends on a condition cannot be told from it.
 */
export const isFragment = (body: string) =>
  /^\s*[a-z]{2,}\s/.test(body) ||
  /(?:\(\d{1,3}\)|\b(?:of|the|to|by|in|for|an?|with|its|any|such|if|upon|unless|provided|without|shall|will|than|from|that|which))\s*$/.test(
    body,
  );

/** Tells whether a piece of text is prose, and no line of a table of contents or of signatures. */
export function isProse(body: string): boolean {
  if (body.split('\n').every((line) => line.trim() === '' || CONTENTS_LINE.test(line))) return false;
  if (/(?<!\.\s?)(?:\.\s?){6,}\s*\d/.test(body)) return false;
  if (ENTRY_ALONE.test(body) && !VERB.test(body)) return false;
  // "7.3 The Employee shall work 60 hours" has a number at each end, and is a clause all the same.
  const entries = (body.match(CONTENTS_ENTRY) ?? []).filter((entry) => !VERB.test(entry));
  if (entries.length >= 4 || entries.join('').length > body.length / 2) return false;
  if (/^\s*(?:By|Name|Title|Date|Its|Signature|Witness)\s*:/i.test(body) && body.length < 300) return false;
  return body.trim().length >= 12 && /[a-z]{3}|[A-Z]{3}\s+[A-Z]{2,}\s+[A-Z]{2}|[\u0621-\u064a]{3}/.test(body);
}

/** Tells whether a sentence defines a term. */
export function isDefinition(body: string, heading: string | null): boolean {
  const start = body.replace(NUMBERED, '').trimStart().slice(0, 160);
  if (
    /^(?:the term |the terms |as used [^"]{0,40})?"[^"]{1,80}"[^.]{0,60}?\b(?:means?|shall mean|will mean|has the meaning|have the meaning|shall have the meaning|refers? to|includes?|is defined|is)\b/i.test(
      start,
    )
  )
    return true;
  return (
    heading !== null &&
    /definition/i.test(heading) &&
    /^["A-Z][^.]{0,80}\b(?:means?|shall mean|has the meaning)\b/.test(start)
  );
}
