import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type request from 'supertest';
import { eq } from 'drizzle-orm';
import {
  auditLog,
  blobs,
  documents,
  documentTexts,
  rateLimits,
  secondFactors,
  sessions,
} from '#platform/db/schema/index.js';
import { insertAuditEntry } from '#platform/db/queries/audit.js';
import { storageUsage } from '#platform/db/queries/documents.js';
import { removeExpired } from '#platform/retention/expiry.js';
import type { ExportFile } from '#shared/api/data-rights.js';
import type { RiskReport } from '#shared/api/risk.js';
import type { Job } from '#shared/contracts/jobs.js';
import { exportFilename } from '#shared/domain/export-name.js';
import { LIMITS } from '#shared/limits.js';
import { PASSWORD, signedIn } from '#tests/support/app.js';
import { makeDocument } from '#tests/support/factories.js';
import { until } from '#tests/support/until.js';
import { unzip } from '#tests/support/unzip.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';

type Agent = ReturnType<typeof request.agent>;

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
const CONTRACT = `SERVICES AGREEMENT between Najd Trading ("Customer") and Sahara Systems ("Supplier").

1. Term. This Agreement renews automatically for further periods of five years.

2. Liability. The Supplier shall be liable without limitation for any and all losses of the Customer.`;

beforeAll(async () => {
  app = await createAppWithWorker();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.resume();
  await app.deps.db.delete(rateLimits);
});

const begin = (agent: Agent) => agent.post('/auth/export').expect(202);
const latest = async (agent: Agent) =>
  ((await agent.get('/auth/export').expect(200)).body as { export: ExportFile | null }).export;
const ended = (agent: Agent, id: string) =>
  until(async () => {
    const job = (await agent.get(`/jobs/${id}`).expect(200)).body as Job;
    return job.finished_at !== null && job;
  });
const exported = async (agent: Agent): Promise<Job> => ended(agent, ((await begin(agent)).body as Job).id);
const binary = (res: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  res.on('data', (chunk: Buffer) => chunks.push(chunk));
  res.on('end', () => done(null, Buffer.concat(chunks)));
};
const fetchZip = (agent: Agent, id: string) =>
  agent
    .get(`/documents/download/${id}`)
    .buffer(true)
    .parse(binary as never)
    .expect(200);
async function filesOf(agent: Agent): Promise<Map<string, Buffer>> {
  const { result } = await exported(agent);
  return unzip((await fetchZip(agent, result?.id ?? '')).body as Buffer);
}
const read = (files: Map<string, Buffer>, path: string) => {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Error(`${path} is not among ${[...files.keys()].join(', ')}`);
  return bytes.toString();
};
const json = (files: Map<string, Buffer>, path: string) => JSON.parse(read(files, path)) as unknown;

