import type { Exit } from './agreed.js';
import { arabicPattern, fold, hasArabic } from '#workers/engines/text/arabic.js';
import { EnglishMentions } from '#workers/engines/text/clause/english-mentions.js';
import { EnglishParties } from '#workers/engines/text/clause/english-parties.js';
import type { Party } from '#workers/engines/text/parties.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { FREE_END, FREE_END_OF_EACH } from './rules/arabic/ending.js';
import { CAUSE, freeEndIn, OF_SECRETS } from './rules/convenience.js';

/** Words of an end that needs no reason. */
const NO_REASON =
  '(?:for (?:its |their |\\w+\\W?s )?(?:own )?convenience|without (?:any )?cause|with or without (?:cause|reason)|without (?:\\w+ )?reason|at will)\\b';
const HINT = phrasePattern(
  `\\b(?:terminat|cancel)\\w*[^.;]{0,160}?\\b${NO_REASON}|\\b${NO_REASON}[^.;]{0,160}?\\b(?:terminat|cancel)|\\bmonth[- ]to[- ]month\\b`,
);
/** A right to end something at some time or on notice, which is free unless its sentence names a cause. */
const RIGHT = phrasePattern(
  '\\b(?:may(?! not)|right|entitled|option|can be|elect\\w*)\\b[^.;]{0,100}?\\b(?:terminated?|cancel(?:led)?|withdraw|rescind|end (?:this|the|it))\\b[^.;]{0,200}?\\b(?:at any time|discretion|option|election|notice|(?:any|no) (?:or no )?reason)\\b|\\b(?:at any time|discretion|option|election|notice|(?:any|no) reason)\\b[^.;]{0,100}?\\bmay(?! not)\\b[^.;]{0,60}?\\b(?:terminated?|cancel)\\b',
);
/** The same as an item of a list. */
const ITEM = phrasePattern(
  '\\bterminat\\w*[^.:]{0,120}:[^.]{0,600}?\\(\\w{1,4}\\) (?:by|at|upon|on|after|with)\\b(?![^.;]{0,200}\\b(?:breach|default|fail|insolven|bankrupt|violat))[^.;]{0,120}\\b(?:notice|at any time|discretion|option)\\b',
);
const ENDS = /\b(?:terminat|cancel|withdraw|rescind|month-to-month|end (?:this|the|it)\b)/i;
const END_OF_SENTENCE = /(?<=[.;])\s+/;
/** Longer pieces are tables or lists, whose words do not belong together. */
const MOST_CHARS = 1_500;

/** Searches a document's normalized text for rights to end it without a reason. */
export function findExit(flat: string, parties: readonly Party[]): Exit {
  const folded = hasArabic(flat) ? fold(flat) : '';
  if (arabicPattern(FREE_END_OF_EACH).test(folded)) return { by: 'each' };
  const mentions = new EnglishMentions(parties);
  const holders = new Set<string>();
  let unread = ITEM.test(flat);
  const pieces = flat.split(END_OF_SENTENCE);
  for (const [at, text] of pieces.entries()) {
    if (!ENDS.test(text)) continue;
    if (text.length > MOST_CHARS) {
      unread ||= HINT.test(text) || RIGHT.test(text);
      continue;
    }
    if (OF_SECRETS.test(pieces.slice(Math.max(0, at - 4), at + 3).join(' '))) continue;
    unread ||= HINT.test(text) || (RIGHT.test(text) && !CAUSE.test(text));
    const holder = freeEndIn(text, new EnglishParties(mentions, { text, around: text }));
    if (holder?.mutual === true) return { by: 'each' };
    if (holder?.who === null) unread = true;
    else if (holder !== null) holders.add(holder.who);
  }
  const [who] = holders;
  if (holders.size > 1) return { by: parties.length === 2 ? 'each' : 'perhaps' };
  if (who !== undefined) return { by: 'one', who };
  unread ||= arabicPattern(FREE_END).test(folded);
  return { by: unread ? 'perhaps' : 'nobody' };
}
