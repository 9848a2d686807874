import pg from 'pg';
import type { Job } from '#shared/contracts/jobs.js';
import { TRANSIENT_FAULTS } from '../fakes/faults.js';
import { startFakeModel, type FakeModel } from '../fakes/model.js';
import { contractOf } from '../support/contract-text.js';
import { startStack, type Stack } from '../support/stack.js';
import { until } from '../support/until.js';
import { signedInClient, type Client } from './client.js';

/** Concurrent calls of an analysis. One more is kept for the assistant. */
const SLOTS = 8;
const LATENCY_MS = 1_000;
/** Timeout of one call attempt, s; a hanging call occupies its slot for that long. */
const TIMEOUT_S = 3;
const CALLS = 64;
const CALLS_WITH_FAULTS = 200;
const ROUNDS = 3;
const FIRST_CALLS = 10;
/** Number of sections of a contract of some 15 pages; `LONG` that of one of some 100 pages. */
const SHORT = 14;
const LONG = 100;
const GOALS = { ratio: 1.02, ratio_with_faults: 1.1, first_call_ms: 300 };

interface Times {
  created_at: Date;
  finished_at: Date | null;
  status: string;
}

async function uploaded({ call }: Client, name: string, sections: number): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([contractOf(name, sections).text]), `${name}.txt`);
  const upload = await call('/documents/upload', { method: 'POST', body: form });
  const { doc_id: id } = (await upload.json()) as { doc_id: string };
  await call(`/documents/content/${id}`);
  return id;
}

async function accepted(response: Response): Promise<Job> {
  if (response.status !== 202) throw new Error(`not accepted: ${response.status} ${await response.text()}`);
  return (await response.json()) as Job;
}

const analyze = async ({ call }: Client, documentId: string) =>
  accepted(
    await call('/risk', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
      body: JSON.stringify({ doc_id: documentId }),
    }),
  );

/** Returns the time from acceptance to end of a job, divided by the time that its calls need on all slots without gaps. */
async function wall(database: pg.Client, client: Client, model: FakeModel, name: string, sections: number) {
  const documentId = await uploaded(client, name, sections);
  model.calls.length = 0;
  const { id } = await analyze(client, documentId);
  const { row, end } = await until(async () => {
    const { rows } = await database.query<Times>(
      'select status, created_at, finished_at from jobs where id = $1',
      [id],
    );
    const [row] = rows;
    return row !== undefined && row.finished_at !== null && { row, end: row.finished_at };
  }, 180_000);
  if (row.status !== 'completed') throw new Error(`the job ended as ${row.status}`);
  const passages = new Set(model.calls.map(({ passage }) => passage)).size;
  const path = Math.ceil(passages / SLOTS) * LATENCY_MS;
  const ms = end.getTime() - row.created_at.getTime();
  return {
    calls: model.calls.length,
    passages,
    faults: model.calls.filter(({ fault }) => fault !== null).length,
    ms,
    path,
    ratio: ms / path,
  };
}

/** Measures the peer: as many bare requests from a plain loop, which stores and publishes nothing. */
async function bare(model: FakeModel, calls: number): Promise<number> {
  const queue = Array.from({ length: calls }, (_, at) => at).values();
  const from = performance.now();
  await Promise.all(
    Array.from({ length: SLOTS }, async () => {
      for (const at of queue) {
        const response = await fetch(`${model.url}/chat/completions`, {
          method: 'POST',
          body: JSON.stringify({ model: 'bare', messages: [{ role: 'user', content: `call ${at}` }] }),
        });
        await response.text();
      }
    }),
  );
  return (performance.now() - from) / (Math.ceil(calls / SLOTS) * LATENCY_MS);
}

