import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventBus } from '#platform/events/bus.js';
import { createLogger, type Logger } from '#platform/log.js';
import { LIMITS } from '#shared/limits.js';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.js';
import { until } from '#tests/support/until.js';

/** An event bus backend that was started for one suite. */
export interface BusBackend {
  url: string;
  open(url: string, log: Logger): Promise<EventBus>;
  /** Sends a raw text on the channel of the bus, as another version of the product might. */
  sendRaw(text: string): Promise<void>;
  close(): Promise<void>;
}

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

/** Declares the tests that an event bus must pass, on any backend. */
export function describeBus(name: string, start: () => Promise<BusBackend>): void {
  describe(name, () => {
    let backend: BusBackend;
    let proxy: TcpProxy;
    /** The bus under test; it connects through the proxy. */
    let bus: EventBus;
    /** The bus of another process. */
    let other: EventBus;
    let lines: { level: number; msg: string }[];
    let cancelled: string[];

    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());
    beforeEach(async () => {
      lines = [];
      cancelled = [];
      const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
      proxy = await startTcpProxy(backend.url);
      bus = await backend.open(proxy.url, createLogger('test', 'warn', { write }));
      other = await backend.open(backend.url, createLogger('test', 'silent'));
      bus.subscribe('job:cancel', (event) => cancelled.push(event.job_id));
    });
    afterEach(async () => {
      await bus.close();
      await other.close();
      await proxy.close();
    });

    const cancel = (from: EventBus, jobId: string) => from.publish({ topic: 'job:cancel', job_id: jobId });
    /** Resolves once the bus has received everything that was published before. */
    async function heardAll(mark = id(9)): Promise<void> {
      await cancel(other, mark);
      await until(() => cancelled.includes(mark));
    }

    it('events reach the subscribers of their topic in every process until they unsubscribe', async () => {
      const heard: string[] = [];
      const end = bus.subscribe('account', ({ change }) => heard.push(change));
      const own: string[] = [];
      other.subscribe('account', ({ change }) => own.push(change));
      await other.publish({ topic: 'account', user_id: id(1), change: 'sessions' });
      await heardAll();
      await until(() => own.length === 1);
      end();
      await other.publish({ topic: 'account', user_id: id(1), change: 'details' });
      await heardAll(id(8));
      expect(heard).toEqual(['sessions']);
    });

    it('a handler that throws does not stop the other handlers', async () => {
      const heard: string[] = [];
      bus.subscribe('history', () => {
        throw new Error('a fault');
      });
      bus.subscribe('history', ({ kind }) => heard.push(kind));
      await other.publish({ topic: 'history', user_id: id(1), kind: 'risk' });
      await heardAll();
      expect(heard).toEqual(['risk']);
      expect(lines).toMatchObject([{ level: 50, msg: 'an event handler failed' }]);
    });

    it('items that are too large for an event are left out, for the receiver to fetch', async () => {
      const heard: unknown[] = [];
      bus.subscribe('job:partial', (event) => heard.push(event.items));
      const item = {
        risk_title: 'A risk',
        risk_description: 'x'.repeat(LIMITS.eventBytes),
      } as never;
      await other.publish({ topic: 'job:partial', user_id: id(1), job_id: id(2), seq: 0, items: [item] });
      await heardAll();
      expect(heard).toEqual([null]);
    });

    it('a mark that is too large for an event is left out, for the receiver to fetch', async () => {
      const heard: unknown[] = [];
      bus.subscribe('report', (event) => heard.push(event.mark));
      const mark = {
        n: 1,
        state: 'open',
        reason: null,
        version: 1,
        changed_at: '2026-11-01T09:00:00.000Z',
      } as const;
      const event = { topic: 'report', user_id: id(1), kind: 'risk', id: id(2), n: 1 } as const;
      const short = { ...mark, note: 'x'.repeat(LIMITS.marks.noteChars) };
      await other.publish({ ...event, mark: short });
      await other.publish({ ...event, mark: { ...mark, note: '\u0001'.repeat(LIMITS.marks.noteChars) } });
      await heardAll();
      expect(heard).toEqual([short, null]);
    });

    it('events that only a later version knows are ignored, so that old processes keep running during an upgrade', async () => {
      await backend.sendRaw(JSON.stringify({ topic: 'of_tomorrow', user_id: id(1) }));
      await heardAll();
      expect(lines).toEqual([]);
    });

    it('a malformed event of a known type is logged where somebody listens to it', async () => {
      await backend.sendRaw(JSON.stringify({ topic: 'chat', session_id: 1 }));
      bus.subscribe('history', () => undefined);
      await backend.sendRaw(JSON.stringify({ topic: 'history', kind: 'risk' }));
      await backend.sendRaw(JSON.stringify('nothing'));
      await heardAll();
      expect(lines).toMatchObject([
        { level: 50, msg: 'an event could not be read' },
        { level: 50, msg: 'an event could not be read' },
      ]);
    });

    it('events that are published at once come in their order, equal ones as often as they were published', async () => {
      const heard: string[] = [];
      bus.subscribe('history', ({ kind }) => heard.push(kind));
      const kinds = ['risk', 'risk', 'compliance', 'risk', 'translate', 'risk'] as const;
      await Promise.all(kinds.map((kind) => other.publish({ topic: 'history', user_id: id(1), kind })));
      await heardAll();
      expect(heard).toEqual(kinds);
    });

    it('measurements wait for others, and none is lost when the bus is closed', async () => {
      const heard: string[] = [];
      bus.subscribe('measured', ({ measure }) => heard.push(measure.what));
      const measure = { what: 'job_returned', kind: 'risk', reason: 'error' } as const;
      for (let n = 0; n < 3; n += 1) await other.publish({ topic: 'measured', measure });
      await other.close();
      await until(() => heard.length === 3);
      other = await backend.open(backend.url, createLogger('test', 'silent'));
    });

    it('a bus reconnects after a lost connection, and reports that events may have been missed', async () => {
      let reconnected = 0;
      bus.onReconnect(() => (reconnected += 1));
      await bus.ping();
      proxy.refuse();
      proxy.cut();
      await until(() => !bus.connected());
      await expect(bus.ping()).rejects.toThrow();
      proxy.restore();
      await until(() => reconnected === 1);
      expect(bus.connected()).toBe(true);
      await bus.ping();
      await heardAll();
    });

    it('a connection whose other end disappeared silently is replaced', async () => {
      let reconnected = 0;
      bus.onReconnect(() => (reconnected += 1));
      proxy.hang();
      await until(() => reconnected === 1, 60_000);
      await heardAll();
    }, 90_000);

    it('an event that cannot be sent is logged, and publishing does not throw', async () => {
      proxy.refuse();
      proxy.cut();
      await cancel(bus, id(1));
      expect(lines).toContainEqual(
        expect.objectContaining({ level: 40, msg: 'an event could not be published' }),
      );
      proxy.restore();
      await until(() => bus.connected());
      await heardAll();
      expect(cancelled).not.toContain(id(1));
    });
  });
}
