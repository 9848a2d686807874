import { conductRules } from './conduct.js';
import { endingRules } from './ending.js';
import { forumRules } from './forum.js';
import { liabilityRules } from './liability.js';
import { moneyRules } from './money.js';
import { remedyRules } from './remedies.js';
import { restraintRules } from './restraints.js';
import { rightsRules } from './rights.js';
import { reading, type ReadingArabicRule } from './rule.js';

/** The kinds of risk that are read from Arabic sentences. */
export const ARABIC_RULES: readonly ReadingArabicRule[] = [
  ...liabilityRules,
  ...remedyRules,
  ...endingRules,
  ...moneyRules,
  ...restraintRules,
  ...rightsRules,
  ...forumRules,
  ...conductRules,
].map(reading);
