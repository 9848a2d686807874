import { openDatabase } from '#platform/db/client.js';
import { createLogger } from '#platform/log.js';
import { signedInClient, signIn } from '#tests/bench/client.js';
import { startFakeModel } from '#tests/fakes/model.js';
import { startStack, type Stack } from '#tests/support/stack.js';
import { startTcpProxy } from '#tests/support/tcp-proxy.js';
import { until } from '#tests/support/until.js';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';
import { startTemporaryRedis } from '../../scripts/lib/temporary-redis.mjs';
import { startApiProbe } from './api-probe.js';
import { mountDisk } from './disk.js';
import { openBrowser } from './browser.js';
import { createLedger } from './ledger.js';
import type { Backend, Needs, Person, World } from './types.js';

/** Calls of the model that one worker makes at a time. */
export const SLOTS = 8;

/** Signs in a user with a window that is connected. */
async function addPerson(
  { stack, database }: Pick<World, 'stack' | 'database'>,
  email: string,
): Promise<Person> {
  const client = await signedInClient(stack, email);
  const browser = openBrowser(stack.baseUrl, client.cookie);
  await until(() => browser.connected());
  const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ]);
  return { email, userId: rows[0]?.id ?? '', client, browser };
}

/** Signs everybody in once more, after their sessions were lost; windows are opened anew, as after a visit of the form. */
export async function signInAgain({ stack, people }: World): Promise<void> {
  for (const person of people) {
    // Without a cookie it was refused: the server has not found its Redis again yet.
    person.client = await until(async () => {
      const client = await signIn(stack.baseUrl, person.email);
      return client.cookie === '' ? undefined : client;
    });
    person.browser.reopen(person.client.cookie);
  }
}

/**
 * Starts the product for one scenario: servers and workers with a fake model, a database that keeps what it has
 * committed, and on `redis` a Redis of its own that appends to a file.
 */
export async function createWorld(
  backend: Backend,
  {
    servers = 1,
    workers = 2,
    latencyMs = 400,
    env = {},
    links: wantsLinks = false,
    people = 4,
    diskMB,
  }: Needs,
): Promise<World & { close(): Promise<void> }> {
  const closing: (() => Promise<unknown> | undefined)[] = [];
  const close = async () => {
    for (const end of closing.reverse()) await end();
  };
  try {
    // Without waiting for the commit, a crash would lose transactions that were answered.
    const disk = diskMB === undefined ? undefined : mountDisk(diskMB);
    closing.push(async () => disk?.unmount());
    const postgres = await startTemporaryPostgres({
      settings: {
        synchronous_commit: 'on',
        ...(disk === undefined ? {} : { max_wal_size: '64MB', min_wal_size: '32MB' }),
      },
      ...(disk === undefined ? {} : { disk: disk.folder }),
    });
    closing.push(() => (stack === undefined ? postgres.stop() : undefined));
    let stack: Stack | undefined = undefined as Stack | undefined;
    const redis = backend === 'redis' ? await startTemporaryRedis({ appendOnly: true }) : undefined;
    if (backend === 'redis' && redis === undefined) throw new Error('this machine has no redis-server');
    closing.push(() => redis?.stop());
    const model = await startFakeModel({ latencyMs });
    closing.push(() => model.close());
    const links = wantsLinks
      ? {
          database: await startTcpProxy(postgres.url),
          redis: redis === undefined ? undefined : await startTcpProxy(redis.url),
        }
      : undefined;
    closing.push(async () => {
      await links?.database.close();
      await links?.redis?.close();
    });
    stack = await startStack({
      servers,
      workers,
      postgres,
      env: {
        OPENAI_BASE_URL: model.url,
        LLM_MODEL: 'fake-1',
        LLM_CONCURRENCY: String(SLOTS),
        LLM_TIMEOUT_SECONDS: '10',
        ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
        ...env,
      },
      workerEnv: (n) =>
        links === undefined || n < workers
          ? {}
          : {
              DATABASE_URL: links.database.url,
              ...(links.redis === undefined ? {} : { REDIS_URL: links.redis.url }),
            },
    });
    const running = stack;
    closing.push(() => running.stop());
    const database = openDatabase(postgres.url, { log: createLogger('test', 'silent'), name: 'chaos' });
    closing.push(() => database.close());
    await createLedger(database.pool);
    const persons: Person[] = [];
    for (let n = 1; n <= people; n += 1)
      persons.push(await addPerson({ stack, database }, `chaos${n}@example.com`));
    closing.push(async () => persons.forEach(({ browser }) => browser.close()));
    const probe = startApiProbe(
      stack.servers.map(({ baseUrl }) => baseUrl),
      () => persons[0]?.client.cookie ?? '',
    );
    closing.push(() => probe.stop());
    return {
      ...{
        backend,
        stack,
        model,
        postgres,
        disk: disk?.folder,
        redis,
        links,
        database,
        people: persons,
        probe,
        close,
      },
      ...{ accepted: new Set(), doomed: new Set(), faults: 0, outages: [], broken: [], slow: [] },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
