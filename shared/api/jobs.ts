import * as z from 'zod/mini';
import { uuid } from '../contracts/common.js';
import { endpoint } from '../contracts/endpoint.js';
import { job, jobItem } from '../contracts/jobs.js';

const params = z.object({ id: uuid });

export const listJobs = endpoint({
  method: 'GET',
  path: '/jobs',
  summary: "The user's active and latest jobs, newest first; with all=1 the helper jobs too.",
  access: 'user',
  query: z.object({ all: z.optional(z.enum(['0', '1'])) }),
  response: z.array(job),
});
export const getJob = endpoint({
  method: 'GET',
  path: '/jobs/:id',
  summary: 'One job.',
  access: 'user',
  params,
  response: job,
});
export const cancelJob = endpoint({
  method: 'POST',
  path: '/jobs/:id/cancel',
  summary: 'Stop a job. Once accepted, the job never completes.',
  access: 'user',
  params,
  status: 202,
  response: job,
  errors: ['job_finished'],
});
export const retryJob = endpoint({
  method: 'POST',
  path: '/jobs/:id/retry',
  summary: 'Try a failed job again. Parts that were finished are not repeated.',
  access: 'user',
  params,
  status: 202,
  response: job,
  errors: ['job_not_failed', 'job_limit'],
});
/** Returns the items that sockets send as `job:partial`, for a client that connects later (a reload, a second tab). */
export const jobItems = endpoint({
  method: 'GET',
  path: '/jobs/:id/items',
  summary: 'What a running job has found so far, in order of its parts.',
  access: 'user',
  params,
  response: z.object({ items: z.array(jobItem) }),
});
