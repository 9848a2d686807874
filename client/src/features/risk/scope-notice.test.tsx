import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RiskScope } from '#shared/tools/risk/scope.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { ScopeNotice } from './components/scope-notice.js';

beforeEach(async () => {
  await activate('en');
  await loadMessages('risk');
});
afterEach(cleanup);

const scope: RiskScope = {
  form: 'other',
  kind: 'letter',
  words: ['Dear Ms Haddad,', 'Kind regards'],
  languages: ['en'],
  risk_kinds: 0,
  clauses: [],
  unread_pages: 0,
};
const show = (notice: React.ReactNode) => render(<I18nProvider i18n={i18n}>{notice}</I18nProvider>);

it('a document that is no contract is told to be none, with its words and a way on', () => {
  const assess = jest.fn();
  show(<ScopeNotice scope={scope} lang="en" onAssess={assess} />);
  expect(screen.getByRole('heading', { name: 'This document is not a contract.' })).toBeTruthy();
  expect(screen.getByText(/It looks like a letter/)).toBeTruthy();
  expect(screen.getByText(/“Dear Ms Haddad,”, “Kind regards”/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Assess It as a Contract Anyway' }));
  expect(assess).toHaveBeenCalledTimes(1);
});

it('a document that is not stored any more cannot be assessed again', () => {
  show(<ScopeNotice scope={scope} lang="en" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a report without findings says in its own language what was looked for', () => {
  show(<ScopeNotice scope={{ ...scope, form: 'contract', kind: 'lease', risk_kinds: 67 }} lang="ar" />);
  expect(screen.getByRole('heading', { name: 'لم يُعثر على مخاطر.' })).toBeTruthy();
  expect(screen.getByText('عدد أنواع المخاطر التي بُحث عنها: 67.')).toBeTruthy();
  expect(screen.getByRole('region').getAttribute('dir')).toBe('rtl');
});

it('a report without findings that leaves clauses to be read does not say that there are no risks', () => {
  show(
    <ScopeNotice
      scope={{ ...scope, form: 'contract', kind: 'lease', risk_kinds: 67 }}
      lang="en"
      remaining={{ toRead: 2, incomplete: 0 }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No clause was recognized as a risk.' })).toBeTruthy();
  expect(screen.queryByText('No page was left unread.')).toBeNull();
});
