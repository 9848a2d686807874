import { setMaxListeners } from 'node:events';
import type { Express } from 'express';
import request from 'supertest';
import { readConfig } from '#platform/config.js';
import { insertUser, makeAdmin, type Account } from '#platform/db/queries/users.js';
import type { Jobs } from '#platform/jobs/types.js';
import { createDatabaseProbe } from '#platform/db/probe.js';
import { createLogger } from '#platform/log.js';
import { openStorage } from '#platform/storage/open-storage.js';
import { createApp } from '#server/app.js';
import { hashPassword } from '#server/auth/password.js';
import type { Deps } from '#server/deps.js';
import { createUploadLimits } from '#server/files/upload-limits.js';
import { createServerMetrics } from '#server/server-metrics.js';
import { TestBus } from './bus.js';
import { testCarriers } from './carriers.js';
import { TestClock } from './clock.js';
import { testDatabase, type TestDatabase } from './database.js';
import { TestMailer } from './mail.js';
import { TestQueueControl } from './queues.js';

export interface TestApp {
  app: Express;
  deps: Deps;
  database: TestDatabase;
  clock: TestClock;
  mail: TestMailer;
  bus: TestBus;
  queues: TestQueueControl;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables added to a minimal set. */
  env?: Record<string, string>;
  /** Dependencies that replace the defaults; `jobs` has no default. */
  deps?: Partial<Deps> | ((made: Omit<Deps, 'jobs'>) => Partial<Deps> | Promise<Partial<Deps>>);
  clientFolder?: string;
}

/** Creates the whole app on a database of its own; only mail, clock, bus and queues are faked. Call `close` in `afterAll`. */
export async function testApp({ env, deps: given, clientFolder }: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase();
  const clock = new TestClock();
  const mail = new TestMailer();
  const bus = new TestBus();
  const queues = new TestQueueControl();
  const log = createLogger('test', 'silent');
  const probe = createDatabaseProbe(database.url, log);
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, ...env });
  const on = { ...database, redisUrl: config.redisUrl };
  const { close: closeStores, ...stores } = await testCarriers(on, 'sessions', 'rateLimits');
  const made = {
    config,
    sessionSecrets: ['a secret that only tests know, of some length'] as const,
    db: database.db,
    pool: database.pool,
    probe,
    log,
    clock,
    mail,
    bus,
    ...stores,
    storage: await openStorage(config, { db: database.db, log }),
    uploadLimits: createUploadLimits(database.pool),
    queues,
    metrics: createServerMetrics(),
    shutdownSignal: endless(),
  };
  const deps: Deps = {
    ...made,
    jobs: noJobs,
    ...(typeof given === 'function' ? await given(made) : given),
  };
  const app = createApp(deps, clientFolder === undefined ? {} : { clientFolder });
  const close = async () => {
    made.storage.close();
    await closeStores();
    await probe.close();
    await database.close();
  };
  return { app, deps, database, clock, mail, bus, queues, close };
}

/** Returns a signal that is never aborted, without a warning for many listeners. */
function endless(): AbortSignal {
  const { signal } = new AbortController();
  setMaxListeners(0, signal);
  return signal;
}

const unasked = (): never => {
  throw new Error('this test gave its app no jobs');
};
const noJobs: Jobs = {
  insert: unasked,
  deliver: unasked,
  cancel: unasked,
  retry: unasked,
  recognizeAll: unasked,
  cancelForDocument: unasked,
  announceCancelled: unasked,
};

export const PASSWORD = 'Secret-password1';
let count = 0;

/** Inserts a user; throws if the address has an account. */
export async function addUser(
  { deps }: { deps: Pick<Deps, 'db'> },
  { email, role = 'user' }: { email?: string; role?: Account['role'] } = {},
): Promise<Account> {
  count += 1;
  const user = await insertUser(deps.db, {
    email: email ?? `user${count}@example.com`,
    firstName: 'Nora',
    lastName: 'Saleh',
    passwordHash: await hashPassword(PASSWORD),
  });
  if (!user) throw new Error('this address has an account already');
  if (role === 'admin') await makeAdmin(deps.db, user.email);
  return { ...user, role };
}

/** Signs in a user (a new one by default) and returns an agent that keeps its cookies. */
export async function signedIn(
  { app, deps }: Pick<TestApp, 'app' | 'deps'>,
  options?: Parameters<typeof addUser>[1],
): Promise<{ agent: ReturnType<typeof request.agent>; user: Account }> {
  const user = await addUser({ deps }, options);
  const agent = request.agent(app);
  await agent.post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(200);
  return { agent, user };
}
