import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Mark, MarkChange } from '#shared/contracts/marks.js';
import { createQueryClient } from '../../lib/query-client.js';
import { useReport, type MarkedReportsApi, type ReportEntry } from './api.js';
import { reportKey } from './keys.js';
import { onReport, unmarked, useMarkItem } from './marks.js';

/** A promise that the test resolves. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => (resolve = fulfil));
  return {
    promise,
    resolve: (value: T) => {
      resolve(value);
    },
  };
}

type Report = ReportEntry & { marks: Mark[] };

const reportWith = (marks: Mark[]): Report => ({ id: 'r', created_at: '', marks });
const accepted = (version: number): Mark => ({ ...unmarked(1), state: 'accepted', version });

let client: QueryClient;
let report: () => Promise<Report>;
let mark: (change: MarkChange) => Promise<Mark>;
const api: MarkedReportsApi<Report, ReportEntry> = {
  kind: 'risk',
  history: () => Promise.resolve([]),
  report: () => report(),
  remove: () => Promise.resolve(),
  files: {},
  mark: (_id, _n, change) => mark(change),
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** Opens the report, and returns its marks as they are shown and what makes one. */
async function open() {
  const onFailed = jest.fn();
  const { result } = renderHook(
    () => ({ marks: useReport(api, 'r').data?.marks, make: useMarkItem(api, 'r', onFailed).mutate }),
    { wrapper },
  );
  await waitFor(() => {
    expect(result.current.marks).toBeDefined();
  });
  return result;
}

beforeEach(() => {
  client = createQueryClient();
  report = () => Promise.resolve(reportWith([]));
});
afterEach(cleanup);

describe('a mark that is made while its report is read again', () => {
  it('stays, although the report was read before it', async () => {
    const opened = await open();
    const reading = deferred<Report>();
    report = () => reading.promise;
    mark = () => Promise.resolve(accepted(1));
    void client.invalidateQueries({ queryKey: reportKey('risk', 'r') });
    act(() => {
      opened.current.make({ n: 1, state: 'accepted' });
    });
    await waitFor(() => {
      expect(opened.current.marks).toEqual([accepted(1)]);
    });
    await act(async () => {
      reading.resolve(reportWith([]));
      await reading.promise;
    });
    await waitFor(() => {
      expect(client.isFetching()).toBe(0);
    });
    expect(opened.current.marks).toEqual([accepted(1)]);
  });

  it('is shown before the server has it', async () => {
    const opened = await open();
    const [reading, answer] = [deferred<Report>(), deferred<Mark>()];
    report = () => reading.promise;
    mark = () => answer.promise;
    void client.invalidateQueries({ queryKey: reportKey('risk', 'r') });
    act(() => {
      opened.current.make({ n: 1, state: 'accepted' });
    });
    await act(async () => {
      reading.resolve(reportWith([]));
      await reading.promise;
    });
    expect(opened.current.marks).toMatchObject([{ n: 1, state: 'accepted' }]);
    await act(async () => {
      answer.resolve(accepted(1));
      await answer.promise;
    });
    expect(opened.current.marks).toEqual([accepted(1)]);
  });

  it('gives way to a newer one that the report brings', async () => {
    const opened = await open();
    mark = () => Promise.resolve(accepted(1));
    act(() => {
      opened.current.make({ n: 1, state: 'accepted' });
    });
    await waitFor(() => {
      expect(opened.current.marks).toEqual([accepted(1)]);
    });
    const newer: Mark = { ...accepted(2), state: 'dismissed', reason: 'Agreed.' };
    report = () => Promise.resolve(reportWith([newer]));
    await act(() => client.invalidateQueries({ queryKey: reportKey('risk', 'r') }));
    expect(opened.current.marks).toEqual([newer]);
  });
});

describe('a mark whose event arrives before its response', () => {
  it('does not stay where it was taken back, while another item is marked', async () => {
    const opened = await open();
    const responses = [deferred<Mark>(), deferred<Mark>(), deferred<Mark>()];
    let sent = 0;
    mark = () => responses[sent++]?.promise ?? Promise.reject(new Error('not expected'));
    const first = (state: Mark['state'], version: number): Mark => ({ ...unmarked(1), state, version });
    act(() => {
      opened.current.make({ n: 1, state: 'dismissed' });
      opened.current.make({ n: 1, state: 'open' });
      opened.current.make({ n: 2, state: 'accepted' });
    });
    act(() => {
      onReport(client, { kind: 'risk', id: 'r', mark: first('dismissed', 1) });
    });
    responses[0]?.resolve(first('dismissed', 1));
    responses[1]?.resolve(first('open', 2));
    await waitFor(() => {
      expect(opened.current.marks?.find(({ n }) => n === 1)).toEqual(first('open', 2));
    });
    responses[2]?.resolve({ ...unmarked(2), state: 'accepted', version: 1 });
    await waitFor(() => {
      expect(opened.current.marks?.find(({ n }) => n === 2)?.version).toBe(1);
    });
  });
});
