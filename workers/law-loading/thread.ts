import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { LIMITS } from '#shared/limits.js';
import { openDatabase } from '#platform/db/client.js';
import { loadLaws, shippedLaws } from '#platform/law/load.js';
import { createLogger } from '#platform/log.js';

/** What the thread is started with. */
export interface LawThreadInput {
  databaseUrl: string;
}

// As in a text thread: the event loop and the other threads take priority.
if (process.platform === 'linux') setPriority(LIMITS.background.niceness);

const { databaseUrl } = workerData as LawThreadInput;
const database = openDatabase(databaseUrl, {
  log: createLogger('worker', 'silent'),
  name: 'lda-laws',
  max: 1,
});
try {
  parentPort?.postMessage(await loadLaws(database.db, shippedLaws()));
} finally {
  await database.close();
}
