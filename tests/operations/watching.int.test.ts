import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startFakeCollector, type ArrivedSpan, type FakeCollector } from '#tests/fakes/collector.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { codeFromOutbox } from '#tests/support/people.js';
import { startStack, type Stack } from '#tests/support/stack.js';
import { until } from '#tests/support/until.js';

/** Texts that occur only in what a person typed, sent or received; none of them may be in a log or a span. */
const SECRETS = {
  email: 'zarqa.mailbox@example.com',
  password: 'Zarqa-password-77!',
  firstName: 'Zarqafirst',
  text: 'Zarqatext',
  filename: 'Zarqafile.txt',
  key: 'sk-zarqakey-0123456789',
  answer: 'Zarqaanswer',
};
const CONTRACT = `1. Liability. The Supplier ${SECRETS.text} shall be liable without limitation for any and all losses.`;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const IN_TRACE = [
  'POST /risk/analyze-file',
  'job extract',
  'read document',
  'job risk',
  'chat fake-1',
  'job report',
  'write report',
] as const;
/** Timeout for starting server and worker and analyzing two contracts, on a machine busy with other tests. */
const SLOW = 180_000;

let collector: FakeCollector;
let model: FakeModel;
let stack: Stack;
let cookie = '';
let lines: Record<string, unknown>[] = [];
let logs = '';
const requestIds: Record<string, string> = {};

beforeAll(async () => {
  collector = await startFakeCollector();
  model = await startFakeModel();
  stack = await startStack({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: SECRETS.key,
      LLM_MODEL: 'fake-1',
      LOG_LEVEL: 'trace',
    },
  });
  await signUp();
  await analyze('well');
  // The model answers with malformed JSON that repeats the document's text, so the analysis fails.
  model.answerWith(() => `{ "${SECRETS.answer}": ${SECRETS.text}`);
  await analyze('badly');
  await broken();
  await allTold();
}, SLOW);
afterAll(async () => {
  await stack.stop();
  await model.close();
  await collector.close();
});

async function post(to: string, body: object | FormData, headers: Record<string, string> = {}) {
  const form = body instanceof FormData;
  const response = await fetch(stack.baseUrl + to, {
    method: 'POST',
    headers: { ...(form ? {} : { 'Content-Type': 'application/json' }), Cookie: cookie, ...headers },
    body: form ? body : JSON.stringify(body),
  });
  const set = response.headers.getSetCookie()[0]?.split(';')[0];
  if (set !== undefined) cookie = set;
  return response;
}

async function signUp(): Promise<void> {
  const { email, password, firstName } = SECRETS;
  expect((await post('/auth/send-code', { email })).status).toBe(200);
  const code = await codeFromOutbox(stack.outboxDir, email);
  Object.assign(SECRETS, { code });
  expect((await post('/auth/verify-code', { email, code })).status).toBe(200);
  const form = { first_name: firstName, last_name: 'H', email, hashed_password: password };
  expect((await post('/auth/register', form)).status).toBeLessThan(300);
  expect((await post('/auth/login', { email, password: `${password}?` })).status).toBe(401);
  expect((await post('/auth/login', { email, password })).status).toBe(200);
  Object.assign(SECRETS, { cookie: decodeURIComponent(cookie.split('=')[1] ?? '').slice(2, 34) });
}

/** Uploads and analyzes one contract, within a trace that the caller started. */
async function analyze(how: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([`${CONTRACT}\n\n${how}`]), SECRETS.filename);
  form.append('party', SECRETS.firstName);
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  const response = await post('/risk/analyze-file', form, how === 'well' ? { traceparent } : {});
  requestIds[how] = response.headers.get('X-Request-Id') ?? '';
  expect(response.status).toBe(how === 'well' ? 200 : 502);
}

/** Sends requests that carry secrets in a malformed body, a query and a path. */
async function broken(): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie };
  const wrong = { method: 'POST', headers, body: `{"document_text": ${SECRETS.text}` };
  expect((await fetch(`${stack.baseUrl}/risk`, wrong)).status).toBe(400);
  const query = `${stack.baseUrl}/auth/check-email?email=${SECRETS.email}`;
  expect((await fetch(query)).status).toBe(200);
  const role = `/admin/users/${encodeURIComponent(SECRETS.email)}/role?new_role=admin`;
  const asked = { method: 'PUT', headers: { Cookie: cookie } };
  for (const path of [role, decodeURIComponent(role)])
    expect((await fetch(stack.baseUrl + path, asked)).status).toBe(403);
}

