import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';

/** Builds the processes that tests start from the current sources, and starts a database server for the run unless one is named. */
export default async function setup() {
  await ensureBuilt(process.cwd(), { only: 'node' });
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startTemporaryPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.ldaTestServer = server;
}
