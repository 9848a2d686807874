import { openDatabase } from '#platform/db/client.js';
import { describeBus } from '#tests/carriers/bus.js';
import { testDatabase } from '#tests/support/database.js';
import { createPostgresBus } from './postgres.js';

describeBus('an event bus on PostgreSQL', async () => {
  const { pool, url, close } = await testDatabase();
  return {
    url,
    async open(at, log) {
      const own = openDatabase(at, { log, name: 'lda-test' });
      const bus = await createPostgresBus(own.db, at, log);
      return {
        ...bus,
        async close() {
          await bus.close();
          await own.close();
        },
      };
    },
    async sendRaw(text) {
      await pool.query('select pg_notify($1, $2)', ['lda_events', text]);
    },
    close,
  };
});
