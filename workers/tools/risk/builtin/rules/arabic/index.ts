import { conductRules } from './conduct.js';
import { draftingRules } from './drafting.js';
import { employmentRules } from './employment.js';
import { endingRules } from './ending.js';
import { forumRules } from './forum.js';
import { interestRules } from './interest.js';
import { leaseRules } from './lease.js';
import { liabilityRules } from './liability.js';
import { moneyRules } from './money.js';
import { partnersRules } from './partners.js';
import { PHRASINGS } from './phrasings.js';
import { remedyRules } from './remedies.js';
import { restraintRules } from './restraints.js';
import { rightsRules } from './rights.js';
import { termRules } from './term.js';
import { tradeRules } from './trade.js';
import { transferRules } from './transfer.js';
import { worksRules } from './works.js';
import { reading, type ReadingArabicRule } from './rule.js';

/** Rules for the kinds of risk that are found in Arabic sentences. */
export const ARABIC_RULES: readonly ReadingArabicRule[] = [
  ...liabilityRules,
  ...remedyRules,
  ...endingRules,
  ...termRules,
  ...interestRules,
  ...moneyRules,
  ...restraintRules,
  ...transferRules,
  ...rightsRules,
  ...forumRules,
  ...conductRules,
  ...draftingRules,
  ...employmentRules,
  ...leaseRules,
  ...worksRules,
  ...tradeRules,
  ...partnersRules,
].map((rule) => reading({ ...rule, cues: [...rule.cues, ...(PHRASINGS[rule.kind] ?? [])] }));
