import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import type { Job } from '#shared/contracts/jobs.js';
import { signedInClient, type Client } from '#tests/bench/client.js';
import { queryStack } from '#tests/support/query-stack.js';
import { describeOnRedis, testRedis, type TestRedis } from '#tests/support/redis.js';
import { startStack, type Stack } from '#tests/support/stack.js';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.js';
import { until } from '#tests/support/until.js';

jest.setTimeout(240_000);

/** The promise is 10 s; a busy machine may take longer. */
const RECOVERY_MS = 60_000;

describeOnRedis('the product on Redis', () => {
  let redis: TestRedis;
  let proxy: TcpProxy;
  let stack: Stack;
  let person: Client;
  let socket: Socket;
  /** Every state of a job that came over the socket. */
  const heard: Job[] = [];

  beforeAll(async () => {
    redis = await testRedis();
    proxy = await startTcpProxy(redis.url);
    stack = await startStack({ env: { REDIS_URL: proxy.url } });
    await signIn();
  });
  afterAll(async () => {
    socket.disconnect();
    await stack.stop();
    await proxy.close();
    await redis.close();
  });

  let people = 0;
  /** Signs in somebody new and listens to their events. */
  async function signIn(): Promise<void> {
    people += 1;
    person = await signedInClient(stack, `redis${people}@example.com`);
    socket = io(stack.baseUrl, { transports: ['websocket'], extraHeaders: { cookie: person.cookie } });
    socket.on('job', (job: Job) => heard.push(job));
    // As the product's client does: the server cuts sockets that may have missed events.
    const own = socket;
    own.on('disconnect', (reason) => void (reason === 'io server disconnect' && own.connect()));
    await until(() => socket.connected);
  }

  /** Uploads a contract and requests its analysis; returns the job's id. */
  async function analyze(name: string): Promise<string> {
    const form = new FormData();
    const text = `1. Term. The Supplier may end this Agreement with ${name} at any time without notice.`;
    form.append('file', new Blob([text], { type: 'text/plain' }), 'contract.txt');
    const upload = await person.call('/documents/upload', { method: 'POST', body: form });
    const { doc_id } = (await upload.json()) as { doc_id: string };
    const accepted = await person.call('/risk', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
      body: JSON.stringify({ doc_id, party: 'Supplier' }),
    });
    expect(accepted.status).toBe(202);
    return ((await accepted.json()) as Job).id;
  }
  const statusOf = async (id: string) =>
    (await queryStack<{ status: string }>(stack, 'select status from jobs where id = $1', [id]))[0]?.status;
  const completed = (id: string) => until(async () => (await statusOf(id)) === 'completed', RECOVERY_MS);

  it('an analysis is done on Redis, and its steps reach the browser', async () => {
    const id = await analyze('First');
    await completed(id);
    const states = () => heard.filter((job) => job.id === id).map(({ status }) => status);
    await until(() => states().at(-1) === 'completed');
    expect(states()).toContain('running');
    const tables = await queryStack<{ count: number }>(
      stack,
      'select (select count(*) from bullmq.job)::int + (select count(*) from sessions)::int as count',
    );
    expect(tables).toEqual([{ count: 0 }]);
    expect(await (await fetch(`${stack.baseUrl}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('jobs that were accepted while no worker ran are done by a worker that starts later', async () => {
    await stack.workers[0]?.kill('SIGKILL');
    const ids = [await analyze('Second'), await analyze('Third')];
    stack.workers[0]?.start();
    for (const id of ids) await completed(id);
  });

  it('server and worker go on by themselves after Redis was away', async () => {
    proxy.refuse();
    proxy.cut();
    await until(async () => (await person.call('/auth/me')).status === 503);
    expect((await fetch(`${stack.baseUrl}/readyz`)).status).toBe(503);
    proxy.restore();
    await until(async () => (await person.call('/auth/me')).status === 200, RECOVERY_MS);
    // Repeated: the socket may be cut just once more, when the server hears events again.
    await until(async () => {
      const id = await analyze('Fourth');
      await completed(id);
      return heard.some((job) => job.id === id && job.status === 'completed');
    }, RECOVERY_MS);
  });

  it('wiping Redis loses no accepted job', async () => {
    await stack.workers[0]?.kill('SIGKILL');
    const ids = [await analyze('Fifth'), await analyze('Sixth')];
    await redis.wipe();
    stack.workers[0]?.start();
    for (const id of ids) await completed(id);
    // While the worker waits for entries: what it waits for is gone too.
    await redis.wipe();
    socket.disconnect();
    await signIn();
    await completed(await analyze('Seventh'));
  });
});
