import type { CasesById } from '../types.js';
import { contractCases } from './contract.js';
import { dismissalCases } from './dismissal.js';
import { noticeCases } from './notice.js';
import { resignationCases } from './resignation.js';
import { restraintCases } from './restraint.js';
import { rightsCases } from './rights.js';
import { termCases } from './term.js';
import { transferCases } from './transfer.js';
import { claimsCases } from './claims.js';
import { safetyCases } from './safety.js';
import { disciplineCases } from './discipline.js';
import { costsCases } from './costs.js';
import { familyCases } from './family.js';
import { leaveCases } from './leave.js';
import { overtimeCases } from './overtime.js';
import { hoursCases } from './hours.js';
import { deductionCases } from './deductions.js';
import { payCases } from './pay.js';
import { careCases } from './care.js';
import { dutiesCases } from './duties.js';
import { siteCases } from './site.js';

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
  ...claimsCases,
  ...safetyCases,
  ...siteCases,
  ...disciplineCases,
  ...costsCases,
  ...familyCases,
  ...leaveCases,
  ...overtimeCases,
  ...hoursCases,
  ...deductionCases,
  ...payCases,
  ...dutiesCases,
  ...careCases,
};
