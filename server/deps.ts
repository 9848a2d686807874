import type pg from 'pg';
import type { Clock } from '#platform/clock.js';
import type { Config } from '#platform/config.js';
import type { Database } from '#platform/db/client.js';
import type { DatabaseProbe } from '#platform/db/probe.js';
import type { EventBus } from '#platform/events/bus.js';
import type { Jobs } from '#platform/jobs/types.js';
import type { Logger } from '#platform/log.js';
import type { Mailer } from '#platform/mail.js';
import type { QueueControl } from '#platform/queue/queues.js';
import type { RateLimits } from '#platform/rate-limits/rate-limits.js';
import type { SessionSecrets } from '#platform/session-secret.js';
import type { SessionStore } from '#platform/sessions/session-store.js';
import type { Storage } from '#platform/storage/storage.js';
import type { UploadLimits } from './files/upload-limits.js';
import type { ServerMetrics } from './server-metrics.js';

/** The server's dependencies, passed in from outside: `createApp` opens no connections. */
export interface Deps {
  config: Config;
  /** Secrets that sign session cookies, key the hashes of codes and seal second factors. */
  sessionSecrets: SessionSecrets;
  db: Database;
  pool: pg.Pool;
  /** Checks whether the database answers, however busy the pool is. */
  probe: DatabaseProbe;
  log: Logger;
  clock: Clock;
  mail: Mailer;
  bus: EventBus;
  sessions: SessionStore;
  rateLimits: RateLimits;
  jobs: Jobs;
  storage: Storage;
  uploadLimits: UploadLimits;
  /** Operators' control of the queue transport; jobs are added through `jobs`. */
  queues: QueueControl;
  metrics: ServerMetrics;
  /**
   * Aborted when this server is asked to stop; requests that wait for long work are then answered with their
   * job at once.
   */
  shutdownSignal: AbortSignal;
}
