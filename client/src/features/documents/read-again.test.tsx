import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { DocumentItem } from '#shared/api/documents.js';
import type { Job } from '#shared/contracts/jobs.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { endSession } from '../../lib/session-end.js';
import { patchJob } from '../jobs/cache.js';
import { makeJob } from '../jobs/job.fixture.js';
import { makeDocumentItem } from './document.fixture.js';

// The router needs a TextEncoder, which jsdom lacks; the list needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
}));
const done = jest.fn();
const failed = jest.fn();
jest.unstable_mockModule('../../ui/toast.js', () => ({ notify: { done, failed } }));
const { DocumentList } = await import('./components/document-list.js');
const { useDocuments } = await import('./api.js');

const lease = makeDocumentItem({ earlier_reader: true });
const NEW_ID = '7b01f172282a2a117b00e339';
let client: ReturnType<typeof createQueryClient>;
let listed: DocumentItem[];
let job: Job;
let starting: { status: number; body: unknown };
let requests: { path: string; method: string; key: string | undefined }[];

function serve(address: string, { method = 'GET', headers }: RequestInit) {
  const path = address.replace(/^.*\/(?=documents|jobs)/, '/');
  requests.push({ path: address, method, key: (headers as Record<string, string>)['Idempotency-Key'] });
  const { status, body } = address.includes('/read-again')
    ? starting
    : { status: 200, body: path === '/documents' ? listed : path === '/jobs' ? [] : job };
  return Promise.resolve({
    ok: status < 400,
    status,
    statusText: '',
    text: () => Promise.resolve(JSON.stringify(body)),
    headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
  });
}
function Documents() {
  return <DocumentList documents={useDocuments().data ?? []} />;
}
const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Documents />
      </QueryClientProvider>
    </I18nProvider>,
  );

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'errors'] as const) await loadMessages(part);
  Object.assign(globalThis, { fetch: serve });
  listed = [lease];
  job = makeJob({ kind: 'extract', status: 'running', stage: 'extract', document_id: lease._id });
  starting = { status: 202, body: job };
  requests = [];
  client = createQueryClient();
  done.mockReset();
  failed.mockReset();
});
afterEach(() => {
  cleanup();
  endSession();
});

const button = (name: string) => screen.findByRole('button', { name });
/** Starts a reading as a user does; the list then names its job. */
async function start() {
  await userEvent.click(await button('Read lease.pdf again'));
  listed = [{ ...lease, reading_again: job.id }];
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Read again' }));
}
/** The server says by socket how the job has ended, and the list has changed. */
async function end(change: Partial<Job>, next: DocumentItem) {
  job = { ...job, ...change, version: job.version + 1 };
  listed = [next];
  await act(async () => {
    patchJob(client, job);
    await client.invalidateQueries({ queryKey: ['documents'] });
  });
}

it('a reading is confirmed, shows its progress, and its end', async () => {
  show();
  await start();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(requests).toContainEqual({
    path: `/documents/${lease._id}/read-again`,
    method: 'POST',
    key: expect.any(String),
  });
  await act(() => {
    patchJob(client, { ...job, done: 2, total: 8, version: 2 });
    return Promise.resolve();
  });
  const progress = await screen.findByRole('progressbar', { name: 'Reading lease.pdf again' });
  expect(progress.getAttribute('aria-valuenow')).toBe('25');
  expect((await button('Read lease.pdf again')).matches(':disabled')).toBe(true);
  await end(
    { status: 'completed', version: 2 },
    { ...lease, _id: NEW_ID, earlier_reader: false, read_again_at: '2026-11-22T19:00:00Z' },
  );
  await waitFor(() => {
    expect(done).toHaveBeenCalledWith('lease.pdf has been read again.');
  });
  expect(done).toHaveBeenCalledTimes(1);
  await screen.findByText(/^Read again .*2026/);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(/earlier version/)).toBeNull();
});

it('the dialog says in one sentence what happens, and why the reading could not be started', async () => {
  starting = {
    status: 503,
    body: { detail: 'The service is temporarily unavailable.', code: 'unavailable', request_id: 'r' },
  };
  show();
  await start();
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('your reports stay unchanged');
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('The reading could not be started');
});

it('a document that an earlier version of the reader has read is offered to be read again', async () => {
  listed = [lease, makeDocumentItem({ _id: NEW_ID, filename: 'other.pdf' })];
  show();
  await userEvent.click(await button('Read again: lease.pdf'));
  expect(screen.getByRole('dialog').textContent).toContain('lease.pdf');
  expect(screen.queryByRole('button', { name: 'Read again: other.pdf' })).toBeNull();
});

it('a reading that failed says why until it is dismissed', async () => {
  show();
  await start();
  await end({ status: 'failed', error_code: 'document_damaged', error: 'Damaged.' }, lease);
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Read again with all pages' })).toBeNull();
  expect(alert.textContent).toMatch(/^Could not be read again: The document is damaged.* is unchanged\.$/);
  await userEvent.click(await button('Dismiss'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(done).not.toHaveBeenCalled();
});

it('a scan that turns out too long is read with all of its pages if the user asks for it', async () => {
  show();
  await start();
  await end({ status: 'failed', error_code: 'scan_too_long' }, lease);
  job = makeJob({ id: '22222222-2222-4222-8222-222222222222', kind: 'extract', document_id: lease._id });
  starting = { status: 202, body: job };
  listed = [{ ...lease, reading_again: job.id }];
  await userEvent.click(await button('Read again with all pages'));
  await screen.findByRole('progressbar', { name: 'Reading lease.pdf again' });
  expect(requests.map(({ path }) => path)).toContain(`/documents/${lease._id}/read-again?recognize=all`);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a reading that another window has started is shown here too, and can be stopped', async () => {
  listed = [{ ...lease, reading_again: job.id }];
  show();
  await userEvent.click(await button('Stop reading lease.pdf again'));
  expect(requests).toContainEqual({ path: `/jobs/${job.id}/cancel`, method: 'POST', key: undefined });
  await end({ status: 'cancelled' }, lease);
  await waitFor(() => {
    expect(done).toHaveBeenCalledWith('lease.pdf was not read again. Its text is unchanged.');
  });
});

it('nothing is said of a reading that ended because its document was removed', async () => {
  listed = [{ ...lease, reading_again: job.id }];
  show();
  await button('Stop reading lease.pdf again');
  job = { ...job, status: 'cancelled', error_code: 'not_found', version: 2 };
  listed = [];
  await act(async () => {
    patchJob(client, job);
    await client.invalidateQueries({ queryKey: ['documents'] });
  });
  await waitFor(() => {
    expect(screen.queryByText('lease')).toBeNull();
  });
  expect(done).not.toHaveBeenCalled();
});
