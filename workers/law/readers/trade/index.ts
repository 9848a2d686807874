import type { ReadersById } from '../reader.js';
import { withAdded } from '../together.js';
import { leaseRentReaders } from './leases-rent.js';
import { leaseTermReaders } from './leases-term.js';
import { leasePropertyReaders } from './leases-property.js';
import { brokerageReaders } from './brokerage.js';
import { offPlanReaders } from './off-plan.js';
import { realEstateReaders } from './real-estate.js';
import { constructionReaders } from './construction.js';
import { tenderTermsReaders } from './tenders-terms.js';
import { tenderEndingReaders } from './tenders-ending.js';
import { tenderPerformanceReaders } from './tenders-performance.js';
import { franchiseEndingReaders } from './franchise-ending.js';
import { franchiseReaders } from './franchise.js';
import { agencyReaders } from './agencies.js';
import { concealmentReaders } from './concealment.js';
import { financeReaders } from './finance.js';
import { creationReaders } from './creations.js';
import { tradingReaders } from './trading.js';
import { builderDutyReaders } from './builder-duties.js';
import { propertyDutyReaders } from './property-duties.js';
import { tradeDutyReaders } from './trade-duties.js';
import { widePropertyReaders } from './wide-property.js';
import { wideRealEstateReaders } from './wide-real-estate.js';
import { wideTenderReaders } from './wide-tenders.js';
import { wideKeptReaders } from './wide-kept.js';
import { wideDealingReaders } from './wide-dealings.js';
import { wideTradeReaders } from './wide-trade.js';

/** The precise readers of each rule. */
const PRECISE: ReadersById = {
  ...leaseRentReaders,
  ...leaseTermReaders,
  ...leasePropertyReaders,
  ...brokerageReaders,
  ...offPlanReaders,
  ...realEstateReaders,
  ...constructionReaders,
  ...tenderTermsReaders,
  ...tenderPerformanceReaders,
  ...tenderEndingReaders,
  ...franchiseReaders,
  ...franchiseEndingReaders,
  ...agencyReaders,
  ...concealmentReaders,
  ...financeReaders,
  ...creationReaders,
  ...tradingReaders,
  ...propertyDutyReaders,
  ...builderDutyReaders,
  ...tradeDutyReaders,
};

/** Readers of the rules on leases, real estate, construction, public contracts, distribution, finance and trade. */
export const tradeReaders: ReadersById = withAdded(
  PRECISE,
  widePropertyReaders,
  wideRealEstateReaders,
  wideTenderReaders,
  wideTradeReaders,
  wideDealingReaders,
  wideKeptReaders,
);
