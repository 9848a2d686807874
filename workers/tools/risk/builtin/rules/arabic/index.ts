import { conductRules } from './conduct.js';
import { employmentRules } from './employment.js';
import { endingRules } from './ending.js';
import { forumRules } from './forum.js';
import { leaseRules } from './lease.js';
import { liabilityRules } from './liability.js';
import { moneyRules } from './money.js';
import { partnersRules } from './partners.js';
import { remedyRules } from './remedies.js';
import { restraintRules } from './restraints.js';
import { rightsRules } from './rights.js';
import { tradeRules } from './trade.js';
import { worksRules } from './works.js';
import { reading, type ReadingArabicRule } from './rule.js';

/** Rules for the kinds of risk that are found in Arabic sentences. */
export const ARABIC_RULES: readonly ReadingArabicRule[] = [
  ...liabilityRules,
  ...remedyRules,
  ...endingRules,
  ...moneyRules,
  ...restraintRules,
  ...rightsRules,
  ...forumRules,
  ...conductRules,
  ...employmentRules,
  ...leaseRules,
  ...worksRules,
  ...tradeRules,
  ...partnersRules,
].map(reading);
