import { eCommerceRules } from './e-commerce.js';
import { gdprRules } from './gdpr.js';
import { informationRules } from './information.js';
import { businessDutyRules } from './business-duties.js';
import { businessRules } from './business.js';
import { contentsRules } from './contents.js';
import { civilContractRules } from './civil-contracts.js';
import { civilLiabilityRules } from './civil-liability.js';
import { disputeRules } from './disputes.js';
import { internationalRules } from './international.js';
import { laborRules } from './labor.js';
import { personalDataRules } from './personal-data.js';
import type { LawRule } from './rule.js';
import { tradeRules } from './trade.js';

/** Version of the rules, shown where they are listed: the day on which they were last changed. */
export const PACK_VERSION = '2026-11-23';

/** Every rule of the pack, in the order in which reports list them. */
export const LAW_RULES: readonly LawRule[] = [
  ...laborRules,
  ...personalDataRules,
  ...eCommerceRules,
  ...informationRules,
  ...gdprRules,
  ...civilLiabilityRules,
  ...civilContractRules,
  ...disputeRules,
  ...businessRules,
  ...businessDutyRules,
  ...tradeRules,
  ...contentsRules,
  ...internationalRules,
];
