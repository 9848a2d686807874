import { expect, it } from '@jest/globals';
import type { QueueState } from '#shared/api/admin.js';
import type { Job } from '#shared/contracts/jobs.js';
import type { Client } from '#tests/bench/client.js';
import { queryStack } from '#tests/support/query-stack.js';
import { contractText, eventually, startAnalysis, type Session, type TwoServers } from './harness.js';

const WAITING = 4;

/** Declares what holds for administrators, whichever server they use. */
export function declareOperations(product: () => TwoServers): void {
  const analysisQueue = async (client: Client) =>
    ((await (await client.call('/admin/queues')).json()) as QueueState[]).find(
      ({ name }) => name === 'analysis',
    );
  const onBoth = ({ on }: Session) => Promise.all(on.map(analysisQueue));

  it('a queue that is paused on one server holds on every worker until it is resumed on the other', async () => {
    const admin = await product().person({ admin: true });
    const person = await product().person();
    await eventually(async () => (await onBoth(admin)).every((queue) => queue?.workers === 2));
    expect((await admin.on[0].call('/admin/queues/analysis/pause', { method: 'POST' })).status).toBe(204);
    const ids: string[] = [];
    try {
      for (let n = 0; n < WAITING; n += 1) {
        const { id } = await startAnalysis(person.on[n % 2 === 0 ? 0 : 1], contractText(`Paused ${n}`));
        ids.push(id);
      }
      // Each waits for its text first; then only the pause keeps it from its turn.
      for (const client of person.on) {
        await eventually(async () => {
          const jobs = (await (await client.call('/jobs')).json()) as Job[];
          return jobs.length === WAITING && jobs.every(({ status, paused }) => status === 'queued' && paused);
        });
      }
      expect(await onBoth(admin)).toMatchObject([
        { paused: true, waiting: WAITING, active: 0, workers: 2 },
        { paused: true, waiting: WAITING, active: 0, workers: 2 },
      ]);
      const attempts = await queryStack<{ attempt: number; status: string }>(
        product().stack,
        'select attempt, status from jobs where id = any($1)',
        [ids],
      );
      expect(attempts).toEqual(ids.map(() => ({ attempt: 0, status: 'queued' })));
    } finally {
      expect((await admin.on[1].call('/admin/queues/analysis/resume', { method: 'POST' })).status).toBe(204);
    }
    for (const id of ids) await product().completed(id);
    expect(await onBoth(admin)).toMatchObject([{ paused: false }, { paused: false }]);
  });

  it('administrators on both servers see the same counts and workers, also when a worker dies and starts again', async () => {
    const admin = await product().person({ admin: true });
    const windows = await admin.windows();
    const seen = () => windows.map(({ metrics }) => metrics.at(-1));
    const untilWorkers = async (count: number) => {
      await eventually(() => seen().every((metrics) => metrics?.workers === count));
      await eventually(async () => (await onBoth(admin)).every((queue) => queue?.workers === count));
    };
    await untilWorkers(2);
    const made = seen()[0]?.risk_assessments ?? 0;
    const { id } = await startAnalysis(admin.on[1], contractText('Counted'));
    await product().completed(id);
    await eventually(() => seen().every((metrics) => metrics?.risk_assessments === made + 1));
    await eventually(() =>
      seen().every((metrics) => metrics?.active_jobs === 0 && metrics.queue_depth === 0),
    );
    const [first, second] = seen();
    expect(second).toEqual(first);

    const [killed] = product().workers;
    await killed.kill('SIGKILL');
    await untilWorkers(1);
    killed.start();
    await untilWorkers(2);
  });
}
