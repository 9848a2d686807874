import * as z from 'zod';
import { evidence } from '#shared/contracts/common.js';
import { severity } from '#shared/tools/risk/contract.js';

/** A part's output as it comes back from the database. */
export const storedPartOutput = z.object({
  findings: z.array(
    z.object({
      kind: z.string(),
      severity,
      title: z.string(),
      explanation: z.string(),
      recommendation: z.string(),
      quote: z.string().nullable(),
      evidence: z.nullable(evidence),
      clause: z.string().nullable(),
      section: z.string().nullable(),
    }),
  ),
  covers: z.array(z.string()).optional(),
  tokens: z.number(),
});
