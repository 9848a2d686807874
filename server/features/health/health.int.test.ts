import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { openDatabase } from '#platform/db/client.js';
import { jobs } from '#platform/db/schema/index.js';
import { publishJobEnded, publishJobRequeued } from '#platform/jobs/metric-events.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { createApp } from '#server/app.js';
import { LIMITS } from '#shared/limits.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { until } from '#tests/support/until.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';

let t: TestApp;
let w: TestApp;
const TOKEN = 'a token of some length';

/** Every metric with its labels. Dashboards and alerts depend on these names, so they must not change. */
const METRICS = {
  lda_http_request_duration_seconds: 'method,route,status',
  lda_uploaded_bytes_total: '',
  lda_mails_total: 'outcome',
  lda_sockets: '',
  lda_server_resident_memory_bytes: '',
  lda_server_pool_connections: 'state',
  lda_server_pool_waiting: '',
  lda_server_event_loop_delay_seconds: 'quantile',
  lda_up: 'part',
  lda_jobs: 'queue,state',
  lda_queue_oldest_wait_seconds: 'queue',
  lda_queue_paused: 'queue',
  lda_workers: 'queue',
  lda_sessions: '',
  lda_database_connections: 'application',
  lda_database_max_connections: '',
  lda_database_size_bytes: '',
  lda_job_duration_seconds: 'kind,status',
  lda_job_wait_seconds: 'kind',
  lda_job_failures_total: 'kind,code',
  lda_job_returns_total: 'kind,reason',
  lda_model_call_duration_seconds: 'model,outcome',
  lda_model_first_token_seconds: 'model',
  lda_model_tokens_total: 'model',
  lda_model_claims_total: 'model,claim,outcome',
};

beforeAll(async () => {
  t = await testApp();
  w = await createAppWithWorker();
});
afterAll(async () => {
  await w.close();
  await t.close();
});

const metrics = async () => (await request(t.app).get('/metrics').expect(200)).text;
const withToken = () => createApp({ ...t.deps, config: { ...t.deps.config, metricsToken: TOKEN } });

