import { describe, expect, it } from '@jest/globals';
import type { JobView } from '#platform/db/queries/job-views.js';
import { TestQueueControl } from '#tests/support/queues.js';
import { presentJobs } from './present.js';

const clock = { now: () => new Date(0) };
const view = (over: Partial<JobView>): JobView =>
  ({
    id: 'a',
    kind: 'risk',
    queue: 'analysis',
    status: 'queued',
    position: 1,
    blocker: null,
    total: null,
    resultKind: null,
    resultId: null,
    createdAt: new Date(0),
    startedAt: null,
    finishedAt: null,
    ...over,
  }) as JobView;

describe('presentJobs', () => {
  it('says of queued jobs that their queue is paused, and of no others', async () => {
    const queues = new TestQueueControl();
    await queues.pause('analysis');
    const views = [
      view({}),
      view({ queue: 'cpu' }),
      view({ status: 'running', position: null }),
      view({ position: null }),
    ];
    const jobs = await presentJobs({ queues, clock }, views);
    expect(jobs.map(({ paused }) => paused)).toEqual([true, undefined, undefined, undefined]);
  });

  it('says the position alone where the queue is away, and asks no queue for nothing', async () => {
    let asked = 0;
    const isPaused = () => {
      asked += 1;
      return Promise.reject(new Error('away'));
    };
    const deps = { queues: { isPaused }, clock } as never;
    const [job] = await presentJobs(deps, [view({})]);
    expect(job).toMatchObject({ position: 1, status: 'queued' });
    expect(job?.paused).toBeUndefined();
    await presentJobs(deps, [view({ status: 'running', position: null })]);
    expect(asked).toBe(1);
  });
});
