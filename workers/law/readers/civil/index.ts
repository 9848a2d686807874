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

/** Readers of the rules on contracts of trade. */
export const civilReaders: ReadersById = {
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
};
