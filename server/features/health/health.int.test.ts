import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { jobs } from '#platform/db/schema/index.js';
import { createApp } from '#server/app.js';
import { presentJob } from '#platform/jobs/present.js';
import { findJobView } from '#platform/db/queries/job-views.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';

let t: TestApp;
const TOKEN = 'a token of some length';

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const metrics = async () => (await request(t.app).get('/metrics').expect(200)).text;
const withToken = () => createApp({ ...t.deps, config: { ...t.deps.config, metricsToken: TOKEN } });

describe('/metrics', () => {
  it('tells how the queues stand, who takes from them and who is signed in', async () => {
    const { user } = await signedIn(t);
    const job = {
      userId: user.id,
      kind: 'risk',
      queue: 'analysis',
      input: {},
      requestId: 'r',
      priority: 1,
    } as const;
    await t.deps.db
      .insert(jobs)
      .values([{ ...job, runAfter: new Date(Date.now() - 60_000) }, job, { ...job, status: 'running' }]);
    t.queues.alive = ['one', 'two'];
    await t.queues.pause('cpu');
    const text = await metrics();
    expect(text).toContain('lda_queue_depth{queue="analysis"} 2');
    expect(text).toContain('lda_queue_depth{queue="cpu"} 0');
    expect(text).toContain('lda_active_jobs{queue="analysis"} 1');
    expect(text).toMatch(/lda_queue_oldest_wait_seconds\{queue="analysis"\} (?:59|6\d)\n/);
    expect(text).toContain('lda_queue_paused{queue="cpu"} 1');
    expect(text).toContain('lda_workers{queue="interactive"} 2');
    expect(text).toContain('lda_sessions 1');
    expect(text).toMatch(/lda_server_event_loop_delay_seconds\{quantile="0.99"\} [\d.]+/);
    expect(text).toMatch(/lda_server_resident_memory_bytes \d{7,}/);
  });

  it('times requests by route and not by path', async () => {
    const { agent } = await signedIn(t);
    await agent.get('/jobs/00000000-0000-4000-8000-000000000000').expect(404);
    const text = await metrics();
    expect(text).toContain(
      'lda_http_request_duration_seconds_count{method="GET",route="/jobs/:id",status="404"} 1',
    );
    expect(text).not.toContain('00000000-0000-4000');
  });

  it('counts jobs as they end, with their time and their error', async () => {
    const { user } = await signedIn(t);
    const startedAt = new Date('2026-01-01T00:00:00Z');
    const finishedAt = new Date('2026-01-01T00:00:07Z');
    const [row] = await t.deps.db
      .insert(jobs)
      .values({
        userId: user.id,
        kind: 'extract',
        queue: 'cpu',
        input: {},
        requestId: 'r',
        priority: 1,
        status: 'failed',
        errorCode: 'document_scanned',
        startedAt,
        finishedAt,
      })
      .returning();
    const view = await findJobView(t.deps.db, { userId: user.id, jobId: row?.id ?? '' });
    if (view === undefined) throw new Error('no job');
    const job = presentJob(view, finishedAt);
    const publish = (over: object) =>
      t.bus.publish({ topic: 'job', user_id: user.id, job: { ...job, ...over } });
    await publish({ status: 'running', finished_at: null });
    await publish({});
    const text = await metrics();
    expect(text).toContain('lda_job_failures_total{kind="extract",code="document_scanned"} 1');
    expect(text).toContain('lda_job_duration_seconds_sum{kind="extract",status="failed"} 7');
    expect(text).toContain('lda_job_duration_seconds_count{kind="extract",status="failed"} 1');
  });

  it('is for this machine, and not for those for whom a proxy on it speaks', async () => {
    await request(t.app).get('/metrics').set('X-Forwarded-For', '203.0.113.7').expect(404);
    await request(t.app).get('/metrics').set('Forwarded', 'for=203.0.113.7').expect(404);
  });

  it('is for whoever has the token', async () => {
    const ask = (token: string) =>
      request(withToken())
        .get('/metrics')
        .set({ 'X-Forwarded-For': '203.0.113.7', Authorization: `Bearer ${token}` });
    const { headers } = await ask(TOKEN).expect(200);
    expect(headers['content-type']).toContain('text/plain');
    await ask('another token').expect(404);
    // Without a configured token none opens it.
    await request(t.app)
      .get('/metrics')
      .set({ 'X-Forwarded-For': '203.0.113.7', Authorization: 'Bearer undefined' })
      .expect(404);
  });
});

describe('/readyz', () => {
  it('names a queue and a bus that are away, and goes on serving', async () => {
    const ask = async (app = t.app) => (await request(app).get('/readyz').expect(200)).body as unknown;
    expect(await ask()).toEqual({ status: 'ready' });
    t.bus.up = false;
    expect(await ask()).toEqual({ status: 'degraded', down: ['events'] });
    t.bus.up = true;
    const isPaused = () => Promise.reject(new Error('away'));
    const app = createApp({
      ...t.deps,
      queues: Object.assign(Object.create(t.queues), { isPaused }) as never,
    });
    expect(await ask(app)).toEqual({ status: 'degraded', down: ['queue'] });
  });
});