describe('an export', () => {
  it('an export answers at once with its job and ends in a file for its owner only', async () => {
    const { agent } = await signedIn(app);
    const stranger = await signedIn(app);
    expect(await latest(agent)).toBeNull();
    app.pause('export');
    const answer = await begin(agent);
    const job = answer.body as Job;
    expect(answer.headers['location']).toBe(`/jobs/${job.id}`);
    const filename = exportFilename(app.clock.now());
    expect(job).toMatchObject({ kind: 'export', status: 'queued', filename, total: null });
    expect(((await agent.get('/jobs').expect(200)).body as Job[]).map(({ id }) => id)).toEqual([job.id]);
    app.resume();

    const done = await ended(agent, job.id);
    expect(done).toMatchObject({ status: 'completed', stage: 'report', result: { kind: 'document' } });
    expect(done.done).toBe(done.total);
    const file = await latest(agent);
    expect(file).toMatchObject({ id: done.result?.id, filename });
    expect(Date.parse(file?.expires_at ?? '') - Date.parse(file?.created_at ?? '')).toBe(
      LIMITS.exports.keptMs,
    );
    const { headers, body } = await fetchZip(agent, file?.id ?? '');
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toContain(filename);
    expect((body as Buffer).length).toBe(file?.size);

    await stranger.agent.get(`/documents/download/${file?.id}`).expect(404);
    await stranger.agent.get(`/jobs/${job.id}`).expect(404);
    expect(await latest(stranger.agent)).toBeNull();
    expect((await agent.get('/documents').expect(200)).body).toEqual([]);
  });

  it('only one export runs at a time, however many requests come', async () => {
    const { agent, user } = await signedIn(app);
    app.pause('export');
    const answers = await Promise.all([begin(agent), begin(agent), begin(agent)]);
    const ids = new Set(answers.map(({ body }) => (body as Job).id));
    expect(ids.size).toBe(1);
    expect(((await begin(agent)).body as Job).id).toBe([...ids][0]);
    const noted = await app.deps.db.select().from(auditLog).where(eq(auditLog.actor, user.email));
    expect(noted.filter(({ action }) => action === 'data_exported')).toHaveLength(1);
    app.resume();
    await ended(agent, [...ids][0] ?? '');
    // Only the export that was created counts.
    for (let n = 1; n < LIMITS.rates.exportsPerUser.points; n += 1) await exported(agent);
    const refused = await agent.post('/auth/export').expect(429);
    expect(refused.body).toMatchObject({
      code: 'export_limit',
      detail: 'You have reached today’s limit for data exports. Please try again tomorrow.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('an export replaces the previous one with its bytes, and does not count towards the quota', async () => {
    const { agent, user } = await signedIn(app);
    const { db } = app.deps;
    const first = await exported(agent);
    const [before] = await db.select().from(documents).where(eq(documents.userId, user.id));
    const second = await exported(agent);
    await agent.get(`/documents/download/${first.result?.id}`).expect(404);
    expect((await latest(agent))?.id).toBe(second.result?.id);
    await until(async () => (await db.$count(blobs, eq(blobs.id, before?.blobId ?? ''))) === 0);
    expect(await storageUsage(db, user.id)).toEqual({ uploads: 0, bytes: 0 });
  });

  it('an export is kept for seven days', async () => {
    const { agent, user } = await signedIn(app);
    const { db } = app.deps;
    const { result } = await exported(agent);
    const own = eq(documents.userId, user.id);
    const [row] = await db.select().from(documents).where(own);
    const age = (ms: number) =>
      db
        .update(documents)
        .set({ createdAt: new Date(Date.now() - ms) })
        .where(own);
    await age(LIMITS.exports.keptMs - 60_000);
    await removeExpired(app.deps);
    expect((await latest(agent))?.id).toBe(result?.id);
    await age(LIMITS.exports.keptMs + 60_000);
    // No longer offered, even before the sweep has run.
    expect(await latest(agent)).toBeNull();
    await removeExpired(app.deps);
    await agent.get(`/documents/download/${result?.id}`).expect(404);
    expect(await db.$count(blobs, eq(blobs.id, row?.blobId ?? ''))).toBe(0);
  });

  it('a failed export cannot be retried while another is in progress', async () => {
    const { agent } = await signedIn(app);
    app.pause('export');
    const failed = (await begin(agent)).body as Job;
    await app.database.pool.query(`update jobs set status = 'failed', finished_at = now() where id = $1`, [
      failed.id,
    ]);
    const second = (await begin(agent)).body as Job;
    expect(second.id).not.toBe(failed.id);
    const { body } = await agent.post(`/jobs/${failed.id}/retry`).expect(409);
    expect(body).toMatchObject({ code: 'job_not_failed', detail: 'Another export is already in progress.' });
  });
});

describe('the content of an export', () => {
  it('an export contains everything of its owner in readable form and nothing of others', async () => {
    const { agent, user } = await signedIn(app);
    const stranger = await signedIn(app, { email: 'stranger@example.com' });
    const { db } = app.deps;
    await makeDocument(db, { userId: stranger.user.id, text: 'A secret of somebody else.' });
    const upload = await agent
      .post('/documents/upload')
      .attach('file', Buffer.from('عقد إيجار بين الطرفين'), { filename: 'عقد الإيجار.txt' })
      .expect(201);
    const { doc_id: uploadId } = upload.body as { doc_id: string };
    await agent.get(`/documents/content/${uploadId}`).expect(200);
    const { body } = await agent.post('/risk').send({ document_text: CONTRACT, filename: '../lease.docx' });
    const report = body as RiskReport;
    await until(async () => (await agent.get(`/risk/${report.id}`)).body.report_doc_id !== null);
    await agent.post('/contact').send({
      name: 'Nora',
      email: user.email.toUpperCase(),
      subject: 'Help',
      message: 'Please help.',
    });
    await insertAuditEntry(db, {
      action: 'made_admin',
      actor: 'chief@example.com',
      subject: user.email,
      ip: '192.0.2.7',
      requestId: 'r1',
    });
    await db
      .insert(secondFactors)
      .values({ userId: user.id, secret: 'SEALED-SECRET', confirmedAt: new Date() });
    // A session that the account's epoch has ended and that is still in the store.
    await db.insert(sessions).values({
      sid: 'an-ended-session',
      sess: { cookie: {}, passport: { user: user.id }, epoch: -1 },
      expire: new Date(Date.now() + 60_000),
    });

    const files = await filesOf(agent);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'account.json',
      'documents/عقد الإيجار.txt',
      'documents/lease.docx',
      'texts/عقد الإيجار.txt.txt',
      'texts/lease.docx.txt',
      'documents.json',
      'risk/lease_risk_report.pdf',
      'risk/lease_risk_report.json',
      'glossary.json',
      'translations.json',
      'jobs.json',
      'audit.json',
      'contact.json',
    ]);
    expect(read(files, 'README.txt')).toContain(`Data of Nora Saleh <${user.email}>`);
    expect(json(files, 'account.json')).toMatchObject({
      first_name: 'Nora',
      email: user.email,
      language: 'en',
      two_step_verification: true,
      sessions: [{ ip: expect.stringContaining('127.0.0.1') }],
    });
    expect(read(files, 'documents/عقد الإيجار.txt')).toBe('عقد إيجار بين الطرفين');
    expect(read(files, 'texts/lease.docx.txt')).toBe(CONTRACT);
    expect(json(files, 'documents.json')).toMatchObject([
      { id: uploadId, file: 'documents/عقد الإيجار.txt', text: 'texts/عقد الإيجار.txt.txt' },
      { origin: 'pasted', file: 'documents/lease.docx' },
    ]);
    expect(json(files, 'risk/lease_risk_report.json')).toMatchObject({
      id: report.id,
      risks: report.risks,
      pdf: 'risk/lease_risk_report.pdf',
    });
    expect(read(files, 'risk/lease_risk_report.pdf').slice(0, 5)).toBe('%PDF-');
    expect(json(files, 'jobs.json')).toContainEqual(
      expect.objectContaining({ id: report.id, kind: 'risk', status: 'completed' }),
    );
    const audit = json(files, 'audit.json') as { action: string }[];
    expect(audit.map(({ action }) => action)).toEqual(['signed_in', 'made_admin', 'data_exported']);
    expect(audit[1]).toMatchObject({ actor: 'another account', subject: user.email, ip: null });
    expect(json(files, 'contact.json')).toMatchObject([{ subject: 'Help', message: 'Please help.' }]);

    const whole = [...files.values()].map((bytes) => bytes.toString()).join('\n');
    const { rows } = await app.database.pool.query<{ password_hash: string; sid: string }>(
      'select password_hash, sid from users join sessions on sessions.user_id = users.id where users.id = $1',
      [user.id],
    );
    const secrets = rows.flatMap((row) => [row.password_hash, row.sid]);
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of [...secrets, 'SEALED-SECRET', PASSWORD, 'chief@example.com', '192.0.2.7']) {
      expect(whole).not.toContain(secret);
    }
    expect(whole).not.toContain('stranger@example.com');
    expect(whole).not.toContain('A secret of somebody else.');
  });

  it('a document that was read again is exported once, with each text on which something stands', async () => {
    const { agent } = await signedIn(app);
    const answer = await agent.post('/documents/upload').attach('file', Buffer.from(CONTRACT), 'lease.txt');
    const { doc_id: id } = answer.body as { doc_id: string };
    await agent.post('/risk').send({ doc_id: id }).expect(200);
    await app.deps.db
      .update(documentTexts)
      .set({ content: 'As an earlier reader saw it.' })
      .where(eq(documentTexts.documentId, id));
    await agent.post(`/documents/${id}/read-again`).expect(200);
    const files = await filesOf(agent);
    const paths = [...files.keys()].filter((path) => /^(documents|texts)\//.test(path));
    expect(paths).toEqual(['documents/lease.txt', 'texts/lease.txt.txt', 'texts/lease.txt (2).txt']);
    expect(json(files, 'documents.json')).toMatchObject([
      { id, origin: 'earlier', file: 'documents/lease.txt', text: 'texts/lease.txt.txt' },
      { origin: 'upload', file: 'documents/lease.txt', text: 'texts/lease.txt (2).txt' },
    ]);
    expect(read(files, 'documents/lease.txt')).toBe(CONTRACT);
    expect(read(files, 'texts/lease.txt.txt')).toBe('As an earlier reader saw it.');
    expect(read(files, 'texts/lease.txt (2).txt')).toBe(CONTRACT);
  });

  it('files in an export have unique names that no system takes for a path', async () => {
    const { agent, user } = await signedIn(app);
    const names = [
      '../../x',
      '..\\..\\x.txt',
      '/etc/passwd',
      'x.txt',
      'X.txt',
      `${'ع'.repeat(255)}`,
      'CON.txt',
    ];
    for (const filename of names) {
      await makeDocument(app.deps.db, { userId: user.id, filename, text: `content of ${filename}` });
    }
    const files = await filesOf(agent);
    const paths = [...files.keys()].filter((path) => path.startsWith('documents/'));
    expect(paths).toHaveLength(names.length);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length);
    for (const path of paths) {
      expect(path.split('/')).toHaveLength(2);
      expect(path).not.toMatch(/\\|^\.|\/\./);
      expect(Buffer.byteLength(path.slice('documents/'.length))).toBeLessThanOrEqual(255);
    }
    const listed = json(files, 'documents.json') as { filename: string; file: string; text: string }[];
    expect(listed.map(({ filename }) => filename)).toEqual(names);
    for (const { filename, file, text } of listed) {
      expect(read(files, file)).toBe(`content of ${filename}`);
      expect(read(files, text)).toBe(`content of ${filename}`);
    }
  });

  it('an export is in the language of the account', async () => {
    const { agent, user } = await signedIn(app);
    await agent.patch('/auth/me').send({ language: 'ar' }).expect(200);
    const text = read(await filesOf(agent), 'README.txt');
    expect(text).toContain('بياناتك لدى LDA');
    // Isolated from the sentence, which would otherwise reverse the brackets of the address.
    expect(text).toContain(`بيانات \u2068Nora Saleh <${user.email}>\u2069، `);
  });

  it("an export contains entries of the account's former addresses only for the time it had them", async () => {
    const { agent, user } = await signedIn(app, { email: 'second@example.com' });
    const { db } = app.deps;
    const at = (ms: number) => new Date(user.createdAt.getTime() + ms);
    const entry = { requestId: 'r', action: 'signed_in' };
    await db.insert(auditLog).values([
      { ...entry, actor: 'first@example.com', at: at(-5), requestId: 'an earlier owner' },
      { ...entry, actor: 'first@example.com', at: at(1), requestId: 'mine' },
      { ...entry, action: 'email_changed', actor: 'first@example.com', subject: user.email, at: at(2) },
      { ...entry, actor: 'first@example.com', at: at(3), requestId: 'a later owner' },
    ]);
    const audit = json(await filesOf(agent), 'audit.json') as { request_id: string; actor: string }[];
    const ids = audit.map(({ request_id: id }) => id);
    expect(ids).toContain('mine');
    expect(ids).not.toContain('an earlier owner');
    expect(ids).not.toContain('a later owner');
    expect(audit.map(({ actor }) => actor)).not.toContain('another account');
  });
});
