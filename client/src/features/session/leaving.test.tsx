import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { activate } from '../../lib/locale.js';
import { createQueryClient, sessionKey } from '../../lib/query-client.js';

const loadPage = jest.fn();
jest.unstable_mockModule('../../lib/load-page.js', () => ({ loadPage }));
// The router needs a TextEncoder, which jsdom lacks; the guard needs only its two outcomes.
jest.unstable_mockModule('react-router-dom', () => ({
  useLocation: () => ({ pathname: '/dashboard', search: '' }),
  Navigate: ({ to }: { to: string }) => <p>{to === '/auth' && 'Sign-in form'}</p>,
  Outlet: () => <Dashboard />,
}));
jest.unstable_mockModule('../../ui/toast.js', () => ({ notify: { failed: jest.fn() } }));
const { RequireSession } = await import('./guards.js');
const { useSignOut } = await import('./use-sign-out.js');

const sara = { first_name: 'Sara', last_name: 'Ali', email: 's@f.sa', role: 'user', language: 'en' };
let client: ReturnType<typeof createQueryClient>;
let answer: { resolve: (response: unknown) => void; reject: (error: Error) => void };

function Dashboard() {
  const [signOut] = useSignOut();
  return <button onClick={signOut}>Logout</button>;
}

beforeEach(async () => {
  await activate('en');
  const response = new Promise((resolve, reject) => (answer = { resolve, reject }));
  Object.assign(globalThis, { fetch: () => response });
  client = createQueryClient();
  client.setQueryData(sessionKey, sara);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RequireSession />
      </QueryClientProvider>
    </I18nProvider>,
  );
});
afterEach(cleanup);

/** Ends the session in this window, as the server's event does. */
const endSession = () =>
  act(async () => {
    client.setQueryData(sessionKey, null);
  });

it('no form is shown between the end of the session and the page load that signing out ends with', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  // The server announces the end of the session before it answers the request that ends it.
  await endSession();
  expect(screen.queryByText('Sign-in form')).toBeNull();
  answer.resolve({ ok: true, status: 204, text: () => Promise.resolve(''), headers: { get: () => null } });
  await waitFor(() => {
    expect(loadPage).toHaveBeenCalledWith('/auth');
  });
  expect(screen.queryByText('Sign-in form')).toBeNull();
});

it('the sign-in form is shown once signing out has failed although the session has ended', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await endSession();
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText('Sign-in form');
});
