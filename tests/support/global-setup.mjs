import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';
import { startTemporaryRedis } from '../../scripts/lib/temporary-redis.mjs';

/**
 * Builds the processes that tests start from the current sources, and starts the servers of the run that are not named:
 * a database, and a Redis where the machine has one.
 */
export default async function setup() {
  await ensureBuilt(process.cwd(), { only: 'node' });
  globalThis.ldaTestServers = [];
  for (const [name, start] of [
    ['TEST_DATABASE_URL', startTemporaryPostgres],
    ['TEST_REDIS_URL', startTemporaryRedis],
  ]) {
    if (process.env[name]) continue;
    const server = await start();
    if (server === undefined) continue;
    process.env[name] = server.url;
    globalThis.ldaTestServers.push(server);
  }
}
