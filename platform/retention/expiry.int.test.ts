import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Carriers } from '#platform/carriers/carriers.js';
import {
  auditLog,
  blobs,
  contactMessages,
  passwordResets,
  secondFactors,
  users,
} from '#platform/db/schema/index.js';
import { createStorage } from '#platform/storage/create-storage.js';
import { LIMITS } from '#shared/limits.js';
import { testCarriers } from '#tests/support/carriers.js';
import { testDatabase, waitUntilBlocked, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { reopenAccount } from '#platform/db/queries/accounts.js';
import { removeExpired } from './expiry.js';
import { lockUser } from '#platform/db/queries/jobs.js';

let database: TestDatabase;
let stores: Pick<Carriers, 'sessions' | 'rateLimits'>;
const expire = () => removeExpired({ db: database.db, storage: createStorage(database.db), ...stores });
const MINUTE = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);

beforeAll(async () => {
  database = await testDatabase();
  stores = await testCarriers(database, 'sessions', 'rateLimits');
});
afterAll(() => database.close());

it('accounts are erased completely ninety days after they were closed, and no others are', async () => {
  const { db } = database;
  const closedAt = (ms: number) => makeUser(db, { closedAt: ago(ms) });
  const old = await closedAt(LIMITS.account.restorableMs + MINUTE);
  const recent = await closedAt(LIMITS.account.restorableMs - MINUTE);
  const open = await makeUser(db);
  const [oldFile, recentFile] = [
    await makeDocument(db, { userId: old.id }),
    await makeDocument(db, { userId: recent.id }),
  ];
  await expire();
  const left = await db.select({ id: users.id }).from(users);
  expect(left.map(({ id }) => id).sort()).toEqual([recent.id, open.id].sort());
  expect(await db.$count(blobs, eq(blobs.id, oldFile.blobId))).toBe(0);
  expect(await db.$count(blobs, eq(blobs.id, recentFile.blobId))).toBe(1);
});

it('an account that is restored while others are being erased is left alone', async () => {
  const { db } = database;
  const first = await makeUser(db, { closedAt: ago(LIMITS.account.restorableMs + 2 * MINUTE) });
  const restored = await makeUser(db, { closedAt: ago(LIMITS.account.restorableMs + MINUTE) });
  const { sweeping } = await db.transaction(async (tx) => {
    await lockUser(tx, first.id);
    const work = expire();
    await waitUntilBlocked(database);
    await reopenAccount(db, restored.id);
    return { sweeping: work };
  });
  await sweeping;
  expect(await db.$count(users, eq(users.id, first.id))).toBe(0);
  expect(await db.$count(users, eq(users.id, restored.id))).toBe(1);
});

it('an account that cannot be erased is reported and does not keep the others from being erased', async () => {
  const { db, pool } = database;
  const stuck = await makeUser(db, { closedAt: ago(LIMITS.account.restorableMs + 2 * MINUTE) });
  const other = await makeUser(db, { closedAt: ago(LIMITS.account.restorableMs + MINUTE) });
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refused before delete on users for each row when (old.id = '${stuck.id}') execute function refuse()`);
  const { removed, failedErasures } = await expire();
  await pool.query('drop function refuse cascade');
  expect(failedErasures).toMatchObject([{ userId: stuck.id, error: { cause: { message: 'refused' } } }]);
  expect(removed.accounts).toBe(1);
  expect(await db.$count(users, eq(users.id, other.id))).toBe(0);
  expect((await expire()).failedErasures).toEqual([]);
});

it('audit entries and contact messages are kept for twelve months', async () => {
  const { db } = database;
  const entry = { action: 'signed_in', actor: 'a@example.com', requestId: 'r' };
  const message = { name: 'n', email: 'a@example.com', subject: 's', message: 'm' };
  for (const past of [MINUTE, -MINUTE]) {
    await db
      .insert(auditLog)
      .values({ ...entry, requestId: `r${past}`, at: ago(LIMITS.audit.keptMs + past) });
    await db
      .insert(contactMessages)
      .values({ ...message, subject: `s${past}`, createdAt: ago(LIMITS.contact.keptMs + past) });
  }
  await expire();
  expect((await db.select().from(auditLog)).map(({ requestId }) => requestId)).toEqual([`r${-MINUTE}`]);
  expect((await db.select().from(contactMessages)).map(({ subject }) => subject)).toEqual([`s${-MINUTE}`]);
});

it('expired password reset links are removed', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  await db.insert(passwordResets).values([
    { userId, tokenHash: 'a'.repeat(64), expiresAt: ago(MINUTE) },
    { userId, tokenHash: 'b'.repeat(64), expiresAt: ago(-MINUTE) },
  ]);
  await expire();
  const left = await db.select().from(passwordResets);
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['b'.repeat(64)]);
});

it('second factors that were offered and never confirmed are removed', async () => {
  const { db } = database;
  const factor = async (ms: number, confirmedAt: Date | null) => {
    const { id: userId } = await makeUser(db);
    await db.insert(secondFactors).values({ userId, secret: 's', createdAt: ago(ms), confirmedAt });
    return userId;
  };
  const { confirmMs } = LIMITS.totp;
  await factor(confirmMs + MINUTE, null);
  const kept = [await factor(confirmMs - MINUTE, null), await factor(confirmMs + MINUTE, new Date())];
  await expire();
  const left = await db.select({ userId: secondFactors.userId }).from(secondFactors);
  expect(left.map(({ userId }) => userId).sort()).toEqual(kept.sort());
});
