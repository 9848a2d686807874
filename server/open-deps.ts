import { setMaxListeners } from 'node:events';
import { openCarriers } from '#platform/carriers/carriers.js';
import { systemClock } from '#platform/clock.js';
import type { Config } from '#platform/config.js';
import { openDatabase } from '#platform/db/client.js';
import { requireSchema } from '#platform/db/migrate.js';
import { createDatabaseProbe } from '#platform/db/probe.js';
import { createJobs } from '#platform/jobs/service.js';
import type { Logger } from '#platform/log.js';
import { createMailer } from '#platform/mail/create-mailer.js';
import { readSessionSecrets } from '#platform/session-secret.js';
import { openStorage } from '#platform/storage/open-storage.js';
import type { Deps } from './deps.js';
import { createUploadLimits } from './files/upload-limits.js';
import { createServerMetrics } from './server-metrics.js';

/**
 * Opens the server's dependencies as configured; `name` is the application name that PostgreSQL shows. `close`
 * closes them in order; call it once nothing uses them any more.
 */
export async function openDeps(
  config: Config,
  { log, name }: { log: Logger; name: string },
): Promise<{ deps: Deps; shutdown: AbortController; close(): Promise<void> }> {
  const { db, pool, close: closeDatabase } = openDatabase(config.databaseUrl, { log, name });
  await requireSchema(pool);
  const probe = createDatabaseProbe(config.databaseUrl, log);
  const storage = await openStorage(config, { db, log });
  const { close: closeCarriers, ...carriers } = await openCarriers(config, { db, pool, log });
  const clock = systemClock;
  const metrics = createServerMetrics();
  const shutdown = new AbortController();
  // Each waiting request adds a listener; this is not a leak.
  setMaxListeners(0, shutdown.signal);
  return {
    deps: {
      config,
      sessionSecrets: await readSessionSecrets(config),
      db,
      pool,
      probe,
      log,
      clock,
      mail: createMailer({ config, log, clock, onSent: (outcome) => metrics.mails.inc({ outcome }) }),
      ...carriers,
      jobs: createJobs({ db, log, clock, ...carriers }),
      storage,
      uploadLimits: createUploadLimits(pool),
      metrics,
      shutdownSignal: shutdown.signal,
    },
    shutdown,
    async close() {
      await closeCarriers();
      storage.close();
      await probe.close();
      await closeDatabase();
    },
  };
}
