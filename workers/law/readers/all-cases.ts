import type { CasesById } from './cases.js';
import { eCommerceCases } from './e-commerce/cases.js';
import { civilCases } from './civil/cases.js';
import { internationalCases } from './international/cases.js';
import { laborCases } from './labor/cases.js';
import { personalDataCases } from './personal-data/cases.js';
import { tradeCases } from './trade/cases.js';

/** The clauses of every rule. */
export const ALL_CASES: CasesById = {
  ...laborCases,
  ...civilCases,
  ...personalDataCases,
  ...eCommerceCases,
  ...tradeCases,
  ...internationalCases,
};
