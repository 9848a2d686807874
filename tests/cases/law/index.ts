import type { CasesById } from './types.js';
import { eCommerceCases } from './e-commerce/index.js';
import { civilCases } from './civil/index.js';
import { internationalCases } from './international.js';
import { laborCases } from './labor/index.js';
import { personalDataCases } from './personal-data/index.js';
import { tradeCases } from './trade/index.js';

/** The clauses of every rule. */
export const ALL_CASES: CasesById = {
  ...laborCases,
  ...civilCases,
  ...personalDataCases,
  ...eCommerceCases,
  ...tradeCases,
  ...internationalCases,
};
