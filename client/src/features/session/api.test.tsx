import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { focusManager, onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createQueryClient } from '../../lib/query-client.js';
import { useSession } from './api.js';

const sara = { first_name: 'Sara', last_name: 'Ali', email: 's@f.sa', role: 'user', language: 'en' };
let asked: number;
let signedIn: boolean;

function Who() {
  const { data } = useSession();
  return <p>{data === undefined ? 'Not known yet' : (data?.first_name ?? 'Nobody')}</p>;
}
function comeBack() {
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

beforeEach(() => {
  asked = 0;
  const serve = () => {
    asked += 1;
    const body = signedIn ? sara : { detail: 'Not signed in.', code: 'not_signed_in', request_id: 'r' };
    return Promise.resolve({
      ok: signedIn,
      status: signedIn ? 200 : 401,
      statusText: '',
      text: () => Promise.resolve(JSON.stringify(body)),
      headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
    });
  };
  Object.assign(globalThis, { fetch: serve });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Who />
    </QueryClientProvider>,
  );

it('a sign-in in another window is found as soon as this window regains the focus', async () => {
  signedIn = false;
  show();
  await screen.findByText('Nobody');
  signedIn = true;
  comeBack();
  await screen.findByText('Sara');
});

it('regaining the focus does not fetch the session every time while a user is signed in', async () => {
  signedIn = true;
  show();
  await screen.findByText('Sara');
  comeBack();
  expect(asked).toBe(1);
});

it('changes of the session while the browser was offline are found, with or without a socket', async () => {
  signedIn = true;
  show();
  await screen.findByText('Sara');
  signedIn = false;
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  await screen.findByText('Nobody');
});
