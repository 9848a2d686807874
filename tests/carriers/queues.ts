import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Entry, QueueControl, Queues } from '#platform/queue/queues.js';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.js';
import { until } from '#tests/support/until.js';

/** A queue backend that was started for one suite. */
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

/** Declares the tests that queues must pass, on any backend. */
export function describeQueues(name: string, start: () => Promise<QueuesBackend>): void {
  describe(name, () => {
    // A connection attempt that gets no answer fails only after seconds.
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

    /** Adds an entry, retrying until the queue accepts it. */
    const added = (one: Entry) =>
      until(() =>
        queues.add(one).then(
          () => true,
          () => false,
        ),
      );
    /** Consumes the queue and records the entries that it receives. */
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
      it('a queue contains an entry until a consumer has finished it', async () => {
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

      it('a job that is delivered again reaches a consumer again', async () => {
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

      it('a removed entry, waiting or delayed, reaches no consumer', async () => {
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

      it('an entry of a higher priority is consumed before one of a lower priority', async () => {
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
      it('a paused queue delivers nothing in any process until it is resumed', async () => {
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
      it('each process that consumes a queue is counted once', async () => {
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
      it('a queue is opened again after the backend refused its first connection', async () => {
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

      it('a queue is opened again after the backend did not answer its first connection', async () => {
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
      it('a consumer receives entries again soon after its connections were cut and the backend was unavailable', async () => {
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

      it('closing a consumer reports work that outlasts the deadline and leaves it to the next consumer', async () => {
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
