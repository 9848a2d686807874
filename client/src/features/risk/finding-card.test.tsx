import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { activate, loadMessages } from '../../lib/locale.js';
import { FindingCard } from './components/finding-card.js';
import { findingsOf } from './findings.js';

const REFERENCE = { law: 'labor-m51-1426', number: '83' };
const ARTICLE = {
  ...REFERENCE,
  name: { en: 'Labor Law', ar: 'نظام العمل' },
  decree: { en: 'Royal Decree M/51 of 23/8/1426H', ar: 'المرسوم الملكي رقم (م/51) وتاريخ 23/8/1426هـ' },
  issued: '2005-09-27',
  status: 'in_force' as const,
  amended: null,
  traced_to: '2026-06',
  text: 'إذا كان العمل المنوط بالعامل يسمح له بمعرفة عملاء صاحب العمل',
  source: 'https://laws.boe.gov.sa/labor',
};

beforeEach(async () => {
  await activate('en');
  await loadMessages('dashboard');
  await loadMessages('risk');
});
afterEach(cleanup);

const show = (finding: ReturnType<typeof findingsOf>[number] | undefined) => {
  if (finding === undefined) throw new Error('no finding');
  render(
    <I18nProvider i18n={i18n}>
      <FindingCard finding={finding} lang="en" active={false} onShow={undefined} />
    </I18nProvider>,
  );
};

it("a screen reader reads a finding's number and title as separate words", () => {
  const [finding] = findingsOf([{ risk_description: 'Payment', severity: 'low' }]);
  show(finding);
  expect(screen.getByRole('heading').textContent).toBe('1 Payment');
  expect(screen.getByRole('article', { name: '1 Payment' })).toBeTruthy();
});

it('a cited article is folded, and its text is marked as Arabic', () => {
  const [finding] = findingsOf([{ risk_description: 'Non-compete', articles: [REFERENCE] }], [ARTICLE]);
  show(finding);
  const fold = screen.getByText('Article 83 of the Labor Law').closest('details');
  expect(fold?.open).toBe(false);
  const text = screen.getByText(ARTICLE.text);
  expect([text.lang, text.dir]).toEqual(['ar', 'rtl']);
  expect(screen.getByText('In force. No amendment of this article was found up to June 2026.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Source: laws.boe.gov.sa', hidden: true })).toBeTruthy();
});

it('a finding of a report without articles shows none', () => {
  const [finding] = findingsOf([{ risk_description: 'Payment' }]);
  expect(finding?.articles).toEqual([]);
  show(finding);
  expect(screen.queryByRole('list', { name: 'Articles cited' })).toBeNull();
});
