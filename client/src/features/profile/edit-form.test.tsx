import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '#shared/api/auth.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { EditForm } from './components/edit-form.js';

const sara: User = { first_name: 'Sara', last_name: 'Ali', email: 's@f.sa', role: 'user', language: 'en' };
const sent = jest.fn();

/** Answers as the server does to a wrong current password. */
function refuse() {
  sent();
  return Promise.resolve({
    ok: false,
    status: 400,
    statusText: '',
    text: () =>
      Promise.resolve(
        JSON.stringify({ detail: 'Your current password is incorrect.', code: 'wrong_password' }),
      ),
    headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
  });
}

beforeEach(async () => {
  await activate('en');
  for (const part of ['profile', 'auth', 'errors'] as const) await loadMessages(part);
  sent.mockReset();
  Object.assign(globalThis, { fetch: refuse });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <EditForm user={sara} onDone={() => undefined} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await userEvent.click(screen.getByLabelText('Change password'));
});
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

/** Expects one error message, at its field, with the focus in that field. */
async function expectWrong(label: string, text: string): Promise<void> {
  await waitFor(() => {
    expect(document.activeElement).toBe(field(label));
  });
  const note = document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
}

it('the letters that a name accepts are listed before anything is typed', () => {
  for (const label of ['First name', 'Last name']) {
    const note = document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Letters A–Z only');
  }
});

it('each invalid password shows its error at its field', async () => {
  await save();
  await expectWrong('Current password', 'Please enter your current password.');
  await userEvent.type(field('Current password'), 'old');
  await userEvent.type(field('New password'), 'short');
  await save();
  await expectWrong('New password', 'New password must be ≥ 8 chars and include uppercase, number, symbol.');
  await userEvent.clear(field('New password'));
  await userEvent.type(field('New password'), 'Abcdef1!');
  await save();
  await expectWrong('Confirm new password', 'New passwords do not match.');
  expect(sent).not.toHaveBeenCalled();
});

it('a wrong current password shows an error at its field until another is typed', async () => {
  await userEvent.type(field('Current password'), 'old');
  await userEvent.type(field('New password'), 'Abcdef1!');
  await userEvent.type(field('Confirm new password'), 'Abcdef1!');
  await save();
  await expectWrong('Current password', 'Your current password is incorrect.');
  await userEvent.type(field('Current password'), 'x');
  expect(screen.queryByText('Your current password is incorrect.')).toBeNull();
});
