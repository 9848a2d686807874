import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { Job } from '#shared/contracts/jobs.js';
import { patchJob, jobsKey } from '../../features/jobs/cache.js';
import { makeJob } from '../../features/jobs/job.fixture.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';

const navigate = jest.fn();
const place = { pathname: '/dashboard', search: '' };
const notify = { done: jest.fn(), failed: jest.fn() };
// The router needs a TextEncoder, which jsdom lacks; a notice needs only the location and navigation.
jest.unstable_mockModule('react-router-dom', () => ({
  useNavigate: () => navigate,
  useLocation: () => place,
}));
jest.unstable_mockModule('../../ui/toast.js', () => ({ notify }));
const { useJobNotices } = await import('./job-notices.js');

function Shell() {
  useJobNotices();
  return null;
}

let client: ReturnType<typeof createQueryClient>;
const running = makeJob({ filename: 'lease.pdf' });
const news = (job: Job) =>
  act(async () => {
    patchJob(client, job);
  });
const end = (over: Partial<Job>) => news({ ...running, version: 2, ...over });

beforeEach(async () => {
  await activate('en');
  await loadMessages('dashboard');
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
  client = createQueryClient();
  client.setQueryData(jobsKey, [running]);
  place.pathname = '/dashboard';
  jest.clearAllMocks();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Shell />
      </QueryClientProvider>
    </I18nProvider>,
  );
});
afterEach(cleanup);

describe('useJobNotices', () => {
  it('a job that completes on another screen is announced once, with a link to its report, and in the title', async () => {
    await end({ status: 'completed', result: { kind: 'risk', id: 'r' } });
    await end({ status: 'completed', result: { kind: 'risk', id: 'r' }, version: 3 });
    expect(notify.done).toHaveBeenCalledTimes(1);
    const [text, { action }] = notify.done.mock.calls[0] as [string, { action: { onClick: () => void } }];
    expect(text).toBe('Risk Assessment: lease.pdf is ready.');
    expect(document.title).toContain(text);
    action.onClick();
    expect(navigate).toHaveBeenCalledWith('/dashboard/risk-assessment?report=r');
  });

  it('a job that fails on another screen is announced, with a link to the reason', async () => {
    await end({ status: 'failed', error_code: 'model_failed' });
    const [text, { action }] = notify.failed.mock.calls[0] as [string, { action: { onClick: () => void } }];
    expect(text).toBe('Risk Assessment: lease.pdf could not be completed.');
    action.onClick();
    expect(navigate).toHaveBeenCalledWith(`/dashboard/risk-assessment?job=${running.id}`);
  });

  it('a job is not announced on its own screen, nor when its owner cancelled it', async () => {
    await end({ status: 'cancelled' });
    place.pathname = '/dashboard/risk-assessment';
    await news(makeJob({ id: 'b' }));
    await news(makeJob({ id: 'b', status: 'completed', version: 2 }));
    expect(notify.done).not.toHaveBeenCalled();
    expect(notify.failed).not.toHaveBeenCalled();
  });
});
