import type { CasesById } from './cases.js';
import { laborCases } from './labor/cases.js';

/** The clauses of every rule. */
export const ALL_CASES: CasesById = { ...laborCases };
