import type { CasesById } from '../cases.js';
import { leaseRentCases } from './leases-rent-cases.js';
import { leaseTermCases } from './leases-term-cases.js';
import { leasePropertyCases } from './leases-property-cases.js';
import { brokerageCases } from './brokerage-cases.js';
import { offPlanCases } from './off-plan-cases.js';
import { realEstateCases } from './real-estate-cases.js';
import { constructionCases } from './construction-cases.js';
import { tenderTermsCases } from './tenders-terms-cases.js';
import { tenderPerformanceCases } from './tenders-performance-cases.js';
import { franchiseCases } from './franchise-cases.js';
import { agencyCases } from './agencies-cases.js';
import { concealmentCases } from './concealment-cases.js';
import { financeCases } from './finance-cases.js';
import { creationCases } from './creations-cases.js';
import { tradingCases } from './trading-cases.js';
import { propertyDutyCases } from './property-duties-cases.js';
import { tradeDutyCases } from './trade-duties-cases.js';

/** Clauses on leases, real estate, construction, public contracts, distribution, finance and trade. */
export const tradeCases: CasesById = {
  ...leaseRentCases,
  ...leaseTermCases,
  ...leasePropertyCases,
  ...brokerageCases,
  ...offPlanCases,
  ...realEstateCases,
  ...constructionCases,
  ...tenderTermsCases,
  ...tenderPerformanceCases,
  ...franchiseCases,
  ...agencyCases,
  ...concealmentCases,
  ...financeCases,
  ...creationCases,
  ...tradingCases,
  ...propertyDutyCases,
  ...tradeDutyCases,
};