/** Returns the time from the end of a document's extraction to the first call about it, ms, for a job that waited for the text. */
async function firstCall(
  database: pg.Client,
  client: Client,
  model: FakeModel,
  name: string,
  sections: number,
) {
  model.calls.length = 0;
  const form = new FormData();
  form.append('file', new Blob([contractOf(name, sections).text]), `${name}.txt`);
  const { id, document_id: documentId } = await accepted(
    await client.call('/risk/analyze-file', {
      method: 'POST',
      body: form,
      headers: { Prefer: 'respond-async' },
    }),
  );
  const call = await until(() => model.calls[0], 30_000);
  const { rows } = await database.query<{ finished_at: Date }>(
    `select finished_at from jobs where document_id = $1 and kind = 'extract'`,
    [documentId],
  );
  await client.call(`/jobs/${id}/cancel`, { method: 'POST' });
  await until(() => model.calls.every(({ state }) => state !== 'working'), 30_000);
  return call.at - (rows[0]?.finished_at.getTime() ?? Infinity);
}

async function runRounds(stack: Stack, model: FakeModel) {
  const client = await signedInClient(stack, 'bench@example.com');
  const database = new pg.Client({ connectionString: stack.databaseUrl });
  await database.connect();
  try {
    const first: Record<'short' | 'long', number[]> = { short: [], long: [] };
    for (let round = 0; round < FIRST_CALLS; round += 1) {
      first.short.push(await firstCall(database, client, model, `short ${round}`, SHORT));
      first.long.push(await firstCall(database, client, model, `long ${round}`, LONG));
    }
    const peer = await bare(model, CALLS);
    const plain = [];
    const faulty = [];
    for (let round = 0; round < ROUNDS; round += 1)
      plain.push(await wall(database, client, model, `plain ${round}`, CALLS));
    for (let round = 0; round < ROUNDS; round += 1) {
      model.setFaults({ rate: 0.01, kinds: TRANSIENT_FAULTS, seed: round + 1 });
      faulty.push(await wall(database, client, model, `faulty ${round}`, CALLS_WITH_FAULTS));
    }
    return { first, peer, plain, faulty };
  } finally {
    await database.end();
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * Measures a job's wall time over its critical path, without and with faults, and the time from the extracted text to
 * the first call: `npm run bench -- model [--json]`. The model is a fake that takes a second for each call.
 */
export async function run(args: string[]): Promise<number> {
  const model = await startFakeModel({ latencyMs: LATENCY_MS });
  const stack = await startStack({
    env: {
      OPENAI_BASE_URL: model.url,
      LLM_CONCURRENCY: String(SLOTS + 1),
      LLM_TIMEOUT_SECONDS: String(TIMEOUT_S),
    },
  });
  try {
    const { first, peer, plain, faulty } = await runRounds(stack, model);
    const ratios = {
      plain: median(plain.map(({ ratio }) => ratio)),
      faulty: median(faulty.map(({ ratio }) => ratio)),
    };
    const slowest = Math.max(...first.short, ...first.long);
    const met =
      ratios.plain <= GOALS.ratio &&
      ratios.faulty <= GOALS.ratio_with_faults &&
      slowest <= GOALS.first_call_ms;
    if (args.includes('--json')) {
      process.stdout.write(
        `${JSON.stringify({ first, peer, plain, faulty, ratios, slowest, goals: GOALS, met })}\n`,
      );
      return met ? 0 : 1;
    }
    const line = (text: string) => process.stdout.write(`${text}\n`);
    const all = (rounds: typeof plain) =>
      rounds
        .map(
          ({ ratio, passages, faults, ms }) =>
            `${ratio.toFixed(3)} (${passages} calls, ${faults} faults, ${ms} ms)`,
        )
        .join(', ');
    line(`wall over critical path, no faults: ${all(plain)}; goal ${GOALS.ratio}`);
    line(`the same, 1 % faults:               ${all(faulty)}; goal ${GOALS.ratio_with_faults}`);
    line(`bare requests from a loop:          ${peer.toFixed(3)}`);
    for (const name of ['short', 'long'] as const)
      line(
        `text -> first call, ${name.padEnd(5)} contract: median ${median(first[name]).toFixed(0)} ms, slowest ${Math.max(...first[name]).toFixed(0)} ms; goal ${GOALS.first_call_ms}`,
      );
    line(`Goals ${met ? 'met' : 'missed'}.`);
    return met ? 0 : 1;
  } finally {
    await stack.stop();
    await model.close();
  }
}
