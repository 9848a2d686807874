import { describe, expect, it } from '@jest/globals';
import type { Job } from '#shared/contracts/jobs.js';
import { createJobNews } from './job-news.js';

const job = (version: number, more: Partial<Job> = {}): Job => ({
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'risk',
  status: 'running',
  stage: 'analyze',
  done: version,
  total: 9,
  position: null,
  eta_seconds: null,
  attempt: 1,
  document_id: null,
  filename: null,
  result: null,
  error: null,
  error_code: null,
  request_id: 'r',
  parent_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
  started_at: null,
  finished_at: null,
  version,
  ...more,
});

describe('the filter of job events', () => {
  it('passes a state once', () => {
    const isNews = createJobNews();
    expect([isNews(job(1)), isNews(job(1)), isNews(job(2)), isNews(job(2))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('stops a state that is older than one that has passed', () => {
    const isNews = createJobNews();
    expect([isNews(job(2)), isNews(job(1)), isNews(job(3))]).toEqual([true, false, true]);
  });

  it('passes what has changed within a version, such as the place in the queue', () => {
    const isNews = createJobNews();
    const queued = (position: number) => job(1, { status: 'queued', position });
    expect([isNews(queued(2)), isNews(queued(1))]).toEqual([true, true]);
  });

  it('forgets the job without news for the longest time once it has more than it remembers', () => {
    const isNews = createJobNews(2);
    const [first, second, third] = ['a', 'b', 'c'];
    for (const id of [first, second]) isNews(job(1, { id }));
    isNews(job(2, { id: first }));
    isNews(job(1, { id: third }));
    expect([isNews(job(1, { id: second })), isNews(job(2, { id: third }))]).toEqual([true, true]);
    expect(isNews(job(1, { id: third }))).toBe(false);
  });
});
