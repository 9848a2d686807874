import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Evidence } from '#shared/contracts/common.js';
import { activate, loadMessages } from '../../../lib/locale.js';
import { ClausesToRead } from './clauses-to-read.js';

beforeEach(async () => {
  await activate('en');
  await loadMessages('review');
});
afterEach(cleanup);

const EVIDENCE = { start: 10, end: 52, page: 3 };
const rows = [
  { id: 'guarantee', title: 'Guarantee', clause: '7.2', quote: 'The Shareholder pays.', evidence: EVIDENCE },
  { id: 'audit', title: 'Audit', clause: null, quote: null, evidence: null },
];
const show = (onShow?: (evidence: Evidence) => void, quote = 'The Shareholder pays.') =>
  render(
    <I18nProvider i18n={i18n}>
      <ClausesToRead
        title="To be read"
        lead="They were not understood."
        unplaced="No clause can be shown."
        rows={rows.map((row) => (row.quote === null ? row : { ...row, quote }))}
        lang="en"
        onShow={onShow}
        initiallyOpen
      />
    </I18nProvider>,
  );

it('each clause says what it may be about and where it stands, and a button shows it in the text', () => {
  const onShow = jest.fn();
  show(onShow);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Guarantee');
  expect(first?.textContent).toContain('clause 7.2');
  expect(first?.textContent).toContain('page 3');
  fireEvent.click(within(first as HTMLElement).getByRole('button', { name: 'The Shareholder pays.' }));
  expect(onShow).toHaveBeenCalledWith(EVIDENCE);
  expect(second?.textContent).toBe('AuditNo clause can be shown.');
});

it('without a text beside it a clause is quoted alone, and a long one by its first words', () => {
  show(undefined, `The Shareholder pays ${'all sums '.repeat(60)}`);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/^The Shareholder pays .* …$/).textContent.length).toBeLessThan(330);
});
