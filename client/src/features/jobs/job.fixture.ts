import type { Job } from '#shared/contracts/jobs.js';

/** Returns a running job of a tool, for tests. */
export function makeJob(over: Partial<Job> = {}): Job {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    kind: 'risk',
    status: 'running',
    stage: 'analyze',
    done: 0,
    total: null,
    position: null,
    eta_seconds: null,
    attempt: 1,
    document_id: 'a'.repeat(24),
    filename: 'lease.pdf',
    result: null,
    error: null,
    error_code: null,
    request_id: 'req',
    parent_id: null,
    created_at: '2026-01-01T00:00:00Z',
    started_at: null,
    finished_at: null,
    version: 1,
    ...over,
  };
}

/** Returns a partial result, for tests that are independent of the tool. */
export const anItem = (title: string) => ({ title });
