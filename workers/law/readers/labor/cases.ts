import type { CasesById } from '../cases.js';
import { contractCases } from './contract-cases.js';
import { dismissalCases } from './dismissal-cases.js';
import { noticeCases } from './notice-cases.js';
import { resignationCases } from './resignation-cases.js';
import { restraintCases } from './restraint-cases.js';
import { rightsCases } from './rights-cases.js';
import { termCases } from './term-cases.js';
import { transferCases } from './transfer-cases.js';
import { workClaimsCases } from './work-claims.cases.js';
import { workSafetyCases } from './work-safety.cases.js';
import { workDisciplineCases } from './work-discipline.cases.js';
import { workCostsCases } from './work-costs.cases.js';
import { workFamilyCases } from './work-family.cases.js';
import { workLeaveCases } from './work-leave.cases.js';
import { workOvertimeCases } from './work-overtime.cases.js';
import { workHoursCases } from './work-hours.cases.js';
import { workDeductionCases } from './work-deductions.cases.js';
import { workPayCases } from './work-pay.cases.js';
import { careCases } from './care-cases.js';
import { dutiesCases } from './duties-cases.js';
import { siteCases } from './site-cases.js';

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
  ...workClaimsCases,
  ...workSafetyCases,
  ...siteCases,
  ...workDisciplineCases,
  ...workCostsCases,
  ...workFamilyCases,
  ...workLeaveCases,
  ...workOvertimeCases,
  ...workHoursCases,
  ...workDeductionCases,
  ...workPayCases,
  ...dutiesCases,
  ...careCases,
};
