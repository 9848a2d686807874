import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Job } from '#shared/contracts/jobs.js';
import { createQueryClient, sessionKey } from '../../lib/query-client.js';
import { startUpload, uploads } from '../documents/uploads.js';
import { patchJob, jobsKey } from '../jobs/cache.js';
import { makeJob } from '../jobs/job.fixture.js';
import { createRun } from '../reports/run.js';
import { ClearUserData } from './clear-user-data.js';

const sara = { first_name: 'Sara', last_name: 'Ali', email: 's@f.sa', role: 'user', language: 'en' };
const listed = jest.fn(() => Promise.resolve(['contract.pdf']));
let client: ReturnType<typeof createQueryClient>;
let mine: Job;

function Documents() {
  const { data = [] } = useQuery({ queryKey: ['documents', 'all'], queryFn: listed });
  return data.map((name) => <p key={name}>{name}</p>);
}
function Window() {
  // Reads the session as the guard of the dashboard does.
  const { data: user } = useQuery({ queryKey: sessionKey, queryFn: () => null, enabled: false });
  return (
    <>
      <ClearUserData />
      {user ? <Documents /> : <p>Sign in</p>}
    </>
  );
}

beforeEach(async () => {
  client = createQueryClient();
  mine = makeJob();
  client.setQueryData(sessionKey, sara);
  render(
    <QueryClientProvider client={client}>
      <Window />
    </QueryClientProvider>,
  );
  await screen.findByText('contract.pdf');
  patchJob(client, mine);
});
afterEach(cleanup);

it('the data of a user is cleared before another user signs in in the same window', async () => {
  act(() => {
    client.setQueryData(sessionKey, null);
  });
  await screen.findByText('Sign in');
  expect(client.getQueryData(['documents', 'all'])).toBeUndefined();
  expect(client.getQueryData(jobsKey)).toBeUndefined();
  expect(client.getQueryData(sessionKey)).toBeNull();
});

it('the data is kept when the same user is fetched again, also with another e-mail address', () => {
  act(() => {
    client.setQueryData(sessionKey, { ...sara, email: 'sara@f.sa' });
  });
  expect(client.getQueryData(jobsKey)).toEqual([mine]);
});

it('the end of the session cancels uploads, removes them from the list and resets runs', async () => {
  const aborted = jest.fn();
  class Slow {
    upload = {};
    onabort = () => undefined;
    open() {}
    setRequestHeader() {}
    send() {}
    abort() {
      aborted();
      this.onabort();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Slow });
  const run = createRun();
  const arrived = startUpload(client, new File(['text'], 'secret.pdf'));
  act(() => {
    run.state.set({ status: 'failed', error: new Error('of hers') });
    client.setQueryData(sessionKey, null);
  });
  await screen.findByText('Sign in');
  expect(await arrived).toBeUndefined();
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(uploads.get().list).toEqual([]);
  expect(run.state.get()).toEqual({ status: 'idle' });
});
