import type { Language } from '../../contracts/common.js';
import type { Severity } from './contract.js';

/** Meanings of the severities, in a line each: the legend of the screen and of the PDF. */
export const SEVERITY_MEANINGS: Record<Language, Record<Severity, string>> = {
  en: {
    high: 'It may cost a party dearly or take an essential right from it. Settle it before signing.',
    medium: 'It is one-sided, unclear or unusual. Negotiate it, or accept it knowingly.',
    low: 'It is usual or weighs little. Reading it once is enough.',
  },
  ar: {
    high: 'قد يكبّد أحد الطرفين خسارة جسيمة أو يسلبه حقاً جوهرياً. يُعالَج قبل التوقيع.',
    medium: 'يميل لمصلحة أحد الطرفين، أو فيه غموض، أو خلاف المعتاد. يُتفاوض عليه أو يُقبل عن بيّنة.',
    low: 'معتاد أو محدود الأثر. يكفي الاطلاع عليه مرة.',
  },
};
