import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Metrics } from '#shared/contracts/metrics.js';
import { onMetrics, overviewKey, queuesKey, usersKey } from './live.js';
import type { Overview } from './overview.js';

const metrics = (values: Partial<Metrics> = {}): Metrics => ({
  users: 1,
  documents: 0,
  compliance_reports: 0,
  risk_assessments: 0,
  translation_reports: 0,
  rephrase_reports: 0,
  queue_depth: 0,
  active_jobs: 0,
  workers: 1,
  ...values,
});

let client: QueryClient;
let asked: { queues: number; users: number };
const leave: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  client = new QueryClient();
  asked = { queues: 0, users: 0 };
  const show = (queryKey: readonly string[], name: keyof typeof asked) => {
    const shown = new QueryObserver(client, {
      queryKey,
      queryFn: () => Promise.resolve((asked[name] += 1)),
    });
    leave.push(shown.subscribe(() => undefined));
  };
  show(queuesKey, 'queues');
  show(usersKey, 'users');
});
afterEach(() => {
  for (const end of leave.splice(0)) end();
  client.clear();
  jest.useRealTimers();
});

describe('onMetrics', () => {
  it('a metrics event updates the counts at once, and a burst of events refetches the queues once', async () => {
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual({ queues: 1, users: 1 });
    onMetrics(client, metrics());
    onMetrics(client, metrics({ documents: 1 }));
    onMetrics(client, metrics({ documents: 2, active_jobs: 1 }));
    expect(client.getQueryData<Overview>(overviewKey)?.documents).toMatchObject({ value: 2, changed: true });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual({ queues: 2, users: 1 });
    onMetrics(client, metrics({ documents: 3 }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked.queues).toBe(3);
  });

  it('a changed number of users refetches the list of users', async () => {
    await jest.advanceTimersByTimeAsync(0);
    onMetrics(client, metrics());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked.users).toBe(1);
    onMetrics(client, metrics({ users: 2 }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked.users).toBe(2);
  });
});
