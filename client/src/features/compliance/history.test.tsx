import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComplianceHistoryItem } from '#shared/api/compliance.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { complianceReports } from './api.js';
import { History } from './components/history.js';

const ID = '3f0c7f0a-52d3-4c9e-9a53-0d3f4f8f6f10';
const line = (changes: Partial<ComplianceHistoryItem>): ComplianceHistoryItem => ({
  id: ID,
  created_at: '2026-11-01T08:00:00.000Z',
  report_filename: 'lease.pdf',
  report_doc_id: null,
  num_issues: 3,
  reviewed: { done: 1, of: 3 },
  compliance_score: 40,
  not_checked: false,
  ...changes,
});

let history: ComplianceHistoryItem[];
beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'reports', 'compliance'] as const) await loadMessages(part);
  Object.assign(globalThis, {
    fetch: () =>
      Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify({ history })) }),
  });
});
afterEach(cleanup);

it('a report is listed with its issues and score, and can be downloaded once it is written', async () => {
  history = [
    line({
      report_filename: 'written.pdf',
      report_doc_id: '6b0402819009b657f600686d',
      basis: { concerned: 31, understood: 12 },
    }),
    line({ id: ID.replace('3f', '4f'), report_filename: 'letter.txt', not_checked: true, num_issues: 0 }),
  ];
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <History onView={() => undefined} onDeleted={() => undefined} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const [written, letter] = await screen.findAllByRole('listitem');
  if (written === undefined || letter === undefined) throw new Error('two lines were expected');
  expect(written.textContent).toContain('3 issuesScore 4012 of 31 clauses understood');
  expect(within(written).getByRole('button', { name: 'Download the report on written.pdf' })).toBeTruthy();
  expect(letter.textContent).toContain('Not checked');
  expect(within(letter).queryByRole('button', { name: /^Download/ })).toBeNull();
  expect(within(letter).getByRole('button', { name: 'Delete the report on letter.txt' })).toBeTruthy();
});

it("a report's PDF is fetched by the report's id and saved under a name with it", () => {
  expect(complianceReports.files.pdf(line({}))).toEqual({
    id: null,
    name: `compliance_report_${ID}.pdf`,
    path: `/compliance/report/pdf/${ID}`,
  });
});
