import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { makeDocumentItem } from '../documents/document.fixture.js';
import { RephraseForm } from './components/form.js';

const MISSING = 'Please enter text or choose a document.';
const STORED = makeDocumentItem();
const onStart = jest.fn();
let listing: { status: number; body: unknown };

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'reports', 'review', 'rephrase', 'errors'] as const)
    await loadMessages(part);
  listing = { status: 200, body: [STORED] };
  Object.assign(globalThis, {
    fetch: () =>
      Promise.resolve({
        ok: listing.status < 400,
        status: listing.status,
        statusText: '',
        text: () => Promise.resolve(JSON.stringify(listing.body)),
        headers: { get: () => 'application/json' },
      }),
  });
  onStart.mockReset();
});
afterEach(cleanup);

function Form({ document }: { document: string | null }) {
  const [style, setStyle] = useState<RephraseStyle>('formal');
  return (
    <RephraseForm
      document={document}
      busy={false}
      error={undefined}
      onClearError={() => undefined}
      onStart={onStart}
      style={style}
      onStyle={setStyle}
    />
  );
}
const show = (document: string | null = null) => {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <Form document={document} />
      </QueryClientProvider>
    </I18nProvider>,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files } });
};
const type = (text: string) => {
  fireEvent.change(screen.getByLabelText('Your text'), { target: { value: text } });
};
const DOC = new File(['text'], 'old.doc', { type: 'application/msword' });

describe('RephraseForm', () => {
  it('formal is the style at first, and one style is chosen at a time', async () => {
    show();
    const pressed = () =>
      ['Formal', 'Clear', 'Persuasive', 'Concise'].filter(
        (name) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
      );
    expect(pressed()).toEqual(['Formal']);
    await press('Concise');
    expect(pressed()).toEqual(['Concise']);
  });

  it('without a text, document or file it says what is missing, in either mode', async () => {
    show();
    await press('Rephrase');
    screen.getByText(MISSING);
    await press('Document');
    expect(screen.queryByText(MISSING)).toBeNull();
    await press('Rephrase');
    screen.getByText(MISSING);
    expect(onStart).not.toHaveBeenCalled();
  });

  it('a text of blanks is no text', async () => {
    show();
    type(' \n ');
    await press('Rephrase');
    screen.getByText(MISSING);
  });

  it('a typed text starts under a name of its first words', async () => {
    show();
    type('The parties hereto agree.');
    await press('Rephrase');
    expect(onStart).toHaveBeenCalledWith({
      text: 'The parties hereto agree.',
      filename: 'The parties hereto agree.txt',
    });
  });

  it('a Word file of the older kind is accepted, and clears the text', async () => {
    show();
    type('The parties hereto agree.');
    await press('Document');
    choose(DOC);
    await screen.findByText('old');
    await press('Rephrase');
    expect(onStart).toHaveBeenCalledWith({ file: DOC });
    await press('Text');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your text').value).toBe('');
  });

  it('a typed text clears the stored document that was chosen', async () => {
    show(STORED._id);
    await screen.findByTitle(STORED.filename);
    await press('Text');
    type('The parties hereto agree.');
    await press('Document');
    expect(screen.queryByTitle(STORED.filename)).toBeNull();
    await press('Rephrase');
    screen.getByText(MISSING);
  });

  it('a file clears the stored document that was chosen', async () => {
    show(STORED._id);
    await screen.findByTitle(STORED.filename);
    choose(DOC);
    await screen.findByText('old');
    expect(screen.queryByTitle(STORED.filename)).toBeNull();
  });

  it('a text file is refused, with the types that are accepted', async () => {
    show();
    await press('Document');
    screen.getByText('PDF, DOCX (Text only)');
    choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    await screen.findByText('Unsupported file type. Accepted: PDF, DOCX, DOC.');
  });

  it('a list of documents that does not come is said to be missing', async () => {
    listing = { status: 400, body: { detail: 'no' } };
    show();
    await press('Document');
    await screen.findByText('Failed to load uploaded documents.');
  });
});
