import { describeRateLimits } from '#tests/carriers/rate-limits.js';
import { testDatabase } from '#tests/support/database.js';
import { createPostgresRateLimits } from './postgres.js';

describeRateLimits('limits on PostgreSQL', async () => {
  const { db, pool, close } = await testDatabase();
  return { open: () => createPostgresRateLimits({ db, pool }), db, close };
});
