import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { activate, loadMessages } from '../../lib/locale.js';
import { findingsOf } from './findings.js';

// The router needs a TextEncoder, which jsdom lacks; a card needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
}));
const { FindingCard } = await import('./components/finding-card.js');

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
  await loadMessages('review');
  await loadMessages('risk');
});
afterEach(cleanup);

const show = (finding: ReturnType<typeof findingsOf>[number] | undefined) => {
  if (finding === undefined) throw new Error('no finding');
  render(
    <I18nProvider i18n={i18n}>
      <FindingCard item={finding} lang="en" active={false} onShow={undefined} />
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
  const page = screen.getByRole('link', { name: 'Open in Saudi law', hidden: true });
  expect(page.getAttribute('href')).toBe('/dashboard/law/labor-m51-1426/83');
});

it('a finding of a report without articles shows none', () => {
  const [finding] = findingsOf([{ risk_description: 'Payment' }]);
  expect(finding?.articles).toEqual([]);
  show(finding);
  expect(screen.queryByRole('list', { name: 'Articles cited' })).toBeNull();
});

it('the reason of the severity is read as text beside the title', () => {
  const [finding] = findingsOf([
    { risk_description: 'Cap', severity: 'high', severity_reason: 'High, it is low.' },
  ]);
  show(finding);
  expect(screen.getByText('High, it is low.').closest('p')?.textContent).toBe('Severity: High, it is low.');
});

it('further places are folded, five at first, each with its clause or page and its whole quote', () => {
  const places = Array.from({ length: 7 }, (_, at) => ({
    extracted_text_snippet: `Quote ${at + 1}`,
    clause: at === 1 ? null : at === 2 ? 'Section 9' : String(at + 1),
    section: null,
    severity: at === 0 ? ('low' as const) : ('high' as const),
    evidence: { start: at, end: at + 1, page: 4 },
  }));
  const [finding] = findingsOf([{ risk_description: 'Blank', severity: 'high', places, places_unlisted: 2 }]);
  show(finding);
  const fold = screen.getByText('Also in 9 more places: clause 1, page 4, Section 9 …').closest('details');
  expect(fold?.open).toBe(false);
  const items = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(items()).toEqual([
    'clause 1LowQuote 1',
    'page 4Quote 2',
    'Section 9Quote 3',
    'clause 4Quote 4',
    'clause 5Quote 5',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 More', hidden: true }));
  expect(items()).toHaveLength(7);
  expect(screen.getByText('2 more places are not listed.')).toBeTruthy();
});
