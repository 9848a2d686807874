import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { DocumentItem } from '#shared/api/documents.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { documentsKey } from './api.js';
import { makeDocumentItem } from './document.fixture.js';

// The router needs a TextEncoder, which jsdom lacks; the screen needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
}));
const { default: UploadsScreen } = await import('./screen.js');

const lease = makeDocumentItem();
let client: ReturnType<typeof createQueryClient>;
let listed: DocumentItem[];
let listing = 200;
let removal: { status: number; body: object | null };

function serve(address: string, { method }: RequestInit) {
  const list = { status: listing, body: address.startsWith('/jobs') ? [] : listed };
  const { status, body } = method === 'DELETE' ? removal : list;
  return Promise.resolve({
    ok: status < 400,
    status,
    statusText: '',
    text: () => Promise.resolve(body === null ? '' : JSON.stringify(body)),
    headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
  });
}

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'errors'] as const) await loadMessages(part);
  Object.assign(globalThis, { fetch: serve });
  listed = [lease];
  listing = 200;
  client = createQueryClient();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <UploadsScreen />
      </QueryClientProvider>
    </I18nProvider>,
  );
});
afterEach(cleanup);

async function remove() {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove lease.pdf' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
}

describe('removing a document', () => {
  it('a failed removal shows an error with its reason', async () => {
    removal = {
      status: 503,
      body: { detail: 'The database is away.', code: 'unavailable', request_id: 'r' },
    };
    await remove();
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(alert.textContent).toBe('Delete failed' + 'The database is away.');
  });

  it('a document that another window has already removed counts as removed', async () => {
    removal = { status: 404, body: { detail: 'Not found.', code: 'not_found', request_id: 'r' } };
    listed = [];
    await screen.findByText('lease');
    await remove();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await screen.findByText('No documents uploaded yet.');
  });
});

it('the known list stays shown when a newer one cannot be fetched', async () => {
  await screen.findByText('lease');
  listing = 400;
  await act(() => client.invalidateQueries());
  expect(client.getQueryState([...documentsKey, 'all'])?.status).toBe('error');
  screen.getByText('lease');
  expect(screen.queryByText('Could not load documents')).toBeNull();
});

it('a file of another type is refused with the list of accepted types', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  expect(input?.accept).toContain('.docx');
  expect(input?.accept).not.toContain('.txt');
  const file = new File(['text'], 'notes.txt', { type: 'text/plain' });
  fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
  await screen.findByText('Unsupported file type. Accepted: PDF, DOCX.');
});

it('a document that could not be read shows why, and the readable ones offer the analysis', async () => {
  const scan = { _id: '6b01f172282a2a117b00e340', filename: 'scan.pdf', status: 'failed' } as const;
  listed = [lease, makeDocumentItem({ ...scan, error_code: 'document_scanned' })];
  await act(() => client.invalidateQueries());
  await screen.findByText(/contains images of pages and no text|no text/i);
  const links = screen.getAllByRole('link', { name: /^Analyze/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Analyze lease.pdf', `/dashboard/risk-assessment?document=${lease._id}`],
  ]);
});
