import type { InBoth } from '#platform/law/rules/rule.js';
import type { Reader } from '../reader.js';
import { affirms, states, type Around } from '../turns.js';

/** A clause that says what the law forbids: it breaks the rule where it is affirmed, and says nothing where it is denied. */
export const wrong = (says: InBoth, around: Around, ...cues: string[]): Reader =>
  affirms('breaks', { cues, says, ...around });

/** A clause that breaks the rule by words that hold their own negation. */
export const told = (says: InBoth, around: Around, ...cues: string[]): Reader =>
  states('breaks', { cues, says, ...around });

/** A clause that says what the law asks. */
export const right = (around: Around, ...cues: string[]): Reader => affirms('keeps', { cues, ...around });

/** Two patterns in either order within a part of the sentence. */
export const either = (a: string, b: string, gap = 140): string[] => [
  `(?:${a})(?:[^.;]|\\.\\d){0,${gap}}(?:${b})`,
  `(?:${b})(?:[^.;]|\\.\\d){0,${gap}}(?:${a})`,
];

/** Words by which a clause does away with a duty. */
export const NOT_NEEDED: InBoth = {
  en: '\\b(?:need not|needs no|not (?:be )?(?:required|obliged|obligated|bound|necessary|needed|demanded|mandatory|oblige)|no (?:\\w+ ){0,2}?(?:obligation|duty|need|requirement)|no (?:\\w+ ){1,6}?(?:is|are|shall be) (?:required|needed|necessary)|(?:is|are|be) (?:waived|dispensed with|excused|optional)|without (?:any )?(?:need|obligation)|exempt(?:s|ed)?|relieve[sd]|waives?|agree not to)\\b',
  ar: '(?:~(?:لا يلزم|لا تلزم|لا يلتزم|لا تلتزم|لا يشترط|لا تشترط|لا حاجة|دون (?:ال)?حاجة|لا يجب|غير ملزم|غير ملزمة|غير مطلوب|لا يتطلب|يعفى|تعفى|إعفاء|معفى|يتنازل|تتنازل|يسقط|لا يلزمه|لا يتوقف|لا تتوقف|لا يكون ملزما)#|(?:اتفق|يتفق|اتفقا|وافق) (?:ال)?طرفان على عدم)',
};

/** A clause that says what the law asks in words that hold their own negation. */
export const kept = (around: Around, ...cues: string[]): Reader => states('keeps', { cues, ...around });

/** A clause that breaks the rule only where the facts are so. */
export const unsure = (says: InBoth, around: Around, ...cues: string[]): Reader =>
  affirms('doubtful', { cues, says, ...around });
