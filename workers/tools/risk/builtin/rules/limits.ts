import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Claims } from './claims.js';
import { clip } from './rule.js';

/** Words that only refer to what stands elsewhere: "as set forth in Section 3", "to the terms of this Agreement". */
const REFERS =
  '(?:(?:may|otherwise|expressly|specifically|be|is|it|are|and|under|in|accordance|with|pursuant|to|as),? ){0,6}(?:set forth|provided|required|permitted|stated|specified|contemplated|described|(?:(?:the|this|all|any|these|other|following|foregoing),? ){0,3}(?:terms|provisions|conditions|agreement|articles?|sections?|clauses?|paragraphs?))\\b';
/** Words by which a sentence makes a condition or an exception. */
const LIMIT = phrasePattern(
  `\\b(?:unless|except(?! to the extent)|provided,? (?:however,? )?that|with the exception|excluding|subject to|without (?:the |its |their )?(?:(?:prior|express|written|[A-Z][\\w.-]{0,20}'s),? (?:and )?){0,4}(?:consent|approval|permission|agreement|authori[sz]ation)|in the event)\\b(?! ${REFERS})(?:[^.;,()]|\\.(?=\\d)){0,300}`,
);
/** Most characters of the words that forbid; a longer sentence is shown with its beginning and the words of the rule. */
const SHOWN_CHARS = 170;
const HEAD_CHARS = 50;

/** Returns the condition or exception of a clause in its own words and claims it as `limited`; null if it has none. */
export function limitIn(claims: Claims, { index }: RegExpExecArray): string | null {
  const { text } = claims.sentence;
  const first = LIMIT.exec(text);
  // What stands in a proviso is not limited by it, but by what follows.
  const isWithin = first !== null && first.index < index && /^provided/i.test(first[0]);
  const from = isWithin ? index : 0;
  const own = isWithin ? LIMIT.exec(text.slice(index)) : first;
  // What stands far behind belongs to something else, and "provided that (i)" alone says nothing.
  if (own === null || from + own.index > index + 900 || /^provided[\w, ]{0,16}$/i.test(own[0].trim()))
    return null;
  const start = from + own.index;
  claims.at('limited', { start, end: start + Math.min(own[0].length, 100) });
  return clip(own[0]);
}

/** Returns what a match says in the clause's own words: all of a short one, the beginning and the end of a long one. */
export function saidBy(text: string, match: RegExpExecArray): string {
  const rest = (/^[^.;]{0,600}/.exec(text.slice(match.index + match[0].length))?.[0] ?? '').replace(
    /\s+/g,
    ' ',
  );
  const found = match[0].replace(/\s+/g, ' ');
  const all = (found + rest).trim();
  if (all.length <= SHOWN_CHARS) return `“${all}”`;
  const tail = rest.length <= 40 ? rest : `${rest.slice(0, rest.lastIndexOf(' ', 40))} …`;
  if (found.length <= SHOWN_CHARS - 40) return `“${found}${tail}”`;
  const head = found.slice(0, found.lastIndexOf(' ', HEAD_CHARS));
  return `“${head} …${found.slice(found.indexOf(' ', found.length - 80))}${tail}”`;
}
