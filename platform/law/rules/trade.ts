import type { LawRule } from './rule.js';
import { leaseRentRules } from './leases-rent.js';
import { leaseTermRules } from './leases-term.js';
import { leasePropertyRules } from './leases-property.js';
import { brokerageRules } from './brokerage.js';
import { offPlanRules } from './off-plan.js';
import { realEstateRules } from './real-estate.js';
import { constructionRules } from './construction.js';
import { tenderTermsRules } from './tenders-terms.js';
import { tenderPerformanceRules } from './tenders-performance.js';
import { franchiseRules } from './franchise.js';
import { agencyRules } from './agencies.js';
import { concealmentRules } from './concealment.js';
import { financeRules } from './finance.js';
import { creationRules } from './creations.js';
import { tradingRules } from './trading.js';
import { propertyDutyRules } from './property-duties.js';
import { tradeDutyRules } from './trade-duties.js';

/** Rules on leases, real estate, construction, public contracts, distribution, finance and trade. */
export const tradeRules: readonly LawRule[] = [
  ...leaseRentRules,
  ...leaseTermRules,
  ...leasePropertyRules,
  ...brokerageRules,
  ...offPlanRules,
  ...realEstateRules,
  ...constructionRules,
  ...tenderTermsRules,
  ...tenderPerformanceRules,
  ...franchiseRules,
  ...agencyRules,
  ...concealmentRules,
  ...financeRules,
  ...creationRules,
  ...tradingRules,
  ...propertyDutyRules,
  ...tradeDutyRules,
];
