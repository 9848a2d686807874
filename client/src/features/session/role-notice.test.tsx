import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient, sessionKey } from '../../lib/query-client.js';

const notify = { done: jest.fn() };
jest.unstable_mockModule('../../ui/toast.js', () => ({ notify }));
const { useRoleNotice } = await import('./use-role-notice.js');

const layla = { first_name: 'Layla', last_name: 'Haddad', email: 'l@f.sa', role: 'admin', language: 'en' };
beforeEach(async () => {
  await activate('en');
  await loadMessages('dashboard');
});
afterEach(cleanup);

it('a user is notified of losing and of gaining the administrator role', async () => {
  const client = createQueryClient();
  client.setQueryData(sessionKey, layla);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nProvider>
  );
  renderHook(useRoleNotice, { wrapper });
  expect(notify.done).not.toHaveBeenCalled();
  for (const role of ['user', 'admin']) {
    await act(async () => {
      client.setQueryData(sessionKey, { ...layla, role });
    });
  }
  expect(notify.done.mock.calls).toEqual([
    ['You are no longer an administrator.'],
    ['You are now an administrator.'],
  ]);
});
