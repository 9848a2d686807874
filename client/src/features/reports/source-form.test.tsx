import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { SourceForm } from './components/source-form.js';

const onStart = jest.fn();
let listing: { status: number; body: unknown };

function serve() {
  const { status, body } = listing;
  return Promise.resolve({
    ok: status < 400,
    status,
    statusText: '',
    text: () => Promise.resolve(JSON.stringify(body)),
    headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
  });
}

function show(document: string | null = null) {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <SourceForm
          words={{
            lead: 'risk.lead',
            startSelected: 'review.analyzeSelected',
            startUploaded: 'review.analyzeUploaded',
            working: 'review.analyzing',
          }}
          document={document}
          busy={false}
          error={undefined}
          onClearError={() => undefined}
          onStart={onStart}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const pdf = (name: string) => new File(['text'], name, { type: 'application/pdf' });
const choose = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files } });
};
const limit = (bytes: number) => {
  document.head.innerHTML = `<meta name="lda-max-upload-bytes" content="${String(bytes)}">`;
};

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'reports', 'review', 'risk', 'errors'] as const) await loadMessages(part);
  Object.assign(globalThis, { fetch: serve });
  listing = { status: 200, body: [] };
  onStart.mockReset();
});
afterEach(() => {
  document.head.innerHTML = '';
  cleanup();
});

describe('SourceForm', () => {
  it('several dropped files show that one file at a time is accepted, whatever their types', async () => {
    show();
    choose(pdf('a.pdf'), pdf('b.pdf'));
    await screen.findByText('One file is analyzed at a time. Choose a single file.');
    choose(pdf('a.pdf'), new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
    await waitFor(() => {
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    });
    screen.getByText('One file is analyzed at a time. Choose a single file.');
  });

  it('a file over the size limit is refused before the upload, with its size and the limit', async () => {
    limit(1024 * 1024);
    show();
    choose(new File([new Uint8Array(3 * 512 * 1024)], 'scan.pdf', { type: 'application/pdf' }));
    await screen.findByText('scan.pdf is 1.50 MB. Files may be up to 1.00 MB.');
    expect(screen.getByRole('button', { name: 'Analyze Selected' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('the given document is selected at first', async () => {
    const base = { size: 1, content_type: 'application/pdf', status: 'ready', pages: 1, error_code: null };
    listing = { status: 200, body: [{ _id: 'a', filename: 'lease.pdf', ...base }] };
    show('a');
    fireEvent.click(await screen.findByRole('button', { name: /^lease/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Analyze Selected' }));
    expect(onStart).toHaveBeenCalledWith({ id: 'a', filename: 'lease.pdf' });
  });

  it('a file of another type is refused with the list of accepted types', async () => {
    show();
    choose(new File(['x'], 'photo.gif', { type: 'image/gif' }));
    await screen.findByText('Unsupported file type. Accepted: PDF, DOCX, DOC, TXT.');
  });

  it('a failed list of documents shows only that it failed, and can be fetched again', async () => {
    listing = { status: 400, body: { detail: 'No.', code: 'invalid_input', request_id: 'r' } };
    show();
    await screen.findByText('Failed to load uploaded documents.');
    const picker = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Document' });
    expect(picker.disabled).toBe(true);
    listing = { status: 200, body: [] };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(picker.disabled).toBe(false);
    });
    expect(screen.queryByText('Failed to load uploaded documents.')).toBeNull();
  });
});
