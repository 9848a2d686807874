import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '#shared/contracts/jobs.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { onJob } from '../jobs/live.js';
import { makeJob } from '../jobs/job.fixture.js';
import { CloseAccount } from './components/close-account.js';
import { YourData } from './components/your-data.js';

const FILE = {
  id: 'b'.repeat(24),
  filename: 'lda-export-2026-11-21.zip',
  size: 5 * 1024 * 1024,
  created_at: '2026-11-21T09:00:00.000Z',
  expires_at: '2026-11-28T09:00:00.000Z',
};
const anExport = (over: Partial<Job> = {}) =>
  makeJob({ kind: 'export', stage: 'report', filename: FILE.filename, done: 2, total: 8, ...over });

const replies = new Map<string, { status: number; body: unknown }>();
const sent = jest.fn<(asked: string, body: unknown) => void>();
let client: QueryClient;

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'profile', 'auth', 'errors'] as const) await loadMessages(part);
  replies.clear();
  sent.mockReset();
  const serve = (address: string, init: RequestInit) => {
    const asked = `${init.method ?? 'GET'} ${address}`;
    sent(asked, typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
    const { status, body } = replies.get(asked) ?? { status: 404, body: {} };
    return Promise.resolve({
      ok: status < 400,
      status,
      statusText: '',
      text: () => Promise.resolve(JSON.stringify(body)),
      headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
    });
  };
  Object.assign(globalThis, { fetch: serve });
  replies.set('GET /jobs', { status: 200, body: [] });
  replies.set('GET /auth/export', { status: 200, body: { export: null } });
  client = createQueryClient();
});
afterEach(cleanup);

const show = (what: React.ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{what}</QueryClientProvider>
    </I18nProvider>,
  );
const refused = (status: number, code: string, detail: string) => ({
  status,
  body: { detail, code, request_id: 'r' },
});

describe('the export of the profile', () => {
  it('an export starts, counts files from socket events, and ends with a download', async () => {
    replies.set('POST /auth/export', {
      status: 202,
      body: anExport({ status: 'queued', stage: null, done: 0, total: null, position: 2 }),
    });
    show(<YourData />);
    await userEvent.click(await screen.findByRole('button', { name: 'Export my data' }));
    expect(await screen.findByText('2nd in line')).toBeTruthy();
    act(() => {
      onJob(client, anExport({ version: 2 }));
    });
    expect(await screen.findByText('Writing file 3 of 8')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');

    replies.set('GET /auth/export', { status: 200, body: { export: FILE } });
    await act(async () => {
      onJob(client, anExport({ version: 3, status: 'completed', result: { kind: 'document', id: FILE.id } }));
      await client.invalidateQueries();
    });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(`/documents/download/${FILE.id}`);
    expect(screen.getByText(/^5\.00 MB, created 21 Nov 2026/)).toBeTruthy();
    expect(screen.getByText(/^Available until 28 Nov 2026/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export again' })).toBeTruthy();
  });

  it('an export that another window started is shown', async () => {
    replies.set('GET /jobs', { status: 200, body: [anExport()] });
    show(<YourData />);
    expect(await screen.findByText('Writing file 3 of 8')).toBeTruthy();
  });

  it('an export that may not start shows why', async () => {
    const sentence = 'You have reached today’s limit for data exports. Please try again tomorrow.';
    replies.set('POST /auth/export', refused(429, 'export_limit', sentence));
    show(<YourData />);
    await userEvent.click(await screen.findByRole('button', { name: 'Export my data' }));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it('a failed export shows why, can be retried and can be dismissed', async () => {
    const failed = anExport({ status: 'failed', error_code: 'internal', error: 'Something went wrong.' });
    replies.set('GET /jobs', { status: 200, body: [failed] });
    replies.set(`POST /jobs/${failed.id}/retry`, refused(503, 'unavailable', 'Not now.'));
    show(<YourData />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The export failed: Something went wrong.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(sent).toHaveBeenCalledWith(`POST /jobs/${failed.id}/retry`, undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('button', { name: 'Export my data' })).toBeTruthy();
  });

  it('an export that could not be fetched can be fetched again', async () => {
    replies.set('GET /auth/export', refused(403, 'forbidden', 'No.'));
    show(<YourData />);
    expect(await screen.findByText('Could not load your exports')).toBeTruthy();
    replies.set('GET /auth/export', { status: 200, body: { export: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Export my data' })).toBeTruthy();
  });
});

describe('CloseAccount', () => {
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Close account' }));
  beforeEach(async () => {
    show(<CloseAccount />);
    await userEvent.click(screen.getByRole('button', { name: 'Close my account' }));
  });

  it('closing the account asks for the password, and offers an export when there is none', async () => {
    expect(await screen.findByText('There is no current export of your data.')).toBeTruthy();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter your current password.');
    expect(sent.mock.calls.some(([asked]) => asked.startsWith('DELETE'))).toBe(false);
  });

  it.each([
    [400, 'wrong_password', 'Your current password is incorrect.'],
    [409, 'last_admin', 'There must be at least one administrator.'],
    [429, 'rate_limited', 'Too many requests. Please try again later.'],
  ])('the dialog stays open when the server refuses with %p %p', async (status, code, detail) => {
    replies.set('DELETE /auth/me', refused(status, code, detail));
    await userEvent.type(screen.getByLabelText('Current password'), 'Secret-1');
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(sent).toHaveBeenCalledWith('DELETE /auth/me', { current_password: 'Secret-1' });
    await waitFor(() => {
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close account' }).disabled).toBe(false);
    });
  });
});
