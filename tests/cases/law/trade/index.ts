import type { CasesById } from '../types.js';
import { leaseRentCases } from './leases-rent.js';
import { leaseTermCases } from './leases-term.js';
import { leasePropertyCases } from './leases-property.js';
import { brokerageCases } from './brokerage.js';
import { offPlanCases } from './off-plan.js';
import { realEstateCases } from './real-estate.js';
import { constructionCases } from './construction.js';
import { tenderTermsCases } from './tenders-terms.js';
import { tenderPerformanceCases } from './tenders-performance.js';
import { franchiseCases } from './franchise.js';
import { agencyCases } from './agencies.js';
import { concealmentCases } from './concealment.js';
import { financeCases } from './finance.js';
import { creationCases } from './creations.js';
import { tradingCases } from './trading.js';
import { propertyDutyCases } from './property-duties.js';
import { tradeDutyCases } from './trade-duties.js';

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
