import * as z from 'zod/mini';
import { objectId, timestamp } from '../contracts/common.js';
import { endpoint } from '../contracts/endpoint.js';
import { job } from '../contracts/jobs.js';

export const exportData = endpoint({
  method: 'POST',
  path: '/auth/export',
  summary:
    "Put all of the user's data into a ZIP. Answers the job at once, and the same one while it waits or runs; the file is downloaded by the job's result.",
  access: 'user',
  status: 202,
  response: job,
  errors: ['export_limit', 'job_limit'],
});

/** A finished export; its file is `GET /documents/download/{id}`. */
export const exportFile = z.object({
  id: objectId,
  filename: z.string(),
  /** Size in bytes. */
  size: z.int(),
  created_at: timestamp,
  /** When the export is removed. */
  expires_at: timestamp,
});
export type ExportFile = z.infer<typeof exportFile>;

export const latestExport = endpoint({
  method: 'GET',
  path: '/auth/export',
  summary: 'The finished export that is still kept, or null.',
  access: 'user',
  response: z.object({ export: z.nullable(exportFile) }),
});
