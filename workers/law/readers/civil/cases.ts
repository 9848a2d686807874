import type { CasesById } from '../cases.js';
import { businessCases } from './business-cases.js';
import { contractCases } from './contract-cases.js';
import { disputeCases } from './dispute-cases.js';
import { dutyCases } from './duty-cases.js';
import { companyCases } from './company-cases.js';
import { enforcementCases } from './enforcement-cases.js';
import { liabilityCases } from './liability-cases.js';
import { saleCases } from './sale-cases.js';
import { waiverCases } from './waiver-cases.js';

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
