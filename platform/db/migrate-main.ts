import { createLogger } from '#platform/log.js';
import { start } from '#platform/start.js';
import { migrate } from './migrate.js';

// Migrates the database and exits: `npm run migrate` of an image, which has nothing to install or to build first.
await start('migration', async (config) => {
  await migrate(config.databaseUrl, createLogger('migration', config.logLevel));
});