describe('/metrics', () => {
  it('/metrics shows the queues, their workers and the sessions', async () => {
    const { user } = await signedIn(t);
    const job = {
      userId: user.id,
      kind: 'risk',
      queue: 'analysis',
      input: {},
      requestId: 'r',
      priority: 1,
    } as const;
    const minuteAgo = new Date(Date.now() - 60_000);
    const [running] = await t.deps.db
      .insert(jobs)
      .values([
        { ...job, status: 'running' },
        { ...job, runAfter: minuteAgo },
        { ...job, runAfter: new Date(Date.now() + 60_000) },
      ])
      .returning();
    // A blocked job, which waits for the running one, with an older `runAfter` than any that could run.
    await t.deps.db.insert(jobs).values({ ...job, runAfter: new Date(0), afterJobId: running?.id });
    t.queues.alive = ['one', 'two'];
    await t.queues.pause('cpu');
    const text = await metrics();
    expect(text).toContain('lda_jobs{queue="analysis",state="ready"} 1');
    expect(text).toContain('lda_jobs{queue="analysis",state="delayed"} 1');
    expect(text).toContain('lda_jobs{queue="analysis",state="blocked"} 1');
    expect(text).toContain('lda_jobs{queue="analysis",state="running"} 1');
    expect(text).toContain('lda_jobs{queue="cpu",state="ready"} 0');
    expect(text).toMatch(/lda_queue_oldest_wait_seconds\{queue="analysis"\} (?:59|[6-9]\d)\n/);
    expect(text).toContain('lda_queue_paused{queue="cpu"} 1');
    expect(text).toContain('lda_workers{queue="interactive"} 2');
    expect(text).toContain('lda_sessions 1');
  });

  it('/metrics shows the state of this server and of its database', async () => {
    const text = await metrics();
    expect(text).toMatch(/lda_server_event_loop_delay_seconds\{quantile="0.99"\} [\d.]+/);
    expect(text).toMatch(/lda_server_resident_memory_bytes \d{7,}/);
    expect(text).toMatch(/lda_server_pool_connections\{state="idle"\} \d+/);
    expect(text).toContain('lda_server_pool_waiting 0');
    expect(text).toMatch(/lda_database_connections\{application="lda-test"\} [1-9]/);
    expect(text).toMatch(/lda_database_max_connections [1-9]\d+/);
    expect(text).toMatch(/lda_database_size_bytes \d{7,}/);
    expect(text).toContain('lda_mails_total{outcome="failed"} 0');
    for (const part of ['database', 'queue', 'events']) expect(text).toContain(`lda_up{part="${part}"} 1`);
  });

  it("/metrics leaves out parts that do not answer and still shows this server's own metrics", async () => {
    const away = () => Promise.reject(new Error('away'));
    const queues = Object.assign(Object.create(t.queues) as object, { workers: away }) as never;
    const text = (
      await request(createApp({ ...t.deps, queues }))
        .get('/metrics')
        .expect(200)
    ).text;
    expect(text).toContain('lda_up{part="queue"} 0');
    expect(text).toContain('lda_up{part="database"} 1');
    expect(text).not.toMatch(/^lda_workers\{/m);
    expect(text).toMatch(/^lda_sessions \d/m);
    // Nothing listens on port 1.
    const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', { log: t.deps.log, name: 'gone' });
    const { db } = gone;
    const without = (
      await request(createApp({ ...t.deps, db }))
        .get('/metrics')
        .expect(200)
    ).text;
    expect(without).toContain('lda_up{part="database"} 0');
    expect(without).not.toMatch(/^lda_(?:jobs|database_\w+)[ {]/m);
    await gone.close();
    expect(without).toMatch(/^lda_server_resident_memory_bytes \d/m);
  });

  it('requests are measured by route and not by path', async () => {
    const { agent } = await signedIn(t);
    await agent.get('/jobs/00000000-0000-4000-8000-000000000000').expect(404);
    const text = await metrics();
    expect(text).toContain(
      'lda_http_request_duration_seconds_count{method="GET",route="/jobs/:id",status="404"} 1',
    );
    expect(text).not.toContain('00000000-0000-4000');
  });

  it('only the bytes of completely received files are counted', async () => {
    const { agent } = await signedIn(w);
    await agent
      .post('/documents/upload')
      .attach('file', Buffer.from('1. Term. Ten years.'), 'a.txt')
      .expect(201);
    const { text } = await request(w.app).get('/metrics').expect(200);
    expect(text).toContain('lda_uploaded_bytes_total 19\n');
  });

  it('a job is counted once when it ends, with its duration, wait and error', async () => {
    const at = (time: string) => new Date(`2026-01-01T00:00:${time}Z`);
    const row = {
      kind: 'extract',
      status: 'failed',
      errorCode: 'document_scanned',
      createdAt: at('00'),
      runAfter: at('00'),
      startedAt: at('03'),
      finishedAt: at('10'),
    } as JobRow;
    await publishJobEnded(t.bus, row);
    // Retried a week later: its wait counts from then, not from its creation.
    await publishJobEnded(t.bus, {
      ...row,
      status: 'completed',
      runAfter: at('30'),
      startedAt: at('32'),
      finishedAt: at('33'),
    });
    await publishJobEnded(t.bus, { ...row, status: 'running', finishedAt: null });
    await publishJobRequeued(t.bus, row, 'crash');
    const text = await metrics();
    expect(text).toContain('lda_job_failures_total{kind="extract",code="document_scanned"} 1');
    expect(text).toContain('lda_job_duration_seconds_sum{kind="extract",status="failed"} 7');
    expect(text).toContain('lda_job_duration_seconds_count{kind="extract",status="failed"} 1');
    expect(text).toContain('lda_job_duration_seconds_sum{kind="extract",status="completed"} 1');
    expect(text).toContain('lda_job_wait_seconds_sum{kind="extract"} 5');
    expect(text).toContain('lda_job_returns_total{kind="extract",reason="crash"} 1');
  });

  it('model calls are counted by outcome', async () => {
    const call = (outcome: string, tokens: number, first_ms?: number) =>
      t.bus.publish({
        topic: 'measured',
        measure: { what: 'model_call', model: 'm', outcome, ms: 1500, tokens, first_ms },
      });
    await call('answered', 120, 250);
    await call('http_429', 0);
    const text = await metrics();
    expect(text).toContain('lda_model_tokens_total{model="m"} 120');
    expect(text).toContain('lda_model_call_duration_seconds_sum{model="m",outcome="answered"} 1.5');
    expect(text).toContain('lda_model_call_duration_seconds_count{model="m",outcome="http_429"} 1');
    expect(text).toContain('lda_model_first_token_seconds_sum{model="m"} 0.25');
    expect(text).toContain('lda_model_first_token_seconds_count{model="m"} 1');
  });

  it('what a model says is counted, with what its documents do not bear out', async () => {
    const measure = { what: 'model_checked', model: 'm' } as const;
    const findings = { kept: 4, dropped: 1 };
    await t.bus.publish({
      topic: 'measured',
      measure: { ...measure, findings, statements: { kept: 9, dropped: 2 } },
    });
    const text = await metrics();
    expect(text).toContain('lda_model_claims_total{model="m",claim="findings",outcome="kept"} 4');
    expect(text).toContain('lda_model_claims_total{model="m",claim="findings",outcome="dropped"} 1');
    expect(text).toContain('lda_model_claims_total{model="m",claim="statements",outcome="dropped"} 2');
  });

  it('/metrics is valid, keeps its names and labels, and each is documented', async () => {
    const families = new Map<string, Set<string>>();
    for (const line of (await metrics()).split('\n').filter(Boolean)) {
      const typed = /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1];
      if (typed !== undefined) {
        // A duplicate name makes the whole page invalid.
        expect(families.has(typed)).toBe(false);
        families.set(typed, new Set());
      }
      if (line.startsWith('#')) continue;
      const sample = /^(\w+?)(?:_bucket|_sum|_count)?(?:\{(.*)\})? (?:[\d.e+-]+|\+Inf|NaN)$/.exec(line);
      if (sample === null) throw new Error(`not a sample: ${line}`);
      const [, name = '', labels = ''] = sample;
      for (const [, label = ''] of labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g))
        if (label !== 'le') families.get(name)?.add(label);
    }
    const labelsOf = Object.fromEntries([...families].map(([name, labels]) => [name, [...labels].join()]));
    expect(labelsOf).toEqual(METRICS);
    const guide = readFileSync('docs/operations.md', 'utf8');
    const described = [...guide.matchAll(/^\| `(lda_\w+)(?:\{([\w, ]+)\})?`/gm)].map(
      ([, name = '', labels = '']) => [name, labels.replaceAll(' ', '')],
    );
    expect(Object.fromEntries(described)).toEqual(METRICS);
    const alerts = readFileSync('docs/alerts.yml', 'utf8');
    for (const [name] of alerts.matchAll(/lda_\w+/g))
      expect(Object.keys(METRICS)).toContain(name.replace(/_(?:bucket|sum|count)$/, ''));
    const tried = readFileSync('docs/alerts.test.yml', 'utf8');
    for (const [, name = ''] of alerts.matchAll(/- alert: (\w+)/g))
      expect(tried).toContain(`alertname: ${name}\n`);
  });

  it('/metrics refuses requests that a proxy on this machine forwards', async () => {
    await request(t.app).get('/metrics').set('X-Forwarded-For', '203.0.113.7').expect(404);
    await request(t.app).get('/metrics').set('Forwarded', 'for=203.0.113.7').expect(404);
  });

  it('/metrics answers loopback host names only, against DNS rebinding', async () => {
    const status = async (host: string, app = t.app) =>
      (await request(app).get('/metrics').set('Host', host)).status;
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.1:9090', '[::1]', '[::1]:3000'])
      expect([host, await status(host)]).toEqual([host, 200]);
    for (const host of [
      'evil.example',
      'localhost.evil.example:3000',
      '127.0.0.1.evil.example',
      '::1',
      'a@localhost',
    ])
      expect([host, await status(host)]).toEqual([host, 404]);
    expect(await status('evil.example', withToken())).toBe(404);
    const known = { Host: 'lda-1:3000', Authorization: `Bearer ${TOKEN}` };
    await request(withToken()).get('/metrics').set(known).expect(200);
  });

  it('/metrics has one exact path that a proxy can block', async () => {
    for (const path of ['/metrics/', '/Metrics', '/METRICS']) await request(t.app).get(path).expect(404);
  });

  it('/metrics answers requests with the token', async () => {
    const ask = (token: string) =>
      request(withToken())
        .get('/metrics')
        .set({ 'X-Forwarded-For': '203.0.113.7', Authorization: `Bearer ${token}` });
    const { headers } = await ask(TOKEN).expect(200);
    expect(headers['content-type']).toContain('text/plain');
    await ask('another token').expect(404);
    // Without a configured token no token is accepted.
    await request(t.app)
      .get('/metrics')
      .set({ 'X-Forwarded-For': '203.0.113.7', Authorization: 'Bearer undefined' })
      .expect(404);
  });
});

