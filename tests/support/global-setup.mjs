import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';

/** The processes that tests start are built from the sources of now; a database server of the run's own, unless one is named. */
export default async function setup() {
  await ensureBuilt(process.cwd(), { only: 'node' });
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startTemporaryPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.ldaTestServer = server;
}
