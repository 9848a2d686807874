import * as z from 'zod';
import { risk } from '#shared/tools/risk/contract.js';
import { incompleteSection } from '#shared/contracts/common.js';

/** A risk report's findings as they come back from the database ... */
export const storedRisks = z.object({ risks: z.array(risk), incomplete: z.array(incompleteSection) });
/** ... and what a part of its analysis has found so far. */
export const storedItems = z.array(risk);
