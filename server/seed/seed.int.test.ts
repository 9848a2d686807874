import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { addUser } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { DOMAIN, PASSWORD, SCENARIOS, type Scenario } from './scenarios.js';
import { seed, SeedRefused } from './seed.js';

const TABLES = [
  ...['users', 'documents', 'blobs', 'reports', 'jobs', 'contact_messages', 'audit_log', 'sessions'],
];
const demo = SCENARIOS['demo'] as Scenario;

let t: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  t = await createAppWithWorker();
});
afterAll(() => t.close());

async function rowCounts(): Promise<Record<string, number>> {
  const counted = TABLES.map(async (table) => {
    const { rows } = await t.deps.pool.query(`select count(*)::int as n from ${table}`);
    return [table, rows[0].n as number];
  });
  return Object.fromEntries(await Promise.all(counted)) as Record<string, number>;
}

async function browserOf(id: string) {
  const agent = request.agent(t.app);
  await agent
    .post('/auth/login')
    .send({ email: `${id}@${DOMAIN}`, password: PASSWORD })
    .expect(200);
  return agent;
}

describe('the demo scenario', () => {
  it('the demo exists once, however often it is applied', async () => {
    const said: string[] = [];
    await seed(t.deps, demo, { onStep: (line) => said.push(line) });
    expect(said).toEqual(demo.people.map(({ first, last }) => `${first} ${last}`));
    const before = await rowCounts();
    expect(before).toMatchObject({ users: 6, contact_messages: 2, reports: 5, sessions: 0 });
    await seed(t.deps, demo);
    expect(await rowCounts()).toEqual(before);
  }, 240_000);

  it('the demo is not applied again after many later entries in the audit log', async () => {
    await t.deps.pool.query(
      `insert into audit_log (action, actor, request_id)
       select 'signed_in', 'somebody@example.com', 'r' from generate_series(1, 10001)`,
    );
    const before = await rowCounts();
    await seed(t.deps, demo);
    expect(await rowCounts()).toEqual(before);
    await t.deps.pool.query(`delete from audit_log where actor = 'somebody@example.com'`);
  });

  it("the demo has reports with findings and a PDF in their owners' languages", async () => {
    for (const [id, lang, reports] of [
      ['noura', 'ar', 2],
      ['james', 'en', 2],
      ['reem', 'ar', 1],
    ] as const) {
      const agent = await browserOf(id);
      const { body } = await agent.get('/risk/history').expect(200);
      expect(body.history).toHaveLength(reports);
      for (const { id: report } of body.history as { id: string }[]) {
        const { body: found } = await agent.get(`/risk/${report}`).expect(200);
        expect(found).toMatchObject({ engine: 'builtin', lang });
        expect(found.risks.length).toBeGreaterThan(0);
        const pdf = await agent.get(`/risk/file/${found.report_doc_id}`).buffer().expect(200);
        expect(pdf.headers['content-type']).toBe('application/pdf');
      }
    }
  });

  it('the demo has a failed job with its reason', async () => {
    const { body } = await (await browserOf('james')).get('/jobs').expect(200);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 'failed', error_code: 'document_encrypted' }),
      ]),
    );
  });

  it('the demo has an administrator, a closed account and audit entries', async () => {
    const agent = await browserOf('admin');
    const { body: people } = await agent.get('/admin/users').expect(200);
    expect(people).toHaveLength(6);
    expect(people).toContainEqual(
      expect.objectContaining({ email: `omar@${DOMAIN}`, closed_at: expect.any(String) }),
    );
    const { body: audit } = await agent.get('/admin/audit').expect(200);
    const actions = (audit as { action: string }[]).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['registered', 'queue_paused', 'queue_resumed', 'account_closed']),
    );
    const { body: queues } = await agent.get('/admin/queues').expect(200);
    expect((queues as { paused: boolean }[]).some(({ paused }) => paused)).toBe(false);
  });

  it('an interrupted demo continues where it stopped', async () => {
    await t.deps.pool.query(`delete from reports where filename = 'Consulting agreement.docx'`);
    const before = await rowCounts();
    await seed(t.deps, demo);
    const after = await rowCounts();
    expect(after['reports']).toBe(5);
    expect(after['users']).toBe(before['users']);
  });
});

describe('refused scenarios', () => {
  it('a scenario is refused in production', async () => {
    const deps = { ...t.deps, config: { ...t.deps.config, production: true } };
    await expect(seed(deps, demo, { yes: true })).rejects.toThrow(SeedRefused);
  });

  it('a scenario is refused in a database with other accounts, unless confirmed', async () => {
    await addUser(t, { email: 'somebody@example.com' });
    await expect(seed(t.deps, demo)).rejects.toThrow(/--yes/);
    await seed(t.deps, demo, { yes: true });
  });
});
