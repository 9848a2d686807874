import * as z from 'zod';
import { language, objectId, uuid } from '#shared/contracts/common.js';

/** The input of each kind of job, as stored in its row: ids and options, never text. */
export const jobInputs = {
  extract: z.object({ documentId: objectId }),
  risk: z.object({ documentId: objectId, lang: language, party: z.string().nullable() }),
  /** The PDF of a tool's finished report. */
  report: z.object({ tool: z.enum(['risk']), reportId: uuid }),
  /** Nothing to choose: all of the user's data. */
  export: z.object({}),
};
export type JobInput<K extends keyof typeof jobInputs> = z.infer<(typeof jobInputs)[K]>;
