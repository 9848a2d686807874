import type { CasesById } from '../types.js';
import { businessCases } from './business.js';
import { contractCases } from './contract.js';
import { disputeCases } from './dispute.js';
import { dutyCases } from './duty.js';
import { companyCases } from './company.js';
import { enforcementCases } from './enforcement.js';
import { liabilityCases } from './liability.js';
import { saleCases } from './sale.js';
import { waiverCases } from './waiver.js';

/** Clauses by which the readers of the rules on contracts of trade are tested. */
export const civilCases: CasesById = {
  ...liabilityCases,
  ...waiverCases,
  ...contractCases,
  ...disputeCases,
  ...businessCases,
  ...dutyCases,
  ...companyCases,
  ...enforcementCases,
  ...saleCases,
};
