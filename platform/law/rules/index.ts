import { laborRules } from './labor.js';
import type { LawRule } from './rule.js';

/** Every rule of the pack, in the order in which reports list them. */
export const LAW_RULES: readonly LawRule[] = [...laborRules];
