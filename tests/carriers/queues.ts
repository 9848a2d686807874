import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Entry, QueueControl, Queues } from '#platform/queue/queues.js';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.js';
import { until } from '#tests/support/until.js';

/** A backend of queues, begun for one suite. */
export interface QueuesBackend {
  url: string;
  open(url: string): Queues & QueueControl;
  close(): Promise<void>;
}

const entry = (given: Partial<Entry> = {}): Entry => ({
  queue: 'analysis',
  jobId: randomUUID(),
  delivery: 0,
  kind: 'risk',
  priority: 1,
  delayMs: 0,
  ...given,
});

/** What queues do, whatever carries them. */
export function describeQueues(name: string, start: () => Promise<QueuesBackend>): void {
  describe(name, () => {
    // Connections that are never answered are given up after seconds.
    jest.setTimeout(60_000);
    let backend: QueuesBackend;
    let proxy: TcpProxy;
    let queues: Queues & QueueControl;

    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());
    beforeEach(async () => {
      proxy = await startTcpProxy(backend.url);
    });
    afterEach(async () => {
      proxy.restore();
      await queues.close();
      await proxy.close();
    });

    /** Adds an entry as soon as the queue takes it. */
    const added = (one: Entry) =>
      until(() =>
        queues.add(one).then(
          () => true,
          () => false,
        ),
      );
    /** Takes entries, and remembers which. */
    async function consume(from = queues) {
      const taken: string[] = [];
      const consumer = await from.consume(
        'analysis',
        (jobId) => {
          taken.push(jobId);
          return Promise.resolve();
        },
        1,
      );
      return { taken, close: () => consumer.close(5_000) };
    }

    describe('an entry', () => {
      it('is held until a consumer has had it', async () => {
        queues = backend.open(proxy.url);
        const one = entry();
        await queues.add(one);
        expect(await queues.has(one)).toBe(true);
        expect(await queues.has({ ...one, delivery: 1 })).toBe(false);
        const { taken, close } = await consume();
        await until(() => taken.includes(one.jobId));
        await until(async () => !(await queues.has(one)));
        expect(await close()).toBe(true);
      });

      it('is handed over again where the same job is delivered once more', async () => {
        queues = backend.open(proxy.url);
        const one = entry();
        await queues.add(one);
        const { taken, close } = await consume();
        await until(() => taken.length === 1);
        await queues.add({ ...one, delivery: 1 });
        await until(() => taken.length === 2);
        expect(taken).toEqual([one.jobId, one.jobId]);
        await close();
      });

      it('can be taken out, also while it is delayed, and is then handed to nobody', async () => {
        queues = backend.open(proxy.url);
        const [gone, delayed, stays] = [entry(), entry({ delayMs: 60_000 }), entry()];
        for (const one of [gone, delayed, stays]) await queues.add(one);
        await queues.remove(gone);
        expect(await queues.has(delayed)).toBe(true);
        await queues.remove(delayed);
        expect(await queues.has(delayed)).toBe(false);
        const { taken, close } = await consume();
        await until(() => taken.includes(stays.jobId));
        expect(taken).not.toContain(gone.jobId);
        await close();
      });

      it('goes before those of a later priority', async () => {
        queues = backend.open(proxy.url);
        const [last, first] = [entry({ priority: 9 }), entry({ priority: 1 })];
        await queues.add(last);
        await queues.add(first);
        const { taken, close } = await consume();
        await until(() => taken.length === 2);
        expect(taken).toEqual([first.jobId, last.jobId]);
        await close();
      });
    });

    describe('a paused queue', () => {
      it('hands over nothing, in other processes too, until it is resumed', async () => {
        queues = backend.open(proxy.url);
        const other = backend.open(backend.url);
        const { taken, close } = await consume(other);
        try {
          await queues.pause('analysis');
          expect(await other.isPaused('analysis')).toBe(true);
          expect(await other.isPaused('cpu')).toBe(false);
          const one = entry();
          await queues.add(one);
          expect(await queues.has(one)).toBe(true);
          expect(taken).toEqual([]);
          await other.resume('analysis');
          await until(() => taken.includes(one.jobId));
        } finally {
          await close();
          await other.close();
        }
      });
    });

    describe('the processes that consume a queue', () => {
      it('are counted once each', async () => {
        queues = backend.open(proxy.url);
        expect(await queues.workers('analysis')).toEqual([]);
        const other = backend.open(backend.url);
        const consumers = [await consume(), await consume(), await consume(other)];
        try {
          expect(new Set(await queues.workers('analysis')).size).toBe(2);
        } finally {
          for (const consumer of consumers) await consumer.close();
          await other.close();
        }
      });
    });

    describe('a queue whose first connection failed', () => {
      it('is opened anew where the backend refused it', async () => {
        proxy.refuse();
        queues = backend.open(proxy.url);
        await expect(queues.add(entry())).rejects.toThrow();
        await expect(queues.ping()).rejects.toThrow();
        proxy.restore();
        const one = entry();
        await added(one);
        expect(await queues.has(one)).toBe(true);
        await queues.ping();
      });

      it('is opened anew where the backend did not answer', async () => {
        proxy.freeze();
        queues = backend.open(proxy.url);
        await expect(queues.add(entry())).rejects.toThrow();
        proxy.restore();
        const one = entry();
        await added(one);
        expect(await queues.isPaused('analysis')).toBe(false);
      });
    });

    describe('a consumer', () => {
      it('takes entries again soon after its connections were cut and the backend was away', async () => {
        queues = backend.open(proxy.url);
        const { taken, close } = await consume();
        const first = entry();
        await added(first);
        await until(() => taken.includes(first.jobId));
        proxy.refuse();
        proxy.cut();
        await expect(queues.add(entry())).rejects.toThrow();
        proxy.restore();
        const second = entry();
        await added(second);
        await until(() => taken.includes(second.jobId));
        expect(await close()).toBe(true);
      });

      it('says where its work outlasts the deadline, and leaves that to the next one', async () => {
        queues = backend.open(proxy.url);
        let begun = false;
        let end = () => undefined as void;
        const consumer = await queues.consume(
          'analysis',
          () => {
            begun = true;
            return new Promise((resolve) => (end = resolve));
          },
          1,
        );
        await queues.add(entry());
        await until(() => begun);
        expect(await consumer.close(50)).toBe(false);
        end();
      });
    });
  });
}
