import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '#platform/db/schema/index.js';
import { createLogger } from '#platform/log.js';
import { LIMITS } from '#shared/limits.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser } from '#tests/support/factories.js';
import { jobStand, type JobStand } from '#tests/support/job-stand.js';
import { sweepExpired } from './sweep.js';

let database: TestDatabase;
let stand: JobStand;

beforeAll(async () => {
  database = await testDatabase();
  stand = await jobStand(database);
});
afterAll(async () => {
  await stand.close();
  await database.close();
});

it('tells how much had run out, where anything had', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger('worker', 'info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const sweep = () => sweepExpired({ db: database.db, jobs: stand.jobs, log });
  await sweep();
  expect(lines).toEqual([]);

  const [user, gone] = [await makeUser(database.db), await makeUser(database.db)];
  const before = (ms: number) => new Date(Date.now() - ms - 60_000);
  const job = await stand.add({ userId: user.id });
  await database.pool.query(`update jobs set status = 'completed', finished_at = $1 where id = $2`, [
    before(LIMITS.jobs.keptMs),
    job.id,
  ]);
  await stand.add({ userId: gone.id });
  await database.db
    .update(users)
    .set({ closedAt: before(LIMITS.account.restorableMs) })
    .where(eq(users.id, gone.id));
  await sweep();
  await sweep();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: 'removed what had run out',
    jobs: 1,
    accounts: 1,
    audit_entries: 0,
    exports: 0,
  });
});
