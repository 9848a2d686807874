import { setTimeout as delay } from 'node:timers/promises';
import type { Job } from '#shared/contracts/jobs.js';
import { openCarriers } from '#platform/carriers/carriers.js';
import { openDatabase } from '#platform/db/client.js';
import { createLogger } from '#platform/log.js';
import { anyAnswer } from '../fakes/answers.js';
import { startFakeModel, type FakeModel } from '../fakes/model.js';
import { contractOf } from '../support/contract-text.js';
import { queryStack } from '../support/query-stack.js';
import { until } from '../support/until.js';
import { signedInClient, type Client } from './client.js';
import { backendsOf, startStackOn, type Backend, type BackendStack } from './load/backends.js';
import { broadcastOf, plainBroadcast } from './load/broadcast.js';
import { connectedSocket, request, uploadText } from './load/clients.js';
import { watchEventLoops } from './load/event-loop-delays.js';

const LATENCY_MS = 500;
const TOOLS_MS = 60_000;
const DOCUMENTS = 200;
/** Most analyses that a user may have waiting. */
const WAITING = 50;
const BETWEEN_QUESTIONS_MS = 500;
const DEADLINE_MS = 300_000;
const GOALS = { event_loop_p99: 50, first_token_p95: 500, times_ws: 1.2 };

const QUESTION = 'Within how many days is lot 1.3 delivered?';
const ANSWER = 'The Supplier delivers it within **13 days** [1: "within 13 days and bears all loss of it"].';
const SECTIONS = 4;

const TOOLS: readonly { path: string; options: object }[] = [
  { path: '/risk', options: {} },
  { path: '/compliance/check', options: {} },
  { path: '/rephrase', options: { style: 'formal' } },
  { path: '/translate', options: { target_lang: 'arabic' } },
];

const at = (values: readonly number[], share: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN);

async function untilEnded({ call }: Client, { id }: Pick<Job, 'id'>): Promise<Job> {
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; await delay(200)) {
    const job = (await (await call(`/jobs/${id}`)).json()) as Job;
    if (job.status !== 'queued' && job.status !== 'running') return job;
  }
  throw new Error(`the job ${id} did not end within ${DEADLINE_MS} ms`);
}

/** Asks the assistant; returns the time until the first piece of the answer, ms. */
async function ask(client: Client, stack: BackendStack, documentId: string, n: number) {
  const socket = await connectedSocket(stack.baseUrl, client.cookie);
  try {
    let first: number | undefined;
    socket.on('chat:delta', () => (first ??= performance.now()));
    const from = performance.now();
    const job = await request(client, '/chatbot', { query: `${QUESTION} (${n})`, doc_ids: [documentId] });
    const { status } = await untilEnded(client, job);
    return { ms: (first ?? Infinity) - from, status };
  } finally {
    socket.disconnect();
  }
}

/** Uses every tool at the same time, one user each, again and again. */
async function useTools(stack: BackendStack) {
  const end = Date.now() + TOOLS_MS;
  const statuses: Record<string, Record<string, number>> = {};
  const count = (path: string, status: string) => {
    const own = (statuses[path] ??= {});
    own[status] = (own[status] ?? 0) + 1;
  };
  const firstTokens: number[] = [];
  const useTool = async ({ path, options }: (typeof TOOLS)[number]) => {
    const client = await signedInClient(stack, `tool${path.replaceAll('/', '-')}@example.com`);
    for (let n = 0; Date.now() < end; n += 1) {
      const { text } = contractOf(`${path} ${n}`, SECTIONS);
      const job = await request(client, path, { ...options, document_text: text });
      count(path, (await untilEnded(client, job)).status);
    }
  };
  const chat = async () => {
    const client = await signedInClient(stack, 'chat@example.com');
    const documentId = await uploadText(client, 'chat', contractOf('chat', SECTIONS).text);
    for (let n = 0; Date.now() < end; n += 1) {
      const { ms, status } = await ask(client, stack, documentId, n);
      count('/chatbot', status);
      // The first one loads the words that questions are read with.
      if (n > 0) firstTokens.push(ms);
      await delay(BETWEEN_QUESTIONS_MS);
    }
  };
  await Promise.all([...TOOLS.map(useTool), chat()]);
  const failed = Object.values(statuses).flatMap((one) => Object.entries(one));
  return {
    ended: statuses,
    failed: failed.reduce((sum, [status, number]) => sum + (status === 'completed' ? 0 : number), 0),
    first_token_ms: { p50: at(firstTokens, 0.5), p95: at(firstTokens, 0.95), max: at(firstTokens, 0.9999) },
  };
}

/** Times of one analysis: until its work began, and until its end, s. */
async function timeOne(client: Client, stack: BackendStack, documentId: string) {
  const job = await request(client, '/risk', { doc_id: documentId, party: `Party ${Math.random()}` });
  await untilEnded(client, job);
  const [row] = await queryStack<{ wait: number; whole: number }>(
    stack,
    `select extract(epoch from started_at - created_at)::float as wait,
       extract(epoch from finished_at - created_at)::float as whole from jobs where id = $1`,
    [job.id],
  );
  return row ?? { wait: NaN, whole: NaN };
}

