import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { DocumentItem } from '#shared/api/documents.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { makeDocumentItem } from '../documents/document.fixture.js';

// The router needs a TextEncoder, which jsdom lacks; the screen needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
}));
const { default: HomeScreen } = await import('./screen.js');

let documents: DocumentItem[];
beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'reports'] as const) await loadMessages(part);
  Object.assign(globalThis, {
    fetch: (address: string) =>
      Promise.resolve({
        ok: true,
        status: 200,
        text: () => Promise.resolve(JSON.stringify(address.startsWith('/documents') ? documents : null)),
        headers: { get: () => 'application/json' },
      }),
  });
});
afterEach(cleanup);

const show = () => {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <HomeScreen />
      </QueryClientProvider>
    </I18nProvider>,
  );
};

it('a new account is offered the drop area and the sample contract', async () => {
  documents = [];
  show();
  await screen.findByText('No documents uploaded yet.');
  await screen.findByRole('button', { name: /^Drag & drop or click to upload/ });
  screen.getByText('Try a sample contract');
});

it('an account with documents is offered neither the drop area nor the sample contract', async () => {
  documents = [makeDocumentItem()];
  show();
  await screen.findByText('lease');
  expect(screen.queryByText('Try a sample contract')).toBeNull();
});
