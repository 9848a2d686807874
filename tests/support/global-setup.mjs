import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';

/** A database server of the run's own, unless one is named. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startTemporaryPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.ldaTestServer = server;
}
