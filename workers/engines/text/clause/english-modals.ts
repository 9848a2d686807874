import { bounded } from '../plain.js';
import type { Span, Stance } from './stance.js';

/** Words by which a clause obliges, allows or promises, with a negation that belongs to them. */
const MODAL = new RegExp(
  bounded(
    [
      "(?:shall|will|may|must|can|could|would|might|should|cannot|can't|won't|need)(?: (?:also|hereby|thereby|thereafter|further|in turn|at any time)){0,2}(?: not| never)?",
      '(?:is|are|be|been|was|were)(?: not| never| also| hereby| thereby| fully| expressly)? (?:entitled|permitted|allowed|authori[sz]ed|free|required|obligated|obliged|bound|prohibited|precluded|barred|restricted|prevented)',
      '(?:has|have|had|having|retains?|reserves?|enjoys?)(?: (?:no|not|the|an?|any|full|sole|such|hereby|exclusive|irrevocable|absolute|unrestricted|further|legal|other)){0,4} (?:right|option|power|authority|obligation|duty|liability|discretion|privilege|entitlement)s?',
      '(?:(?:do|does|did) not )?(?:agrees?|undertakes?|covenants?|waives?|grants?|disclaims?|warrants?|represents?|acknowledges?|releases?|accepts?)(?: not)?',
    ]
      .map((words) => `\\b${words}\\b`)
      .join('|'),
  ),
  'gi',
);
const RIGHT =
  /^(?:may|can|could|might|cannot|can't|(?:is|are|be|been|was|were)\b.*(?:entitled|permitted|allowed|authori|free|prohibited|precluded|barred|restricted|prevented)|(?:has|have|had|having|retain|reserve|enjoy).*(?:right|option|power|authority|discretion|privilege|entitlement)|grants?|waives?)/is;
const DUTY =
  /^(?:shall|will|must|won't|should|need|(?:is|are|be|been|was|were)\b.*(?:required|obliged|obligated|bound)|(?:has|have|had|having).*(?:obligation|duty|liability)|agrees?|undertakes?|covenants?)/is;
const PERFORMS =
  /^(?:(?:do|does|did) not )?(?:agree|undertake|covenant|waive|grant|disclaim|warrant|represent|acknowledge|release|accept)/i;

/** True between the two halves of "in no event shall X be required". */
const isInverted = (text: string, modal: Span, between: string, words: string) =>
  /\b(?:event|circumstances?|time|case|nor|means)\s*$/i.test(
    text.slice(Math.max(0, modal.start - 20), modal.start),
  ) && (/^(?:have|be)\b/i.test(words) ? /^[^;:.]{1,160}$/ : /^[^,;:.]{1,80}$/).test(between);

/** Returns the modal words of a sentence; those that belong together are one: "shall not have any liability". */
export function modalsIn(text: string): Span[] {
  const found: Span[] = [];
  for (const { index, 0: words } of text.matchAll(MODAL)) {
    const last = found.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, index);
    const end = index + words.length;
    if (last !== undefined && (/^\s*(?:be\s*)?$/.test(between) || isInverted(text, last, between, words)))
      last.end = end;
    else found.push({ start: index, end });
  }
  return found;
}

/** Tells whether modal words give a right or impose a duty; without any, a clause states something. */
export function modalityOf(words: string): Stance['modality'] {
  return RIGHT.test(words) ? 'right' : DUTY.test(words) ? 'duty' : 'statement';
}

/** Tells whether a verb does what it says: the denial of a subject does not reach such a verb over an "and". */
export const performs = (words: string) => PERFORMS.test(words);
