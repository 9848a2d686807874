import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import type { KeptMarks as Kept, Mark } from '#shared/contracts/marks.js';
import { activate, loadMessages } from '../../../lib/locale.js';
import { createQueryClient } from '../../../lib/query-client.js';
import type { MarkedReportsApi, ReportEntry } from '../../reports/api.js';
import { reportKey } from '../../reports/keys.js';
import { useUndoKept } from '../../reports/kept-marks.js';
import { unmarked } from '../../reports/marks.js';

// The router needs a TextEncoder, which jsdom lacks; this needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: { search: string } }) => (
    <a href={to.search} {...rest} />
  ),
}));
const { KeptMarks } = await import('./kept-marks.js');

beforeEach(async () => {
  await activate('en');
  await loadMessages('dashboard');
  await loadMessages('review');
});
afterEach(cleanup);

const KEPT: Kept = { report_id: 'earlier', reviewed_at: '2026-03-03T09:00:00.000Z', kept: 12, left: 0 };
const show = (marks: Partial<Kept>, onUndo = jest.fn()) => {
  render(
    <I18nProvider i18n={i18n}>
      <KeptMarks marks={{ ...KEPT, ...marks }} busy={false} onUndo={onUndo} />
    </I18nProvider>,
  );
  return onUndo;
};

describe('what was kept of an earlier review', () => {
  it('is said with its day, the way to that report and the way back', () => {
    const onUndo = show({});
    expect(
      screen.getByText(/^12 decisions and notes kept from the review of .*March.*2026\.$/),
    ).toBeDefined();
    expect(screen.queryByText(/more belong/)).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('?report=earlier');
    fireEvent.click(screen.getByRole('button', { name: 'Do Not Keep' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
  });

  it('is not told without what was left', () => {
    show({ left: 3 });
    expect(
      screen.getByText(/^3 more belong to findings that have changed or were not found again\./),
    ).toBeDefined();
  });

  it('has no way to a report that was deleted', () => {
    show({ report_id: null });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is told where it is nothing, and nothing is to be undone', () => {
    show({ kept: 0, left: 2 });
    expect(screen.getByText(/^2 decisions and notes of the review of .* were not kept/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

type Report = ReportEntry & { marks: Mark[]; kept_marks: Kept | null };

describe('undoing it', () => {
  const open = (undoKept: () => Promise<{ marks: Mark[] }>) => {
    const client = createQueryClient();
    const key = reportKey('risk', 'r');
    const accepted: Mark = { ...unmarked(1), state: 'accepted', version: 1 };
    client.setQueryData(key, { id: 'r', created_at: '', marks: [accepted], kept_marks: KEPT });
    const api: MarkedReportsApi<Report, ReportEntry> = {
      ...{ kind: 'risk', files: {}, history: () => Promise.resolve([]), remove: () => Promise.resolve() },
      report: () => Promise.reject(new Error('not fetched')),
      mark: () => Promise.reject(new Error('not marked')),
      undoKept,
    };
    const said = { done: jest.fn(), failed: jest.fn() };
    const { result } = renderHook(() => useUndoKept(api, 'r', said), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
    act(() => {
      result.current.mutate();
    });
    return { said, report: () => client.getQueryData<Report>(key) };
  };

  it('shows the marks that the server then has, and no longer that some were kept', async () => {
    const opened: Mark = { ...unmarked(1), version: 2 };
    const { said, report } = open(() => Promise.resolve({ marks: [opened] }));
    await waitFor(() => {
      expect(said.done).toHaveBeenCalledTimes(1);
    });
    expect(report()).toMatchObject({ marks: [opened], kept_marks: null });
  });

  it('leaves all as it was where it fails, and says so', async () => {
    const { said, report } = open(() => Promise.reject(new Error('no connection')));
    await waitFor(() => {
      expect(said.failed).toHaveBeenCalledTimes(1);
    });
    expect(report()?.kept_marks).toEqual(KEPT);
  });
});