/** Returns the complete lines of a file; the last one may still be being written. */
function readLines(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

/** Waits for the last log lines and spans: server and worker write and send them at times of their own. */
async function allTold(): Promise<void> {
  const folder = path.dirname(stack.outboxDir);
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'));
  await until(() => {
    const written = files.flatMap((name) => readLines(path.join(folder, name)));
    logs = written.join('\n');
    lines = written.map((line) => JSON.parse(line) as Record<string, unknown>);
    const ended = (kind: string, msg: string) =>
      lines.some((line) => line['kind'] === kind && line['msg'] === msg);
    const refused = lines.filter(({ status }) => status === 403);
    return ended('report', 'job completed') && ended('risk', 'job failed') && refused.length === 2;
  }, 30_000);
  await until(
    () =>
      IN_TRACE.every((name) => spansOf(name).some(({ traceId }) => traceId === TRACE)) &&
      spansOf('chat fake-1').length === 3,
    30_000,
  );
}

const spansOf = (name: string) => collector.spans.filter((span) => span.name === name);
const inTrace = (name: (typeof IN_TRACE)[number]) => {
  const found = spansOf(name).filter(({ traceId }) => traceId === TRACE);
  expect(found).toHaveLength(1);
  return found[0] as ArrivedSpan;
};

/** Tells whether a text contains a secret; a numeric code counts only as a whole word, since times and ids contain digits too. */
const holds = (text: string, secret: string) =>
  /^\d+$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(text) : text.includes(secret);

describe('log lines', () => {
  it('log lines of every level contain nothing that a person typed, sent or received', () => {
    const { email, ...others } = SECRETS;
    for (const [what, secret] of Object.entries(others)) {
      expect(secret.length).toBeGreaterThan(5);
      expect([what, holds(logs, secret)]).toEqual([what, false]);
    }
    // Without a mail server the log names the outbox file of each mail, which has the address in its name.
    const [mailbox = ''] = email.split('@');
    const withAddress = logs.split('\n').filter((line) => line.includes(mailbox));
    expect(withAddress.filter((line) => !line.includes('"mail written"'))).toEqual([]);
  });

  it("a job's log lines have its id, kind, user, request, attempt and duration", () => {
    const ended = lines.filter(({ msg }) => msg === 'job completed' || msg === 'job failed');
    expect(ended.length).toBeGreaterThanOrEqual(3);
    for (const line of ended) {
      expect(line).toMatchObject({
        job: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: expect.stringMatching(/^(?:extract|risk|report)$/),
        user: expect.stringMatching(/^[0-9a-f-]{36}$/),
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        attempt: expect.any(Number),
        ms: expect.any(Number),
      });
    }
    const failed = ended.find(({ msg }) => msg === 'job failed');
    expect(failed).toMatchObject({ kind: 'risk', code: 'model_failed', request_id: requestIds['badly'] });
  });

  it('log lines of a request and of its jobs have the same request id and trace id', () => {
    const mine = lines.filter((line) => line['request_id'] === requestIds['well']);
    expect(mine.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['request', 'job completed', 'job completed', 'job completed']),
    );
    for (const line of mine) expect(line).toMatchObject({ trace_id: TRACE });
  });
});

describe('a trace', () => {
  it("a trace is one tree, from the caller's span through the request and its jobs to the model and the report", () => {
    const request = inTrace('POST /risk/analyze-file');
    expect(request).toMatchObject({ service: 'lda-server', parentSpanId: '00f067aa0ba902b7' });
    expect(request.attributes).toMatchObject({
      'http.route': '/risk/analyze-file',
      'http.response.status_code': 200,
    });
    const extract = inTrace('job extract');
    const risk = inTrace('job risk');
    expect(extract).toMatchObject({ service: 'lda-worker', parentSpanId: request.spanId });
    expect(risk.parentSpanId).toBe(request.spanId);
    expect(risk.attributes).toMatchObject({ 'lda.job.end': 'completed', 'lda.job.attempt': 1 });
    expect(inTrace('read document').parentSpanId).toBe(extract.spanId);
    const call = inTrace('chat fake-1');
    expect(call.parentSpanId).toBe(risk.spanId);
    expect(call.attributes).toMatchObject({
      'gen_ai.request.model': 'fake-1',
      'gen_ai.usage.total_tokens': 120,
      'lda.call.outcome': 'answered',
    });
    const report = inTrace('job report');
    expect(report.parentSpanId).toBe(risk.spanId);
    expect(inTrace('write report').parentSpanId).toBe(report.spanId);
  });

  it('spans contain nothing that a person typed, sent or received', () => {
    expect(collector.spans.length).toBeGreaterThan(10);
    for (const [what, secret] of Object.entries(SECRETS))
      expect([what, holds(collector.raw(), secret)]).toEqual([what, false]);
  });

  it('span names contain no request path with ids', () => {
    expect(collector.spans.map(({ name }) => name).filter((name) => /[0-9a-f]{12}/.test(name))).toEqual([]);
  });
});

describe('/metrics', () => {
  it("/metrics counts the worker's jobs and model calls", async () => {
    const failures = 'lda_job_failures_total{kind="risk",code="model_failed"} 1';
    // The server gets these counts from the worker, over the event bus.
    const text = await until(async () => {
      const now = await (await fetch(`${stack.baseUrl}/metrics`)).text();
      return now.includes(failures) && now;
    });
    expect(text).toMatch(/lda_model_tokens_total\{model="fake-1"\} [1-9]/);
    expect(text).toMatch(/lda_model_call_duration_seconds_count\{model="fake-1",outcome="answered"\} [1-9]/);
    expect(text).toContain('lda_workers{queue="analysis"} 1');
  });
});
