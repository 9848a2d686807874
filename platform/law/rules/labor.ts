import { laborContractRules } from './labor-contract.js';
import { laborEndingRules } from './labor-ending.js';
import { laborLeavingRules } from './labor-leaving.js';
import { laborTermRules } from './labor-term.js';
import type { LawRule } from './rule.js';
import { laborPayRules } from './labor-pay.js';
import { laborHoursRules } from './labor-hours.js';
import { laborLeaveRules } from './labor-leave.js';
import { laborFamilyRules } from './labor-family.js';
import { laborCostsRules } from './labor-costs.js';
import { laborDisciplineRules } from './labor-discipline.js';
import { laborSafetyRules } from './labor-safety.js';
import { laborClaimsRules } from './labor-claims.js';
import { laborDutiesRules } from './labor-duties.js';
import { laborCareRules } from './labor-care.js';

/** Rules of the Labor Law. */
export const laborRules: readonly LawRule[] = [
  ...laborContractRules,
  ...laborTermRules,
  ...laborEndingRules,
  ...laborLeavingRules,
  ...laborPayRules,
  ...laborHoursRules,
  ...laborLeaveRules,
  ...laborFamilyRules,
  ...laborCostsRules,
  ...laborDisciplineRules,
  ...laborSafetyRules,
  ...laborClaimsRules,
  ...laborDutiesRules,
  ...laborCareRules,
];
