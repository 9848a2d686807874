import type { Language } from '../../contracts/common.js';
import type { IssueStatus } from './contract.js';

/** Meanings of the statuses, in a line each: the legend of the screen and of the PDF. */
export const STATUS_MEANINGS: Record<Language, Record<IssueStatus, string>> = {
  en: {
    'issue found': 'The document breaks the rule, or leaves out what the law demands of it.',
    warning: 'The document may break the rule, or is silent on what it should say.',
    'could not check': 'The document does not show whether it keeps the rule. Read the clause yourself.',
    ok: 'The document keeps the rule.',
  },
  ar: {
    'issue found': 'خالف المستند هذا الحكم، أو أغفل ما يوجب النظام ذكره.',
    warning: 'قد يخالف المستند هذا الحكم، أو سكت عما ينبغي أن يذكره.',
    'could not check': 'لا يتبين من المستند استيفاء هذا الحكم، فراجع البند بنفسك.',
    ok: 'استوفى المستند هذا الحكم.',
  },
};
