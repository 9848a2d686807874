import { dataDutyRules } from './personal-data-duties.js';
import { noticeRules } from './personal-data-notice.js';
import { dataUseRules } from './personal-data-use.js';
import type { LawRule } from './rule.js';

/** Rules of the Personal Data Protection Law and its Implementing Regulation. */
export const personalDataRules: readonly LawRule[] = [...noticeRules, ...dataUseRules, ...dataDutyRules];
