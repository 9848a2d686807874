import { conductRules } from './conduct.js';
import { draftingRules } from './drafting.js';
import { employmentRules } from './employment.js';
import { endingRules } from './ending.js';
import { forumRules } from './forum.js';
import { EMPLOYMENT_FRAMES } from './frames-employment.js';
import { LEASE_FRAMES } from './frames-lease.js';
import { LIABILITY_FRAMES } from './frames-liability.js';
import { RIGHTS_FRAMES } from './frames-rights.js';
import { TERM_FRAMES } from './frames-terms.js';
import { TRADE_FRAMES } from './frames-trade.js';
import { WORKS_FRAMES } from './frames-works.js';
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
import { reading, type ArabicRule, type ReadingArabicRule } from './rule.js';

const RULES: readonly ArabicRule[] = [
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
];

const FRAMES = [
  EMPLOYMENT_FRAMES,
  LEASE_FRAMES,
  WORKS_FRAMES,
  TRADE_FRAMES,
  RIGHTS_FRAMES,
  LIABILITY_FRAMES,
  TERM_FRAMES,
];

/** The same kinds by the words that their clauses have in any order. */
const FRAMED: readonly ArabicRule[] = RULES.flatMap((rule) => {
  const frames = FRAMES.flatMap((of) => of[rule.kind] ?? []);
  const { kind, judge } = rule;
  return frames.length === 0 ? [] : [{ kind, judge, cues: [], frames }];
});

/** Rules for the kinds of risk that are found in Arabic sentences: of two readings of a kind the later one counts. */
export const ARABIC_RULES: readonly ReadingArabicRule[] = [
  ...FRAMED.map(reading),
  ...RULES.map((rule) => reading({ ...rule, cues: [...rule.cues, ...(PHRASINGS[rule.kind] ?? [])] })),
];
