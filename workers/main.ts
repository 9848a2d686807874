import { LIMITS } from '#shared/limits.js';
import { openCarriers } from '#platform/carriers/carriers.js';
import { systemClock } from '#platform/clock.js';
import type { Config } from '#platform/config.js';
import { openDatabase } from '#platform/db/client.js';
import { ping } from '#platform/db/queries/health.js';
import { requireSchema } from '#platform/db/migrate.js';
import { JOBS } from '#platform/jobs/definitions.js';
import { createJobs } from '#platform/jobs/service.js';
import { createLogger } from '#platform/log.js';
import { warmSearch } from '#platform/search/create-search.js';
import { exitOnUncaughtErrors, start } from '#platform/start.js';
import { openStorage } from '#platform/storage/open-storage.js';
import { startTracing } from '#platform/tracing.js';
import { openModel } from '#workers/engines/model/open.js';
import { publishModelCalls } from '#workers/engines/model/publish-model-calls.js';
import { loadLawsInBackground } from '#workers/law-loading/background.js';
import { startHealthFile } from '#workers/health/health-file.js';
import { createTextThreads } from '#workers/tools/text-threads.js';
import { createProcessors } from '#workers/processors/index.js';
import { startWorker } from '#workers/runtime/worker.js';

/**
 * Connections that all jobs of this process share: a job needs one for a few milliseconds at a time and holds none while
 * a model or another process works for it. Counted in docs/operations.md.
 */
const POOL_SIZE = 6;

async function main(config: Config): Promise<void> {
  const log = createLogger('worker', config.logLevel);
  exitOnUncaughtErrors('worker', log);

  const tracing = await startTracing(config, { role: 'worker', log });
  const database = openDatabase(config.databaseUrl, {
    ...{ log, name: 'lda-worker', max: POOL_SIZE },
    waitMs: LIMITS.jobs.databaseWaitMs,
  });
  await requireSchema(database.pool);
  const storage = await openStorage(config, { db: database.db, log });
  const carriers = await openCarriers(config, { ...database, log, consumers: config.workerQueues.length });
  const { queues, bus, sessions, rateLimits } = carriers;
  const threads = createTextThreads(log);
  const model = await openModel(config, { onCall: publishModelCalls(bus) });
  const common = { db: database.db, bus, log, clock: systemClock };
  if (config.workerQueues.includes(JOBS.chat.queue)) warmSearch();
  const worker = await startWorker(
    {
      ...common,
      jobs: createJobs({ ...common, queues }),
      sessions,
      rateLimits,
      storage,
      processors: createProcessors({ model, textTasks: threads }),
    },
    {
      queues,
      takes: config.workerQueues,
      concurrency: config.workerConcurrency,
    },
  );

  const { db } = database;
  const laws = config.loadLaws
    ? loadLawsInBackground({ db, databaseUrl: config.databaseUrl, log })
    : undefined;

  const health =
    config.healthFile === undefined
      ? undefined
      : await startHealthFile(config.healthFile, { ping: () => ping(db), log });

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'worker stopping');
    void (async () => {
      const [drained] = await Promise.all([worker.stop(), laws?.stop()]);
      await health?.stop();
      await threads.close();
      await carriers.close();
      storage.close();
      await database.close();
      await tracing.shutdown();
      log.info({ drained }, 'worker stopped');
      process.exit(drained ? 0 : 1);
    })();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Must be last: a supervisor that reads this line may stop the worker at once.
  log.info(
    {
      queues: config.workerQueues,
      concurrency: config.workerConcurrency,
      engine: model === null ? 'builtin' : 'llm',
      model: model?.name ?? null,
    },
    'worker ready',
  );
}

await start('worker', main);
