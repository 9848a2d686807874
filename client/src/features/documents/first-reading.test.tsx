import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentItem } from '#shared/api/documents.js';
import type { Job } from '#shared/contracts/jobs.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { getCachedJob } from '../jobs/cache.js';
import { makeJob } from '../jobs/job.fixture.js';
import { FirstReading } from './components/first-reading.js';

const scan: DocumentItem = {
  _id: 'a'.repeat(24),
  upload_id: 'a'.repeat(24),
  filename: 'archive.pdf',
  size: 1024,
  content_type: 'application/pdf',
  status: 'pending',
  pages: null,
  error_code: null,
  read_again_at: null,
  reading_again: null,
  earlier_reader: false,
};
const extraction = makeJob({ kind: 'extract', stage: 'recognize', done: 2, total: 12 });
const client = createQueryClient();
let asked: string[];

beforeEach(async () => {
  await activate('en');
  await loadMessages('dashboard');
  asked = [];
  const fetch = (address: string, { method }: RequestInit) => {
    asked.push(`${String(method)} ${address}`);
    return Promise.resolve({
      ok: true,
      status: 202,
      text: () => Promise.resolve(JSON.stringify(extraction)),
    });
  };
  Object.assign(globalThis, { fetch });
});
afterEach(cleanup);

const show = (document: Partial<DocumentItem>, job?: Job) =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <FirstReading document={{ ...scan, ...document }} job={job} />
      </QueryClientProvider>
    </I18nProvider>,
  );

it('an upload that is being recognized shows its page', () => {
  show({}, extraction);
  expect(screen.getByText('Recognizing page 3 of 12')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Progress of archive.pdf' }).ariaValueNow).toBe('17');
});

it('an upload whose job is not known yet, or has not begun, is being read', () => {
  show({});
  expect(screen.getByText('Reading…')).toBeTruthy();
  cleanup();
  show({}, makeJob({ kind: 'extract', stage: null }));
  expect(screen.getByText('Reading…')).toBeTruthy();
});

it('a scan that is too long offers to recognize all of its pages from the stored file', async () => {
  show({ status: 'failed', error_code: 'scan_too_long' });
  await userEvent.click(screen.getByRole('button', { name: 'Recognize all pages of archive.pdf' }));
  expect(asked).toEqual([`POST /documents/${scan._id}/recognize`]);
  await waitFor(() => {
    expect(getCachedJob(client, extraction.id)).toMatchObject({ stage: 'recognize' });
  });
});

it('a document that failed for another reason, or is ready, offers nothing', () => {
  expect(show({ status: 'failed', error_code: 'document_form' }).container.textContent).toBe('');
  expect(show({ status: 'ready' }).container.textContent).toBe('');
});
