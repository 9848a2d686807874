import { vagueRules } from './vague.js';
import { openPointRules } from './open-points.js';
import { changeRules } from './change.js';
import { declarationRules } from './declarations.js';
import { advanceRules } from './advances.js';
import { commitmentRules } from './commitments.js';
import { coverRules } from './cover.js';
import { draftingRules } from './drafting.js';
import { exclusionRules } from './exclusion.js';
import { breachRules } from './breach.js';
import { controlRules } from './control.js';
import { convenienceRules } from './convenience.js';
import { exclusivityRules } from './exclusivity.js';
import { forumRules } from './forum.js';
import { indemnityRules } from './indemnity.js';
import { liabilityRules } from './liability.js';
import { legalCostRules } from './legal-costs.js';
import { moneyRules } from './money.js';
import { restraintRules } from './restraints.js';
import { accessRules } from './access.js';
import { courtOrderRules } from './court-orders.js';
import { ownershipRules } from './ownership.js';
import { challengeRules } from './challenges.js';
import { secrecyRules } from './secrecy.js';
import { remedyRules } from './remedies.js';
import { warrantyRules } from './warranty.js';
import { paymentRules } from './payment.js';
import { termRules } from './term.js';
import { transferRules } from './transfer.js';
import { employmentRules } from './employment.js';
import { leaseRules } from './lease.js';
import { partnersRules } from './partners.js';
import { tradeRules } from './trade.js';
import { undertakingRules } from './undertakings.js';
import { unequalNoticeRules } from './unequal-notice.js';
import { worksRules } from './works.js';
import type { Rule } from './rule.js';

const groups = [
  ...liabilityRules,
  ...exclusionRules,
  ...indemnityRules,
  ...remedyRules,
  ...warrantyRules,
  ...convenienceRules,
  ...breachRules,
  ...controlRules,
  ...coverRules,
  ...termRules,
  ...moneyRules,
  ...legalCostRules,
  ...commitmentRules,
  ...paymentRules,
  ...exclusivityRules,
  ...advanceRules,
  ...restraintRules,
  ...transferRules,
  ...accessRules,
  ...ownershipRules,
  ...challengeRules,
  ...secrecyRules,
  ...forumRules,
  ...courtOrderRules,
  ...vagueRules,
  ...changeRules,
  ...declarationRules,
  ...undertakingRules,
  ...draftingRules,
  ...openPointRules,
  ...employmentRules,
  ...unequalNoticeRules,
  ...leaseRules,
  ...worksRules,
  ...tradeRules,
  ...partnersRules,
] as const;

/** A kind of risk that is found in a single sentence. */
export type SentenceKind = (typeof groups)[number]['kind'];

export const RULES: readonly Rule<SentenceKind>[] = groups;
