import type { Marks } from './mark-kinds.js';

/**
 * Words that carry the meaning of an English clause, in groups within which one may stand for another. The longest comes first, so
 * that "may not" is not read as "may".
 */
export const ENGLISH_MARKS: Marks = {
  negation: [
    ['shall not', 'must not', 'will not', 'may not', 'cannot', 'can not', 'is not permitted to', 'are not permitted to', 'is not allowed to', 'are not allowed to', 'is prohibited from', 'are prohibited from', 'is not entitled to', 'are not entitled to', 'has no right to', 'have no right to'],
    ['neither', 'nor', 'not', 'no', 'none', 'never', 'nothing', 'nobody', "n't", 'at no time', 'in no event', 'under no circumstances', 'in no case', 'without', 'free of', 'free from', 'fails to', 'fail to', 'failing to', 'failed to', 'failure', 'refuses', 'refuse', 'refusal', 'waives', 'waive', 'waiver', 'disclaims', 'disclaim'],
  ],
  duty: [
    ['shall', 'must', 'is required to', 'are required to', 'is obliged to', 'are obliged to', 'is obligated to', 'are obligated to', 'is under an obligation to', 'are under an obligation to', 'has a duty to', 'have a duty to', 'is bound to', 'are bound to', 'has to', 'have to', 'needs to', 'need to'],
    ['agrees to', 'agree to', 'undertakes to', 'undertake to', 'covenants to', 'covenant to', 'promises to', 'promise to'],
    ['will', 'would'],
    ['warrants', 'warrant', 'represents', 'represent', 'guarantees', 'guarantee'],
  ],
  right: [
    ['may', 'is entitled to', 'are entitled to', 'has the right to', 'have the right to', 'shall have the right to', 'shall be entitled to', 'is permitted to', 'are permitted to', 'is allowed to', 'are allowed to', 'is authorised to', 'is authorized to', 'are authorized to', 'can', 'is at liberty to', 'are at liberty to'],
    ['should', 'might', 'could'],
    ['in its sole discretion', 'at its sole discretion', 'in its absolute discretion', 'at its discretion'],
  ],
  condition: [
    ['if', 'in the event that', 'in the event of', 'in case of', 'in case', 'provided that', 'providing that', 'on condition that', 'so long as', 'as long as', 'to the extent that', 'to the extent', 'where', 'when', 'whenever', 'should'],
    ['upon', 'on', 'after', 'following', 'subsequent to', 'once', 'as soon as'],
    ['before', 'prior to', 'until', 'until such time as', 'unless and until', 'pending'],
    ['subject to', 'conditional on', 'conditional upon'],
    ['within', 'no later than', 'not later than', 'by no later than'],
  ],
  exception: [
    ['unless', 'except', 'except as', 'except for', 'save', 'save as', 'save for', 'other than', 'with the exception of', 'excluding', 'apart from', 'but for'],
    ['notwithstanding', 'despite', 'in spite of', 'regardless of', 'irrespective of'],
    ['only', 'solely', 'exclusively', 'merely'],
    ['at least', 'not less than', 'no less than', 'a minimum of'],
    ['at most', 'not more than', 'no more than', 'not exceeding', 'up to', 'a maximum of', 'not exceed'],
  ],
}; // prettier-ignore
