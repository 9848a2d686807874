import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIMITS } from '#shared/limits.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { CreateAccountForm } from './components/create-account-form.js';

interface Reply {
  status: number;
  body: unknown;
  retryAfter?: number;
}

const replies = new Map<string, Reply>();
const sent = jest.fn<(path: string, body: unknown) => void>();

function serve(address: string, init: RequestInit) {
  const path = address.split('?')[0] ?? '';
  sent(path, typeof init.body === 'string' ? JSON.parse(init.body) : address);
  const { status, body, retryAfter } = replies.get(path) ?? { status: 404, body: {} };
  const headers = new Map([
    ['content-type', 'application/json'],
    ...(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)] as const]),
  ]);
  return Promise.resolve({
    ok: status < 400,
    status,
    statusText: '',
    text: () => Promise.resolve(JSON.stringify(body)),
    headers: { get: (name: string) => headers.get(name) ?? null },
  });
}

const error = (status: number, code: string, detail: string, retryAfter?: number): Reply => ({
  status,
  body: { detail, code, request_id: 'r' },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
const calls = (path: string) => sent.mock.calls.filter(([called]) => called === path).map(([, body]) => body);
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(async () => {
  await activate('en');
  await loadMessages('auth');
  await loadMessages('errors');
  Object.assign(globalThis, { fetch: serve });
  replies.clear();
  sent.mockReset();
  replies.set('/auth/check-email', { status: 200, body: { exists: false } });
  replies.set('/auth/send-code', { status: 200, body: { message: 'Sent.' } });
  replies.set('/auth/verify-code', { status: 200, body: { verified: true } });
  replies.set('/auth/register', {
    status: 201,
    body: { first_name: 'Sara', last_name: 'Ali', email: 's@f.sa', role: 'user', language: 'en' },
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <CreateAccountForm />
      </QueryClientProvider>
    </I18nProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const canSend = () =>
  waitFor(() => {
    expect(button('Send code').disabled).toBe(false);
  });

describe('CreateAccountForm', () => {
  it('the letters that a name accepts are listed before anything is typed', () => {
    for (const label of ['First name', 'Last name']) {
      const note = screen.getByLabelText(label).getAttribute('aria-describedby');
      expect(document.getElementById(note ?? '')?.textContent).toBe('Letters A–Z only');
    }
  });

  it('an available address is verified by a code, and the account is created', async () => {
    await type('First name', 'Sara');
    await type('Last name', 'Ali');
    await type('Email', 's@f.sa');
    await canSend();
    await userEvent.click(button('Send code'));
    await waitFor(() => button(/^Resend in (60|5\d) s$/));
    expect(button(/^Resend in/).disabled).toBe(true);

    await type('Verification code', '12345');
    expect(button('Verify').disabled).toBe(true);
    await type('Verification code', '67');
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('123456');
    await userEvent.click(button('Verify'));
    await screen.findByText('E-mail verified');

    await type('Password', 'Abcdef1!');
    await userEvent.click(button('Create account'));
    await screen.findByText('Please confirm your age and accept the terms');
    expect(calls('/auth/register')).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /^I am 18 or older/ }));
    await userEvent.click(button('Create account'));
    await waitFor(() => {
      expect(calls('/auth/register')).toEqual([
        {
          first_name: 'Sara',
          last_name: 'Ali',
          email: 's@f.sa',
          hashed_password: 'Abcdef1!',
          language: 'en',
        },
      ]);
    });
  });

  it('an address is checked once, after typing has stopped', async () => {
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    for (const value of ['s@f.s', 's@f.sa', 's@f.sau']) {
      fireEvent.change(screen.getByLabelText('Email'), { target: { value } });
      await pass(LIMITS.email.checkDebounceMs - 1);
    }
    expect(calls('/auth/check-email')).toEqual([]);
    await pass(1);
    expect(calls('/auth/check-email')).toEqual(['/auth/check-email?email=s%40f.sau']);
  });

  it('a taken address shows an error, and neither a code nor an account can be requested', async () => {
    replies.set('/auth/check-email', { status: 200, body: { exists: true } });
    await type('Email', 'taken@f.sa');
    await screen.findByText('Email already registered');
    expect(button('Send code').disabled).toBe(true);
    expect(button('Create account').disabled).toBe(true);
  });

  it('submitting an empty form shows an error at each field, and asks for a verified address', async () => {
    await type('First name', 'Sara2');
    await type('Email', 'no-address');
    await userEvent.click(button('Create account'));
    await screen.findByText('Invalid name');
    screen.getByText('Last name is required');
    screen.getByText('Write a valid e-mail');
    screen.getByText('Verify your e-mail first.');
    expect(calls('/auth/check-email')).toEqual([]);
    expect(calls('/auth/register')).toEqual([]);
  });

  it('editing the address discards the code and the verification', async () => {
    await type('Email', 's@f.sa');
    await type('Verification code', '123456');
    await type('Email', 'x');
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('');
    await type('Verification code', '123456');
    await userEvent.click(button('Verify'));
    await screen.findByText('E-mail verified');
    await type('Email', 'y');
    expect(screen.queryByText('E-mail verified')).toBeNull();
  });

  it.each(['١٢٣٤٥٦', ' 123 456\u200f', '123-456'])(
    'a code is accepted with other digits, spaces, marks or hyphens: %p',
    async (typed) => {
      await type('Email', 's@f.sa');
      await userEvent.click(screen.getByLabelText('Verification code'));
      await userEvent.paste(typed);
      await userEvent.click(button('Verify'));
      await screen.findByText('E-mail verified');
      expect(calls('/auth/verify-code')).toEqual([{ email: 's@f.sa', code: '123456' }]);
    },
  );

  it('Enter in the code field verifies a complete code, and does not submit the form', async () => {
    await type('Email', 's@f.sa');
    await type('Verification code', '12345{Enter}');
    expect(calls('/auth/verify-code')).toEqual([]);
    await type('Verification code', '6{Enter}');
    await screen.findByText('E-mail verified');
    expect(screen.queryByText('First name is required')).toBeNull();
  });

  it('a wrong code shows an error', async () => {
    replies.set('/auth/verify-code', error(400, 'invalid_code', 'Invalid code'));
    await type('Email', 's@f.sa');
    await type('Verification code', '000000');
    await userEvent.click(button('Verify'));
    await screen.findByText('Invalid code');
  });

  it('after five wrong codes none is accepted until a new one is sent', async () => {
    replies.set('/auth/verify-code', error(400, 'invalid_code', 'Invalid code'));
    await type('Email', 's@f.sa');
    await canSend();
    await type('Verification code', '000000');
    for (let tries = 1; tries <= LIMITS.code.tries; tries++) {
      await userEvent.click(button('Verify'));
      await waitFor(() => {
        expect(calls('/auth/verify-code')).toHaveLength(tries);
      });
      await waitFor(() => screen.getByRole('alert'));
    }
    await screen.findByText('Too many wrong codes. Request a new one.');
    expect(button('Verify').disabled).toBe(true);
    await userEvent.click(button('Send code'));
    await screen.findByText(/s@f\.sa/);
    expect(screen.queryByText('Too many wrong codes. Request a new one.')).toBeNull();
    expect(button('Verify').disabled).toBe(false);
  });

  it('the countdown continues from the time that the server still counts', async () => {
    replies.set('/auth/send-code', error(429, 'code_cooldown', 'Wait.', 17));
    await type('Email', 's@f.sa');
    await canSend();
    await userEvent.click(button('Send code'));
    await waitFor(() => button(/^Resend in 1?\d s$/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the countdown belongs to one address, and another address can get a code at once', async () => {
    await type('Email', 's@f.sa');
    await canSend();
    await userEvent.click(button('Send code'));
    await waitFor(() => button(/^Resend in/));
    await type('Email', 'x');
    await canSend();
    await userEvent.click(button('Send code'));
    await waitFor(() => button(/^Resend in/));
    expect(calls('/auth/send-code')).toEqual([{ email: 's@f.sa' }, { email: 's@f.sax' }]);
  });

  it('a missing answer shows which request failed', async () => {
    const answering = fetch;
    let failing = '/auth/check-email';
    const refuse = (address: string, init: RequestInit) =>
      address.startsWith(failing)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answering(address, init);
    Object.assign(globalThis, { fetch: refuse });
    await type('Email', 's@f.sa');
    await screen.findByText('Failed to check e-mail. No connection to the server. Please try again.');
    failing = '/auth/send-code';
    await canSend();
    await userEvent.click(button('Send code'));
    await screen.findByText('Could not send e-mail. No connection to the server. Please try again.');
  });

  it("a reached quota shows its own message, as do the server's other errors", async () => {
    replies.set('/auth/send-code', error(429, 'rate_limited', 'Too many requests.'));
    await type('Email', 's@f.sa');
    await canSend();
    await userEvent.click(button('Send code'));
    await screen.findByText('E-mail quota reached – please try again tomorrow.');
    replies.set('/auth/send-code', error(502, 'email_failed', 'The mail server refused.'));
    await userEvent.click(button('Resend code'));
    await screen.findByText('The mail server refused.');
  });

  it('the rules of the password are ticked off while it is typed', async () => {
    const met = () => screen.queryAllByText('met').length;
    expect(met()).toBe(0);
    await type('Password', 'A1');
    expect(met()).toBe(2);
    await type('Password', '!bcdef');
    expect(met()).toBe(4);
  });
});
