import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { me } from '#shared/api/auth.js';
import { listJobs } from '#shared/api/jobs.js';
import { call } from '../../lib/call.js';
import { activate } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { serviceState } from '../../lib/service-state.js';
import { useStore } from '../../lib/store.js';

// The router needs a TextEncoder, which jsdom lacks; the guard needs only its two outcomes.
jest.unstable_mockModule('react-router-dom', () => ({
  useLocation: () => ({ pathname: '/dashboard', search: '' }),
  Navigate: () => <p>Sign in</p>,
  Outlet: () => <Shell />,
}));
const { RequireSession } = await import('./guards.js');

const sara = { first_name: 'Sara', last_name: 'Ali', email: 's@f.sa', role: 'user', language: 'en' };
/** Paths whose requests are answered 503. */
let failing: Set<string>;

beforeEach(async () => {
  await activate('en');
  jest.useFakeTimers();
  failing = new Set();
  const serve = (address: string) => {
    const ok = !failing.has(address);
    const body = ok
      ? address === me.path
        ? sara
        : []
      : { detail: '', code: 'unavailable', request_id: 'r' };
    return Promise.resolve({
      ok,
      status: ok ? 200 : 503,
      statusText: '',
      text: () => Promise.resolve(JSON.stringify(body)),
      headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
    });
  };
  Object.assign(globalThis, { fetch: serve });
});
afterEach(() => {
  cleanup();
  serviceState.set({ available: true });
  jest.useRealTimers();
});

/** Lets the retries of a request, and the next attempts to reach the service, take place. */
const pass = (ms = 10_000) => act(() => jest.advanceTimersByTimeAsync(ms));

function Shell() {
  const { available } = useStore(serviceState);
  const jobs = useQuery({ queryKey: ['jobs'], queryFn: () => call(listJobs, {}), refetchInterval: 10_000 });
  return (
    <p>
      {available ? 'Available' : 'Away'}, {jobs.isError ? 'no list' : 'a list'}
    </p>
  );
}
const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <RequireSession />
      </QueryClientProvider>
    </I18nProvider>,
  );

it('a page that is opened while the service is away says so, and shows itself when the service is back', async () => {
  failing = new Set([me.path]);
  show();
  await pass();
  expect(screen.getByRole('status').textContent).toMatch(/^The service cannot be reached at the moment\./);
  await pass();
  expect(screen.queryByText('Sign in')).toBeNull();
  failing.clear();
  await pass();
  screen.getByText('Available, a list');
});

it('a service that goes away and comes back is noticed by the requests of an open page', async () => {
  show();
  await pass(100);
  failing = new Set([me.path, listJobs.path]);
  await pass(20_000);
  screen.getByText('Away, no list');
  failing.clear();
  await pass(6_000);
  screen.getByText('Available, a list');
});

it('a request that fails for a reason of its own does not count as the service', async () => {
  failing = new Set([listJobs.path]);
  show();
  await pass(30_000);
  screen.getByText('Available, no list');
});
