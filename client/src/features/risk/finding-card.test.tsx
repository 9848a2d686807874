import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { activate, loadMessages } from '../../lib/locale.js';
import { FindingCard } from './components/finding-card.js';
import { findingsOf } from './findings.js';

beforeEach(async () => {
  await activate('en');
  await loadMessages('dashboard');
});
afterEach(cleanup);

it("a screen reader reads a finding's number and title as separate words", () => {
  const [finding] = findingsOf([{ risk_description: 'Payment', severity: 'low' }]);
  if (finding === undefined) throw new Error('no finding');
  render(
    <I18nProvider i18n={i18n}>
      <FindingCard finding={finding} lang="en" active={false} onShow={undefined} />
    </I18nProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('1 Payment');
  expect(screen.getByRole('article', { name: '1 Payment' })).toBeTruthy();
});
