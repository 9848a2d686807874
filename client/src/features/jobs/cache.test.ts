import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import type { Job } from '#shared/contracts/jobs.js';
import { isHelper, jobItemsKey, jobsKey, mergeItems, mergeJobs, patchJob } from './cache.js';
import { makeJob, anItem } from './job.fixture.js';
import { onPartial } from './live.js';

describe('mergeJobs', () => {
  it('the newer version of a job wins, whichever arrives first', () => {
    const older = makeJob({ version: 4, done: 3 });
    const newer = makeJob({ version: 5, status: 'completed' });
    expect(mergeJobs([newer], [older])).toEqual([newer]);
    expect(mergeJobs([older], [newer])).toEqual([newer]);
  });
  it('the newest job comes first, and jobs missing from the update stay', () => {
    const first = makeJob({ id: 'a', created_at: '2026-01-01T00:00:00Z' });
    const second = makeJob({ id: 'b', created_at: '2026-01-02T00:00:00Z' });
    expect(mergeJobs([first], [second]).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('the job cache', () => {
  it('an event before the list is loaded is kept, and an older one afterwards is ignored', () => {
    const client = new QueryClient();
    patchJob(client, makeJob({ version: 2, done: 2 }));
    patchJob(client, makeJob({ version: 1, done: 1 }));
    expect(client.getQueryData<Job[]>(jobsKey)).toMatchObject([{ version: 2, done: 2 }]);
  });
  it('partial findings are added only to a list that is shown, each once', () => {
    const client = new QueryClient();
    onPartial(client, { job_id: 'j', kind: 'risk', items: [anItem('one')] });
    expect(client.getQueryData(jobItemsKey('j'))).toBeUndefined();
    client.setQueryData(jobItemsKey('j'), [anItem('one')]);
    onPartial(client, { job_id: 'j', kind: 'risk', items: [anItem('one'), anItem('two')] });
    expect(client.getQueryData<unknown[]>(jobItemsKey('j'))).toEqual([anItem('one'), anItem('two')]);
    expect(mergeItems([anItem('two')], [anItem('two')])).toHaveLength(1);
  });
});

describe('isHelper', () => {
  it('extractions and child jobs are helper jobs', () => {
    expect(isHelper(makeJob())).toBe(false);
    expect(isHelper(makeJob({ kind: 'extract' }))).toBe(true);
    expect(isHelper(makeJob({ parent_id: 'p' }))).toBe(true);
  });
});