describe('/readyz', () => {
  it('/readyz names an unavailable queue or bus as degraded', async () => {
    const ask = async (app = t.app) => (await request(app).get('/readyz').expect(200)).body as unknown;
    expect(await ask()).toEqual({ status: 'ready' });
    t.bus.up = false;
    expect(await ask()).toEqual({ status: 'degraded', down: ['events'] });
    t.bus.up = true;
    const ping = () => Promise.reject(new Error('away'));
    const app = createApp({
      ...t.deps,
      queues: Object.assign(Object.create(t.queues), { ping }) as never,
    });
    expect(await ask(app)).toEqual({ status: 'degraded', down: ['queue'] });
  });

  it('/readyz names the delivery of jobs if a due job is not delivered', async () => {
    const { user } = await signedIn(t);
    const ask = async () => (await request(t.app).get('/readyz').expect(200)).body as unknown;
    const long = new Date(Date.now() - 2 * LIMITS.health.undeliveredMs);
    const job = { userId: user.id, kind: 'risk', queue: 'analysis', input: {}, priority: 1 } as const;
    const [row] = await t.deps.db
      .insert(jobs)
      .values({ ...job, requestId: 'r', runAfter: long, checkAt: long })
      .returning();
    expect(await ask()).toEqual({ status: 'degraded', down: ['delivery'] });
    await t.deps.db.delete(jobs).where(eq(jobs.id, row?.id ?? ''));
    expect(await ask()).toEqual({ status: 'ready' });
  });

  it('/readyz distinguishes a busy pool from an unavailable database and recovers with the pool', async () => {
    const { pool } = t.deps;
    const connections = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    try {
      const { body } = await request(t.app).get('/readyz').expect(200);
      expect(body).toEqual({ status: 'degraded', down: ['pool'] });
    } finally {
      for (const client of connections) client.release();
    }
    await until(async () => (await request(t.app).get('/readyz')).text === '{"status":"ready"}');
  });

  it('/readyz uses one connection for all requests and opens another after that was terminated', async () => {
    const probes = async () =>
      (
        await t.deps.pool.query<{ pid: number }>(
          `select pid from pg_stat_activity where application_name = 'lda-probe' and datname = current_database()`,
        )
      ).rows.map(({ pid }) => pid);
    const ask = () => request(t.app).get('/readyz').expect(200, { status: 'ready' });
    await Promise.all(Array.from({ length: 20 }, ask));
    const [first, ...more] = await probes();
    expect(more).toEqual([]);
    await t.deps.pool.query('select pg_terminate_backend($1)', [first]);
    await until(async () => {
      const [now] = (await request(t.app).get('/readyz')).status === 200 ? await probes() : [];
      return now !== undefined && now !== first;
    });
  });
});
