import { laborContractRules } from './labor-contract.js';
import { laborEndingRules } from './labor-ending.js';
import { laborLeavingRules } from './labor-leaving.js';
import { laborTermRules } from './labor-term.js';
import type { LawRule } from './rule.js';

/** Rules of the Labor Law. */
export const laborRules: readonly LawRule[] = [
  ...laborContractRules,
  ...laborTermRules,
  ...laborEndingRules,
  ...laborLeavingRules,
];
