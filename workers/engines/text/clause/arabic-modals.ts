import { arabicPattern } from '../arabic.js';
import type { Span, Stance } from './stance.js';

const START = '(?<![ء-ي])[وف]?';
const RIGHT =
  'س?(?:يحق|تحق|يجوز|تجوز|يمكن|يملك|تملك|يخول|تخول|يسمح|تسمح|يجيز|تجيز|يحتفظ|تحتفظ|يحظر|تحظر|يمنع|يتنازل|تتنازل)|جاز|حق(?= ل)|مخولا?|(?:يكون|تكون|كان) ل[ء-ي]{1,40}|له|لها|لهم|لهما|من حق|الحق في|صلاحية|لل[ء-ي]{3,40}(?= (?:أن|الحق|حق|وحده|وحدها)#)';
const DUTY =
  'س?(?:يلتزم|تلتزم|يلتزمان|يتعهد|تتعهد|يتعهدان|يجب|يتعين|يلزم|يضمن|تضمن|يتحمل|تتحمل|يمتنع|تمتنع)|وجب|لزم|ملزما?|ملزمة|ملتزما?|ملتزمة|مسؤولا?|مسؤولة|على(?= [ء-ي]{2,40}(?: [ء-ي]{2,40})? (?:أن|ألا|عدم)#)|عليه|عليها';
const MODAL = arabicPattern(`${START}(?:(?<right>${RIGHT})|(?<duty>${DUTY}))#`, 'g');
const RIGHT_WORDS = arabicPattern(`^[وف]?(?:${RIGHT})#`);
const DUTY_WORDS = arabicPattern(`^[وف]?(?:${DUTY})#`);

/** Returns the modal words of a folded Arabic sentence: those that give a right or impose a duty. */
export const arabicModalsIn = (text: string): Span[] =>
  [...text.matchAll(MODAL)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));

/** Tells whether an Arabic clause gives a right or imposes a duty; `text` begins with its modal words. */
export function arabicModalityOf(text: string): Stance['modality'] {
  return DUTY_WORDS.test(text) ? 'duty' : RIGHT_WORDS.test(text) ? 'right' : 'statement';
}
