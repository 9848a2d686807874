import type { ReadersById } from '../reader.js';
import { agreedCompensationReaders } from './agreed-compensation.js';
import { exclusionReaders } from './exclusion.js';
import { goodFaithReaders } from './good-faith.js';
import { hardshipReaders } from './hardship.js';
import { harmfulActReaders } from './harmful-act.js';
import { latePaymentReaders } from './late-payment.js';
import { setOffReaders } from './set-off.js';
import { timeBarReaders } from './time-bar.js';
import { unfairTermReaders } from './unfair-terms.js';
import { defectReaders } from './defects.js';
import { guaranteeReaders } from './guarantee.js';
import { loanReaders } from './loan.js';
import { partnershipReaders } from './partnership.js';
import { arbitrationReaders } from './arbitration.js';
import { awardReaders } from './award.js';
import { enforcementReaders } from './enforcement.js';
import { evidenceReaders } from './evidence.js';
import { companyReaders } from './companies.js';
import { competitionReaders } from './competition.js';
import { dutyReaders } from './duties.js';
import { insolvencyReaders } from './insolvency.js';
import { saleReaders } from './sale.js';
import { wideBusinessReaders } from './wide-business.js';
import { wideContractReaders } from './wide-contracts.js';
import { wideDutyReaders } from './wide-duties.js';
import { wideDisputeReaders } from './wide-disputes.js';
import { wideKeptReaders } from './wide-kept.js';
import { wideKeptDisputeReaders } from './wide-kept-disputes.js';
import { wideLiabilityReaders } from './wide-liability.js';
import { wideMoneyReaders } from './wide-money.js';
import { wideWaiverReaders } from './wide-waivers.js';
import { widePartnershipReaders } from './wide-partnership.js';
import { wideProofReaders } from './wide-proof.js';
import { withAdded } from '../together.js';

/** The precise readers of each rule. */
const PRECISE: ReadersById = {
  ...exclusionReaders,
  ...harmfulActReaders,
  ...latePaymentReaders,
  ...agreedCompensationReaders,
  ...hardshipReaders,
  ...unfairTermReaders,
  ...timeBarReaders,
  ...setOffReaders,
  ...goodFaithReaders,
  ...partnershipReaders,
  ...insolvencyReaders,
  ...dutyReaders,
  ...competitionReaders,
  ...companyReaders,
  ...evidenceReaders,
  ...enforcementReaders,
  ...awardReaders,
  ...arbitrationReaders,
  ...loanReaders,
  ...guaranteeReaders,
  ...defectReaders,
  ...saleReaders,
};

/** Readers of the rules on contracts of trade: the precise ones, and wide ones beside them. */
export const civilReaders: ReadersById = withAdded(
  PRECISE,
  wideMoneyReaders,
  wideWaiverReaders,
  wideLiabilityReaders,
  wideDisputeReaders,
  wideBusinessReaders,
  wideContractReaders,
  wideDutyReaders,
  widePartnershipReaders,
  wideProofReaders,
  wideKeptReaders,
  wideKeptDisputeReaders,
);
