import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activate } from '../lib/locale.js';
import { QueryContent } from './query-content.js';

const refetch = jest.fn(() => Promise.resolve());
const show = (data: string | null | undefined, isPending: boolean) =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryContent query={{ data, isPending, refetch }} rows={1} failed="error.network">
        {(text) => <p>{text ?? 'nothing kept'}</p>}
      </QueryContent>
    </I18nProvider>,
  );

beforeEach(() => activate('en'));
afterEach(cleanup);

it('QueryContent shows a loading status while the query is pending', () => {
  show(undefined, true);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

it('QueryContent shows an error with a retry button when the query failed', async () => {
  show(undefined, false);
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['a lease', 'a lease'],
  [null, 'nothing kept'],
])('QueryContent shows the data %j', (data, text) => {
  show(data, false);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
