import type { DatabaseHandle } from '#platform/db/client.js';
import type { Client } from '#tests/bench/client.js';
import type { FakeModel } from '#tests/fakes/model.js';
import type { Stack } from '#tests/support/stack.js';
import type { TcpProxy } from '#tests/support/tcp-proxy.js';
import type { TemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';
import type { TemporaryRedis } from '../../scripts/lib/temporary-redis.mjs';
import type { ApiProbe } from './api-probe.js';
import type { Browser } from './browser.js';

/** What carries queues, events, sessions and limits. */
export const BACKENDS = ['postgres', 'redis'] as const;
export type Backend = (typeof BACKENDS)[number];

/** A time in which something that stores our data was away, or the named server was, by `Date.now()`. */
export interface Outage {
  from: number;
  to: number;
  server?: string;
}

/** A signed-in user with a window that listens to events. */
export interface Person {
  email: string;
  userId: string;
  client: Client;
  browser: Browser;
}

/** The product under faults, with everything that a scenario can break and look at. */
export interface World {
  backend: Backend;
  stack: Stack;
  model: FakeModel;
  postgres: TemporaryPostgres;
  /** Folder of the database's own disk; undefined unless the scenario wants one. */
  disk: string | undefined;
  /** Undefined if the database carries everything. */
  redis: TemporaryRedis | undefined;
  /** Links of the last worker to its database and its Redis; undefined unless the scenario wants them. */
  links: { database: TcpProxy; redis: TcpProxy | undefined } | undefined;
  database: DatabaseHandle;
  people: Person[];
  probe: ApiProbe;
  /** Jobs that were accepted, by id. */
  accepted: Set<string>;
  /** Jobs that must fail, by id. */
  doomed: Set<string>;
  /** Faults so far. */
  faults: number;
  outages: Outage[];
  /** Broken promises, as sentences. */
  broken: string[];
  /** Promises about time that were broken, or that leases were lost for which no fault accounts. */
  slow: string[];
}

export interface Size {
  jobs: number;
  faults: number;
}

/** What a scenario needs of the world. */
export interface Needs {
  servers?: number;
  workers?: number;
  /** Duration of each model call, ms. */
  latencyMs?: number;
  env?: Record<string, string>;
  /** True if the last worker reaches its database and its Redis over links of its own. */
  links?: boolean;
  /** Size of the disk that the database has to itself; only root can mount one. */
  diskMB?: number;
  /** Users; each may have 50 jobs in flight. */
  people?: number;
}

export interface Scenario {
  title: string;
  backends: readonly Backend[];
  needs: Needs;
  full: Size;
  /** The size in `npm run test:all`; undefined if the scenario is not part of it. */
  short?: Size;
  /** Workers whose calls each fault may interrupt: each of them may then repeat one call of each slot; 0 unless given. */
  interrupts?: number;
  /** True if jobs wait between attempts because the model asks for it: such waits are no standstill. */
  waits?: boolean;
  /** Adds promises of this scenario's own that were broken; called after all jobs have ended. */
  check?(world: World): Promise<void>;
  /** Requests jobs and causes faults. Jobs need not have ended when it resolves. */
  run(world: World, size: Size): Promise<void>;
}
