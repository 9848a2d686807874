import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { openCarriers, type Carriers } from '#platform/carriers/carriers.js';
import { systemClock } from '#platform/clock.js';
import * as schema from '#platform/db/schema/index.js';
import { CONVERSATION_FILE } from '#platform/db/queries/conversation-files.js';
import { removeExpired } from '#platform/retention/expiry.js';
import { createJobs } from '#platform/jobs/service.js';
import { LIMITS } from '#shared/limits.js';
import { PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { makeChat, makeDocument, makeReport } from '#tests/support/factories.js';

/** Tables that outlive an account, with the reason; the privacy policy says the same. */
const STAYS: Record<string, string> = {
  'public.audit_log': 'Transaction logs are kept for 12 months.',
  'public.contact_messages': 'Contact messages are kept for 12 months.',
};
/** The queue's log of its entries until it is trimmed; the ids of removed jobs identify nobody. */
const RECORD = 'bullmq.event';
/** Tables whose rows name no user (`sizes` counts them) or concern processes only. */
const NAMELESS = [
  ...['public.blobs', 'public.leases', 'public.installation'],
  // The laws are the same for everybody.
  ...['public.laws', 'public.law_articles', 'public.law_terms', 'public.law_loads'],
];

let t: TestApp;
let queues: Carriers['queues'];

beforeAll(async () => {
  t = await testApp({
    deps: async ({ db, pool, bus, log, config }) => {
      ({ queues } = await openCarriers(config, { db, pool, log }, ['queues']));
      return { jobs: createJobs({ db, bus, log, queues, clock: systemClock }) };
    },
  });
});
afterAll(async () => {
  await queues.close();
  await t.close();
});

async function tables(): Promise<string[]> {
  const { rows } = await t.database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'drizzle')`,
  );
  return rows.map(({ name }) => name);
}
/** Returns the tables in which one of these values occurs, in any column, as text or as bytes. */
async function tracesOf(needles: readonly string[]): Promise<string[]> {
  const patterns = needles.flatMap((text) => [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`]);
  const found: string[] = [];
  for (const name of await tables()) {
    const { rows } = await t.database.pool.query(
      `select 1 from ${name} as one where one::text ilike any($1) limit 1`,
      [patterns],
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}
async function sizes() {
  const { rows } = await t.database.pool.query(
    'select (select count(*) from blobs) as blobs, (select count(*) from blob_chunks) as chunks',
  );
  return rows[0] as unknown;
}

/** Creates a user with rows in every table; returns everything that identifies them. */
async function somebody() {
  const { db } = t.deps;
  const words = `words-${randomBytes(8).toString('hex')}`;
  const { agent, user } = await signedIn(t, { email: `${words}@example.com` });
  const userId = user.id;
  const hash = () => randomBytes(32).toString('hex');
  const document = await makeDocument(db, { userId, filename: `${words}.txt`, text: words });
  // The document has been read again: two readings share one file.
  const { blobId } = document;
  const again = { firstId: document.id, filename: words, text: words };
  const reading = await makeDocument(db, { userId, ...again });
  await db.update(schema.documents).set({ blobId }).where(eq(schema.documents.id, reading.id));
  await db.delete(schema.blobs).where(eq(schema.blobs.id, reading.blobId));
  await db.update(schema.documents).set({ origin: 'earlier' }).where(eq(schema.documents.id, document.id));
  // As large as an export may be: more chunks than one statement removes.
  const archive = await makeDocument(db, { userId, origin: 'export', filename: words, text: words });
  await db.insert(schema.blobChunks).values(
    Array.from({ length: 900 }, (_, index) => ({
      blobId: archive.blobId,
      seq: index + 1,
      bytes: Buffer.from(words),
    })),
  );
  const job = await t.deps.db.transaction((tx) =>
    t.deps.jobs.insert(tx, {
      kind: 'risk',
      userId,
      input: { party: words },
      documentId: document.id,
      filename: words,
      requestId: 'r',
    }),
  );
  await t.deps.jobs.deliver(job);
  await db.insert(schema.jobParts).values({
    jobId: job.id,
    seq: 0,
    userId,
    documentId: document.id,
    inputHash: hash(),
    engine: 'builtin',
    promptVersion: '1',
    output: { words },
    items: [],
  });
  const file = await makeDocument(db, { userId, origin: 'result', filename: words, text: words });
  const about = { documentId: document.id, filename: words, body: { words }, summary: { words } };
  await makeReport(db, { id: job.id, userId, pdf: file.id, ...about });
  const mark = { n: 1, state: 'open', note: words, version: 1, counted: true } as const;
  await db.insert(schema.reportMarks).values({ ...mark, reportId: job.id, changedAt: new Date() });
  await db.insert(schema.glossaryTerms).values({ userId, n: 1, en: words, ar: words, note: '' });
  const segment = { userId, documentId: document.id, to: 'ar', engine: 'builtin', source: words } as const;
  await db.insert(schema.translationSegments).values({ ...segment, key: hash(), output: { words } });
  await makeChat(db, { userId, documentIds: [document.id], question: words, answer: words });
  const passage = { documentId: document.id, seq: 0, start: 0, end: words.length, heading: words };
  await db.insert(schema.documentPassages).values(passage);
  await db
    .insert(schema.documentTerms)
    .values({ documentId: document.id, term: words, passages: [0], weights: [1] });
  // A conversation was written as a file that nobody has taken: its bytes belong to no document.
  const { blobId: written } = await t.deps.storage.write(Readable.from([Buffer.from(words)]), {
    maxBytes: 1000,
  });
  await db.insert(schema.jobs).values({
    ...{ userId, kind: 'report', queue: 'cpu', status: 'completed', input: {}, requestId: 'r', priority: 1 },
    ...{ resultKind: CONVERSATION_FILE, resultId: written, finishedAt: new Date() },
  });
  await db
    .insert(schema.idempotencyKeys)
    .values({ userId, key: words, method: 'POST', path: '/risk', bodyHash: hash(), jobId: job.id });
  await db.insert(schema.secondFactors).values({ userId, secret: words });
  await db.insert(schema.recoveryCodes).values({ userId, codeHash: hash() });
  await db.insert(schema.passwordResets).values({ userId, tokenHash: hash(), expiresAt: new Date() });
  await db.insert(schema.emailCodes).values({
    email: user.email,
    codeHash: hash(),
    sentAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
  });
  // A browser session in which the address was verified but nobody signed in.
  await db.insert(schema.sessions).values({
    sid: hash(),
    sess: { cookie: {}, verifiedEmail: { email: user.email, at: Date.now() } },
    expire: new Date(Date.now() + 60_000),
  });
  await t.deps.rateLimits.create('own-password', LIMITS.rates.ownPasswordPerUser).take(userId);
  await agent
    .post('/contact')
    .send({ name: words, email: user.email, subject: words, message: words })
    .expect(201);
  return {
    agent,
    user,
    needles: [userId, words, user.email, document.id, reading.id, archive.id, file.id],
    jobId: job.id,
  };
}

it.each(['an administrator', 'the sweep'] as const)(
  'an account that %s erases leaves no trace in any table',
  async (by) => {
    const admin = await signedIn(t, { role: 'admin' });
    const before = await sizes();
    const { agent, user, needles, jobId } = await somebody();
    // If a new table is empty here, add a row to it in `somebody`.
    const expected = (await tables()).filter(
      (name) => name.startsWith('public.') && !NAMELESS.includes(name),
    );
    expect(await tracesOf(needles)).toEqual(expect.arrayContaining(expected));
    expect(await tracesOf([jobId])).toContain('bullmq.job');

    if (by === 'an administrator') {
      await admin.agent.delete(`/admin/users/${user.email}`).expect(204);
    } else {
      await agent.delete('/auth/me').send({ current_password: PASSWORD }).expect(204);
      await t.database.pool.query(
        `update users set closed_at = now() - interval '90 days 1 minute' where id = $1`,
        [user.id],
      );
      await t.deps.jobs.announceCancelled((await removeExpired(t.deps)).cancelled);
    }
    const left = (await tracesOf(needles)).filter((name) => !(name in STAYS));
    expect(left).toEqual([]);
    expect(await tracesOf([jobId])).toEqual([RECORD]);
    expect(await sizes()).toEqual(before);
    expect(await tracesOf([user.email])).toEqual(Object.keys(STAYS).sort());
  },
);

it('the address of an erased account can be registered again', async () => {
  const admin = await signedIn(t, { role: 'admin' });
  const { user } = await somebody();
  await admin.agent.delete(`/admin/users/${user.email}`).expect(204);
  const { body } = await request(t.app).get('/auth/check-email').query({ email: user.email }).expect(200);
  expect(body).toEqual({ exists: false });
});
