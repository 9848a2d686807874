import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient, sessionKey } from '../../lib/query-client.js';

// The router needs a TextEncoder, which jsdom lacks; the form needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
}));
const { SignInForm } = await import('./components/sign-in-form.js');

interface Reply {
  status: number;
  body: object;
}
const user = { first_name: 'Sara', last_name: 'Ali', email: 's@f.sa', role: 'user', language: 'en' };
const refusal = (status: number, code: string, detail: string): Reply => ({
  status,
  body: { detail, code, request_id: 'r' },
});
const REQUIRED = refusal(401, 'totp_required', 'Enter the code from your authenticator app.');
const INVALID = refusal(401, 'totp_invalid', 'Invalid code');
const LOCKED = refusal(
  429,
  'totp_locked',
  'Too many wrong codes. Use a recovery code, or try again tomorrow.',
);

const sent = jest.fn<(body: unknown) => void>();
let reply: Reply;
let client: ReturnType<typeof createQueryClient>;

function serve(_address: string, init: RequestInit) {
  sent(JSON.parse(init.body as string));
  const { status, body } = reply;
  return Promise.resolve({
    ok: status < 400,
    status,
    statusText: '',
    text: () => Promise.resolve(JSON.stringify(body)),
    headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
  });
}

beforeEach(async () => {
  await activate('en');
  await loadMessages('auth');
  await loadMessages('errors');
  Object.assign(globalThis, { fetch: serve });
  sent.mockReset();
  reply = REQUIRED;
  client = createQueryClient();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <SignInForm />
      </QueryClientProvider>
    </I18nProvider>,
  );
});
afterEach(cleanup);

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const APP = 'Code from your authenticator app';

async function passFirstStep() {
  await userEvent.type(input('Email'), 's@f.sa');
  await userEvent.type(input('Password'), 'Abcdef1!');
  await press('Sign in');
  await screen.findByLabelText(APP);
}

describe('SignInForm', () => {
  it('an account without two-step verification signs in without a code', async () => {
    reply = { status: 200, body: user };
    await userEvent.type(input('Email'), 's@f.sa');
    await userEvent.type(input('Password'), 'Abcdef1!');
    await press('Sign in');
    await waitFor(() => {
      expect(client.getQueryData(sessionKey)).toEqual(user);
    });
    expect(sent.mock.calls).toEqual([[{ email: 's@f.sa', password: 'Abcdef1!' }]]);
    expect(screen.queryByLabelText(APP)).toBeNull();
  });

  it('two-step verification shows a focused code field with autofill, and sends address, password and code', async () => {
    await passFirstStep();
    expect(screen.getByRole('status').textContent).toMatch(/^Password accepted/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(input(APP));
    expect(input(APP).autocomplete).toBe('one-time-code');
    expect(input(APP).inputMode).toBe('numeric');
    screen.getByText(/s@f\.sa/);

    reply = { status: 200, body: user };
    await userEvent.keyboard('123 456{Enter}');
    await waitFor(() => {
      expect(client.getQueryData(sessionKey)).toEqual(user);
    });
    expect(sent.mock.lastCall).toEqual([{ email: 's@f.sa', password: 'Abcdef1!', totp: '123 456' }]);
  });

  it('a malformed code is not sent', async () => {
    await passFirstStep();
    await press('Sign in');
    await screen.findByText('Enter the six-digit code shown in the app.');
    await userEvent.type(input(APP), '12345{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.type(input(APP), '6{Enter}');
    await waitFor(() => {
      expect(sent).toHaveBeenCalledTimes(2);
    });
  });

  it('a wrong code shows an error, and typing replaces it', async () => {
    await passFirstStep();
    reply = INVALID;
    await userEvent.type(input(APP), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid code');
    expect(input(APP).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => {
      expect(document.activeElement).toBe(input(APP));
    });
    await userEvent.keyboard('111111');
    expect(input(APP).value).toBe('111111');
  });

  it("a recovery code can replace the app's code, and each field keeps its input", async () => {
    await passFirstStep();
    await userEvent.type(input(APP), '123');
    await press('Use a recovery code');
    expect(document.activeElement).toBe(input('Recovery code'));
    await userEvent.type(input('Recovery code'), '7k3mx');
    await press('Use your authenticator app');
    expect(input(APP).value).toBe('123');
    await press('Use a recovery code');
    await userEvent.type(input('Recovery code'), ' q2w9d');
    await press('Sign in');
    await waitFor(() => {
      expect(sent.mock.lastCall).toEqual([{ email: 's@f.sa', password: 'Abcdef1!', totp: '7k3mx q2w9d' }]);
    });
  });

  it('codes that are refused for the day show a message', async () => {
    await passFirstStep();
    reply = LOCKED;
    await userEvent.type(input(APP), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many wrong codes. Use a recovery code, or try again tomorrow.',
    );
    expect(input(APP).getAttribute('aria-invalid')).toBeNull();
    await press('Use a recovery code');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('going back keeps the address and the password', async () => {
    await passFirstStep();
    await press('Back');
    expect(input('Email').value).toBe('s@f.sa');
    expect(input('Password').value).toBe('Abcdef1!');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Sign in');
    await screen.findByLabelText(APP);
  });

  it('a password that was changed in the meantime leads back to the password', async () => {
    await passFirstStep();
    reply = refusal(401, 'bad_credentials', 'invalid email or password');
    await userEvent.type(input(APP), '123456{Enter}');
    await screen.findByText('Invalid e-mail / password combination');
    expect(input('Email').value).toBe('s@f.sa');
  });
});
