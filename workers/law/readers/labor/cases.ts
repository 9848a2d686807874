import type { CasesById } from '../cases.js';
import { contractCases } from './contract-cases.js';
import { dismissalCases } from './dismissal-cases.js';
import { noticeCases } from './notice-cases.js';
import { resignationCases } from './resignation-cases.js';
import { restraintCases } from './restraint-cases.js';
import { rightsCases } from './rights-cases.js';
import { termCases } from './term-cases.js';
import { transferCases } from './transfer-cases.js';

/** Clauses by which the readers of the rules of the Labor Law are tested. */
export const laborCases: CasesById = {
  ...contractCases,
  ...rightsCases,
  ...termCases,
  ...transferCases,
  ...noticeCases,
  ...resignationCases,
  ...dismissalCases,
  ...restraintCases,
};