/** Analyzes one document of one user, alone and beside a user who has 200. */
async function beOneBesideMany(stack: BackendStack) {
  const one = await signedInClient(stack, 'one@example.com');
  const many = await signedInClient(stack, 'many@example.com');
  const own = await uploadText(one, 'one', contractOf('one', SECTIONS).text);
  const shared = await uploadText(many, 'many', contractOf('many', 2).text);
  const alone = await timeOne(one, stack, own);
  let added = 0;
  const add = async () => {
    // A party of its own for each: no part is found again.
    await request(many, '/risk', { doc_id: shared, party: `Party ${added}` });
    added += 1;
  };
  for (let n = 0; n < WAITING; n += 1) await add();
  const counts = async () => {
    const [row] = await queryStack<{ queued: number; live: number }>(
      stack,
      `select count(*) filter (where status = 'queued')::int as queued,
         count(*) filter (where status in ('queued', 'running'))::int as live from jobs where kind = 'risk'`,
    );
    return row ?? { queued: 0, live: 0 };
  };
  const goOn = async () => {
    while (added < DOCUMENTS) {
      const { queued } = await counts();
      for (let free = WAITING - queued - 1; free > 0 && added < DOCUMENTS; free -= 1) await add();
      await delay(200);
    }
  };
  const adding = goOn();
  const beside = await timeOne(one, stack, own);
  await adding;
  await until(async () => (await counts()).live === 0, DEADLINE_MS);
  return { alone, beside };
}

/** Publishes events to one user's sockets over the bus, as a worker does. */
async function broadcast(stack: BackendStack) {
  const client = await signedInClient(stack, 'sockets@example.com');
  const [row] = await queryStack<{ id: string }>(stack, `select id from users where email = $1`, [
    'sockets@example.com',
  ]);
  const log = createLogger('bench', 'silent');
  const database = openDatabase(stack.databaseUrl, { log, name: 'lda-bench', max: 2 });
  const { bus, close } = await openCarriers(stack, { ...database, log }, ['bus']);
  const kinds = ['risk', 'compliance'] as const;
  const kindOf = (round: number) => kinds[round % 2] ?? 'risk';
  const message = (round: number) => `42["history",{"kind":"${kindOf(round)}"}]`;
  try {
    const ours = await broadcastOf(
      { baseUrl: stack.baseUrl, cookie: client.cookie },
      (round) => bus.publish({ topic: 'history', user_id: row?.id ?? '', kind: kindOf(round) }),
      (data, round) => data === message(round),
    );
    return { ours, ws: await plainBroadcast(message) };
  } finally {
    await close();
    await database.close();
  }
}

async function measure(backend: Backend, model: FakeModel) {
  const loops = watchEventLoops();
  const stack = await startStackOn(backend, { env: { ...loops.env, OPENAI_BASE_URL: model.url } });
  try {
    // Resets the measurement: the start is not part of the load.
    await loops.delays();
    const tools = { ...(await useTools(stack)), event_loops: await loops.delays() };
    const fairness = { ...(await beOneBesideMany(stack)), event_loops: await loops.delays() };
    const sockets = { ...(await broadcast(stack)), event_loops: await loops.delays() };
    return { backend, tools, fairness, sockets };
  } finally {
    await stack.stop();
    loops.remove();
  }
}

/**
 * Measures all five tools at the same time, one user's analysis beside another's 200, and a broadcast to 1,000 sockets:
 * `npm run bench -- mixed [--json] [--backend postgres|redis]`. The model is a fake that takes half a second for each
 * call of an analysis and answers questions at once.
 */
export async function run(args: string[]): Promise<number> {
  const isQuestion = (content: string | undefined) => content?.includes(QUESTION) === true;
  const model = await startFakeModel({
    latencyMs: (messages) => (isQuestion(messages.at(-1)?.content) ? 0 : LATENCY_MS),
  });
  model.answerWith((messages) => (isQuestion(messages.at(-1)?.content) ? ANSWER : anyAnswer(messages)));
  let met = true;
  try {
    for (const backend of backendsOf(args)) {
      const figures = await measure(backend, model);
      const { tools, fairness, sockets } = figures;
      const loops = [tools, fairness, sockets].flatMap(({ event_loops: each }) => Object.values(each));
      const times = Math.round((100 * sockets.ours.p50) / sockets.ws.p50) / 100;
      const meets =
        tools.failed === 0 &&
        tools.first_token_ms.p95 <= GOALS.first_token_p95 &&
        loops.every(({ p99 }) => p99 <= GOALS.event_loop_p99) &&
        times <= GOALS.times_ws;
      met &&= meets;
      if (args.includes('--json')) {
        process.stdout.write(
          `${JSON.stringify({ ...figures, times_ws: times, goals: GOALS, met: meets })}\n`,
        );
        continue;
      }
      const line = (text: string) => process.stdout.write(`${backend}: ${text}\n`);
      const delays = ({ event_loops: { server, workers } }: { event_loops: typeof tools.event_loops }) =>
        `event loops p99, longest: server ${server.p99}, ${server.max}; worker ${workers.p99}, ${workers.max} ms`;
      const { p50, p95, max } = tools.first_token_ms;
      line(
        `five tools: ${JSON.stringify(tools.ended)}; first token p50 ${p50}, p95 ${p95}, slowest ${max} ms; ${delays(tools)}`,
      );
      const { alone, beside } = fairness;
      line(
        `one analysis alone: began after ${alone.wait.toFixed(2)} s, took ${alone.whole.toFixed(2)} s; beside another user's ${DOCUMENTS}: ` +
          `${beside.wait.toFixed(2)} s, ${beside.whole.toFixed(2)} s; ${delays(fairness)}`,
      );
      line(
        `broadcast to ${sockets.ours.sockets} sockets, last one: p50 ${sockets.ours.p50}, p95 ${sockets.ours.p95} ms; plain ws ${sockets.ws.p50}, ${sockets.ws.p95} ms ` +
          `(${times} times, goal ${GOALS.times_ws}); ${delays(sockets)}`,
      );
    }
    if (!args.includes('--json')) process.stdout.write(`Goals ${met ? 'met' : 'missed'}.\n`);
    return met ? 0 : 1;
  } finally {
    await model.close();
  }
}
