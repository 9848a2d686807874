import { createLogger } from '#platform/log.js';
import { describeQueues } from '#tests/carriers/queues.js';
import { testDatabase } from '#tests/support/database.js';
import { createPostgresQueues } from './postgres.js';

const log = createLogger('test', 'silent');

describeQueues('queues on PostgreSQL', async () => {
  const { url, close } = await testDatabase();
  return { url, open: (at) => createPostgresQueues(at, log), close };
});
