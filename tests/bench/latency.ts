import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Job } from '#shared/contracts/jobs.js';
import { openCarriers } from '#platform/carriers/carriers.js';
import { openDatabase } from '#platform/db/client.js';
import { createLogger } from '#platform/log.js';
import { until } from '../support/until.js';
import { signedInClient } from './client.js';
import { backendsOf, startStackOn, type Backend, type BackendStack } from './load/backends.js';
import { connectedSocket } from './load/clients.js';
import { queryStack } from '../support/query-stack.js';

const ROUNDS = 200;
/** Goals in milliseconds at the 95th percentile. */
const GOALS = { accept_to_work: 10, commit_to_browser: 25, times_peer: 2.5 };

interface Spread {
  p50: number;
  p95: number;
  max: number;
}

function spread(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** Analyzes one short document repeatedly, so that the way to the worker and back is timed and not the analysis. */
async function product(stack: BackendStack) {
  const { call, cookie } = await signedInClient(stack, 'bench@example.com');
  const form = new FormData();
  form.append(
    'file',
    new Blob(['1. Term. This Agreement lasts for ten years and renews automatically.']),
    'a.txt',
  );
  const upload = await call('/documents/upload', { method: 'POST', body: form });
  const { doc_id: documentId } = (await upload.json()) as { doc_id: string };
  await call(`/documents/content/${documentId}`);

  const completed = new Map<string, number>();
  const socket = await connectedSocket(stack.baseUrl, cookie);
  socket.on('job', (job: Job) => {
    if (job.status === 'completed' && !completed.has(job.id)) completed.set(job.id, Date.now());
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const response = await call('/risk', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
      body: JSON.stringify({ doc_id: documentId }),
    });
    const { id } = (await response.json()) as Job;
    await until(() => completed.get(id));
    // The report's PDF is written after the job's end; the next round must not run beside it.
    await until(async () => {
      const report = (await (await call(`/risk/${id}`)).json()) as { report_doc_id: string | null };
      return report.report_doc_id !== null;
    });
  }
  socket.disconnect();
  const rows = await queryStack<{ id: string; created_at: Date; started_at: Date; finished_at: Date }>(
    stack,
    'select id, created_at, started_at, finished_at from jobs where id = any($1)',
    [[...completed.keys()]],
  );
  return {
    accept_to_work: spread(rows.map((row) => row.started_at.getTime() - row.created_at.getTime())),
    commit_to_browser: spread(
      rows.map((row) => (completed.get(row.id) ?? Infinity) - row.finished_at.getTime()),
    ),
  };
}

/** Measures the peer: BullMQ alone on the same backend, with a handler that only sends to a socket. */
async function bare(stack: BackendStack) {
  const log = createLogger('bench', 'silent');
  const database = openDatabase(stack.databaseUrl, { log, name: 'lda-bench' });
  const carriers = await openCarriers(stack, { ...database, log, consumers: 1 }, ['queues']);
  const { queues } = carriers;
  const http = createServer().listen(0, '127.0.0.1');
  const server = new Server(http);
  await new Promise((resolve) => http.once('listening', resolve));
  const socket = await connectedSocket(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, '');
  let handled = 0;
  let heard = 0;
  socket.on('done', () => (heard = performance.now()));
  const consumer = await queues.consume(
    'interactive',
    () => {
      handled = performance.now();
      server.emit('done');
      return Promise.resolve();
    },
    1,
  );
  const toWork: number[] = [];
  const toBrowser: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    heard = 0;
    const from = performance.now();
    await queues.add({
      queue: 'interactive',
      jobId: `bench-${round}`,
      delivery: 0,
      kind: 'bench',
      priority: 1,
      delayMs: 0,
    });
    await until(() => heard > 0);
    toWork.push(handled - from);
    toBrowser.push(heard - from);
  }
  socket.disconnect();
  await server.close();
  await consumer.close(5_000);
  await carriers.close();
  await database.close();
  return { add_to_work: spread(toWork), add_to_browser: spread(toBrowser) };
}

const NAMES: Record<Backend, string> = { postgres: 'Postgres', redis: 'Redis' };

async function measure(backend: Backend, json: boolean): Promise<boolean> {
  const stack = await startStackOn(backend, { env: { WORKER_QUEUES: 'analysis,cpu' } });
  try {
    const ours = await product(stack);
    const peer = await bare(stack);
    const times = {
      accept_to_work: Math.round((10 * ours.accept_to_work.p95) / peer.add_to_work.p95) / 10,
      commit_to_browser: Math.round((10 * ours.commit_to_browser.p95) / peer.add_to_browser.p95) / 10,
    };
    const met =
      ours.accept_to_work.p95 <= GOALS.accept_to_work &&
      ours.commit_to_browser.p95 <= GOALS.commit_to_browser &&
      Math.max(times.accept_to_work, times.commit_to_browser) <= GOALS.times_peer;
    if (json) {
      process.stdout.write(
        `${JSON.stringify({ backend, rounds: ROUNDS, ours, peer, times, goals: GOALS, met })}\n`,
      );
      return met;
    }
    const line = (name: string, { p50, p95, max }: Spread, goal = '') =>
      process.stdout.write(
        `${name.padEnd(44)} p50 ${String(p50).padStart(6)} ms   p95 ${String(p95).padStart(6)} ms   max ${String(max).padStart(6)} ms   ${goal}\n`,
      );
    const on = `on ${NAMES[backend]}`;
    const goal = (ms: number, ratio: number) =>
      `goal p95 ${ms}; ${ratio} times BullMQ alone, goal ${GOALS.times_peer}`;
    line(
      `LDA ${on}: accepted -> work begins`,
      ours.accept_to_work,
      goal(GOALS.accept_to_work, times.accept_to_work),
    );
    line(
      `LDA ${on}: end committed -> browser`,
      ours.commit_to_browser,
      goal(GOALS.commit_to_browser, times.commit_to_browser),
    );
    line(`BullMQ alone ${on}: add -> work begins`, peer.add_to_work);
    line(`BullMQ alone ${on}: add -> browser`, peer.add_to_browser);
    return met;
  } finally {
    await stack.stop();
  }
}

/**
 * Measures the latency from a job's acceptance to the start of its work, and from its end to the browser:
 * `npm run bench -- latency [--json] [--backend postgres|redis]`.
 */
export async function run(args: string[]): Promise<number> {
  let met = true;
  for (const backend of backendsOf(args)) met = (await measure(backend, args.includes('--json'))) && met;
  return met ? 0 : 1;
}
