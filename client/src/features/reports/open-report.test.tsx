import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../lib/api-error.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import type { ReportEntry, ReportsApi } from './api.js';

// The router needs a TextEncoder, which jsdom lacks; the report needs only the location's key.
jest.unstable_mockModule('react-router-dom', () => ({ useLocation: () => ({ key: 'default' }) }));
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
const { OpenReport } = await import('./components/open-report.js');

const onAnother = jest.fn();
let answer: () => Promise<ReportEntry>;
const api: ReportsApi<ReportEntry, ReportEntry> = {
  kind: 'risk',
  history: () => Promise.resolve([]),
  report: () => answer(),
  remove: () => Promise.resolve(),
  files: {},
};

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'reports', 'review', 'risk'] as const) await loadMessages(part);
  onAnother.mockReset();
});
afterEach(cleanup);

const show = () => {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <OpenReport
          api={api}
          id="r"
          words={{ another: 'review.another', unexpected: 'risk.unexpected' }}
          isWhole={() => true}
          onAnother={onAnother}
        >
          {() => 'the report'}
        </OpenReport>
        <h2 id="history" tabIndex={-1}>
          Previous
        </h2>
      </QueryClientProvider>
    </I18nProvider>,
  );
};

describe('OpenReport', () => {
  it('a report that is not found may belong to somebody else, links to the history, and offers no retry', async () => {
    answer = () => Promise.reject(new ApiError(404, 'not_found', 'Not found.'));
    show();
    await screen.findByText('This report does not exist, or it belongs to somebody else.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go to previous reports' }));
    expect(onAnother).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.textContent).toBe('Previous');
  });

  it('a report that could not be fetched offers a retry', async () => {
    answer = () => Promise.reject(new ApiError(400, 'conflict', 'Not now.'));
    show();
    await screen.findByText('Failed to open report.');
    answer = () => Promise.resolve({ id: 'r', created_at: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('the report');
  });
});
