import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { makeDocumentItem } from '../documents/document.fixture.js';
import { emptyDraft, type Draft } from './draft.js';

// The router needs a TextEncoder, which jsdom lacks; the form needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
}));
const { TranslateForm } = await import('./components/form.js');

const STORED = makeDocumentItem();
const MISSING = 'Please enter text or choose a document.';
const onStart = jest.fn();
const onChange = jest.fn();

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'reports', 'review', 'translate'] as const) await loadMessages(part);
  Object.assign(globalThis, {
    fetch: () =>
      Promise.resolve({
        ok: true,
        status: 200,
        text: () => Promise.resolve(JSON.stringify([STORED])),
        headers: { get: () => 'application/json' },
      }),
  });
  onStart.mockReset();
  onChange.mockReset();
});
afterEach(cleanup);

interface Given {
  draft?: Partial<Draft>;
  busy?: boolean;
  translated?: string;
}
function Form({ draft: given, busy = false, translated }: Given) {
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft(null), ...given });
  return (
    <TranslateForm
      draft={draft}
      busy={busy}
      error={undefined}
      translated={translated}
      onChange={(change) => {
        onChange(change);
        setDraft({ ...draft, ...change });
      }}
      onStart={onStart}
    >
      <p>beside</p>
    </TranslateForm>
  );
}
const show = (given: Given = {}) => {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <Form {...given} />
      </QueryClientProvider>
    </I18nProvider>,
  );
};
const button = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const press = (name: string) => userEvent.click(button(name));
const type = (text: string) => {
  fireEvent.change(screen.getByLabelText('Source text'), { target: { value: text } });
};
const choose = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files } });
};
const TXT = new File(['text'], 'lease.txt', { type: 'text/plain' });

describe('TranslateForm', () => {
  it('without a text or with blanks alone Translate is disabled, and pressing it says what is missing', async () => {
    show();
    expect(isDisabled('Translate')).toBe(true);
    type(' \n ');
    expect(isDisabled('Translate')).toBe(true);
    await press('Translate');
    screen.getByText(MISSING);
    expect(onStart).not.toHaveBeenCalled();
    type('Pay.');
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(isDisabled('Translate')).toBe(false);
    await press('Translate');
    expect(onStart).toHaveBeenCalledWith({ text: 'Pay.', filename: 'Pay.txt' });
  });

  it('a file is taken, cleared and taken again', async () => {
    show();
    await press('Document');
    expect(isDisabled('Translate Document')).toBe(true);
    choose(TXT);
    await press(await screen.findByRole('button', { name: 'Clear File' }).then(() => 'Clear File'));
    expect(isDisabled('Translate Document')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Clear File' })).toBeNull();
    choose(TXT);
    await screen.findByRole('button', { name: 'Clear File' });
    await press('Translate Document');
    expect(onStart).toHaveBeenCalledWith({ file: TXT });
  });

  it('a stored document is translated by its id', async () => {
    show({ draft: { mode: 'document', documentId: STORED._id } });
    await screen.findByText('lease');
    await press('Translate Document');
    expect(onStart).toHaveBeenCalledWith({ id: STORED._id, filename: 'lease.pdf' });
  });

  it('swapping turns the direction, and takes a translation that is there as the source', async () => {
    show({ draft: { text: 'Pay.' } });
    await press('Swap Directions');
    expect(onChange).toHaveBeenLastCalledWith({ to: 'english' });
    cleanup();
    show({ draft: { text: 'Pay.' }, translated: 'ادفع.' });
    await press('Swap Directions');
    expect(onChange).toHaveBeenLastCalledWith({ to: 'english', text: 'ادفع.' });
    const source = screen.getByLabelText<HTMLTextAreaElement>('Source text');
    expect([source.value, source.dir]).toEqual(['ادفع.', 'rtl']);
    expect(button('Arabic -> English').getAttribute('aria-pressed')).toBe('true');
  });

  it('choosing the direction that is chosen changes nothing', async () => {
    show();
    await press('English -> Arabic');
    expect(onChange).not.toHaveBeenCalled();
    await press('Arabic -> English');
    expect(onChange).toHaveBeenCalledWith({ to: 'english' });
  });

  it('while it is busy, nothing can be changed or started', async () => {
    show({ draft: { text: 'Pay.' }, busy: true });
    expect(isDisabled('Translating…')).toBe(true);
    await press('Translating…');
    await press('Swap Directions');
    await press('Arabic -> English');
    expect(onStart).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Source text').disabled).toBe(true);
  });
});
