import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { Socket } from 'socket.io-client';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';
import { startFakeModel, type FakeModel } from '../fakes/model.js';
import { contractOf } from '../support/contract-text.js';
import { signedInClient, type Client } from './client.js';
import { backendsOf, startStackOn, type Backend, type BackendStack } from './load/backends.js';
import { connectedSocket, request, uploadText } from './load/clients.js';
import { untilDone, warningsIn } from './load/observe.js';
import { processorTimes } from './load/process-times.js';

const WORKERS = [1, 2, 4, 8];
const LATENCY_MS = 1_000;
/** Analyses that each worker has at a time (`WORKER_CONCURRENCY`), and model calls of each. */
const ANALYSES = 4;
const SECTIONS = 48;
/** Sections of the contracts with which each worker warms up: it loads its threads, fonts and token tables once. */
const WARM_UP_SECTIONS = 4;
/** The throughput is counted from here until this share of all calls has been made: every worker is then busy. */
const WARM_UP_MS = 4_000;
const UNTIL_SHARE = 0.85;
const LISTED_STATEMENTS = 25;
const PROFILER = pathToFileURL(join(process.cwd(), 'tests/bench/load/profile-probe.mjs')).href;
const GOALS = { ms_per_call: 20, connections: 12, linear: 0.95 };

interface Figures {
  backend: Backend;
  workers: number;
  calls: number;
  calls_per_second: number;
  /** Calls that asked again for what had been answered. */
  repeated: number;
  failed: number;
  /** Attempts at analyses beyond the first. */
  attempts: number;
  /** Processor time for each call, ms. */
  ms_per_call: {
    workers: number;
    server: number;
    postgres: number;
    redis: number;
    all: number;
    bench: number;
  };
  /** Transactions of the database for each call. */
  transactions: number;
  /** Statements of the database that were made most often. */
  statements: { query: string; per_call: number; ms_each: number }[];
  /** Warnings and errors that workers and server logged, with how often. */
  logged: Record<string, number>;
  /** Most database connections of one worker and of the server, and of all by their name. */
  connections: { worker: number; server: number; names: Record<string, number> };
}

const round = (value: number, digits = 1) => Number(value.toFixed(digits));

interface Owner extends Client {
  documentId: string;
  warmUpId: string;
  socket: Socket;
}

async function ownerOf(stack: BackendStack, name: string): Promise<Owner> {
  const client = await signedInClient(stack, `${name}@example.com`);
  const documentId = await uploadText(client, name, contractOf(name, SECTIONS).text);
  const warmUpId = await uploadText(
    client,
    `short ${name}`,
    contractOf(`short ${name}`, WARM_UP_SECTIONS).text,
  );
  return { ...client, documentId, warmUpId, socket: await connectedSocket(stack.baseUrl, client.cookie) };
}

const pidOf = ({ pid }: { pid: number | undefined }) => pid ?? 0;

async function measure(
  backend: Backend,
  count: number,
  model: FakeModel,
  profile: string | undefined,
): Promise<Figures> {
  const stack = await startStackOn(backend, {
    workers: count,
    postgres: await startTemporaryPostgres({ settings: { shared_preload_libraries: 'pg_stat_statements' } }),
    env: {
      OPENAI_BASE_URL: model.url,
      WORKER_CONCURRENCY: String(ANALYSES),
      ...(profile === undefined
        ? {}
        : { NODE_OPTIONS: `--import ${PROFILER}`, PROFILE_FOLDER: resolve(profile) }),
    },
  });
  const database = new pg.Client({ connectionString: stack.databaseUrl, application_name: 'lda-bench' });
  const owners: Owner[] = [];
  try {
    await database.connect();
    await database.query('create extension pg_stat_statements');
    for (let n = 0; n < count * ANALYSES; n += 1)
      owners.push(await ownerOf(stack, `${backend}-${count}-${n}`));
    const [server] = stack.servers;
    const workers = stack.workers.map(pidOf);
    const serverPid = server === undefined ? 0 : pidOf(server);
    const transactions = async () => {
      const { rows } = await database.query<{ count: number }>(
        'select xact_commit::int as count from pg_stat_database where datname = current_database()',
      );
      return rows[0]?.count ?? 0;
    };
    const times = () => {
      const redis = stack.redisPid === undefined ? [] : [stack.redisPid];
      const [ofServer = 0, postgres = 0, ...others] = processorTimes([
        serverPid,
        stack.postgresPid,
        ...workers,
        ...redis,
      ]);
      const { user, system } = process.cpuUsage();
      return {
        server: ofServer,
        postgres,
        workers: others.slice(0, workers.length).reduce((sum, ms) => sum + ms, 0),
        redis: others[workers.length] ?? 0,
        bench: (user + system) / 1_000,
      };
    };

    const pids = [serverPid, ...workers];
    await Promise.all(owners.map((owner) => request(owner, '/risk', { doc_id: owner.warmUpId })));
    await untilDone(stack, database, pids);

    model.calls.length = 0;
    await database.query('select pg_stat_statements_reset()');
    const [before, transactionsBefore, from] = [times(), await transactions(), Date.now()];
    await Promise.all(owners.map((owner) => request(owner, '/risk', { doc_id: owner.documentId })));
    const connections = await untilDone(stack, database, pids);
    const [after, transactionsAfter] = [times(), await transactions()];
    const calls = model.calls.length;
    const asked = model.calls.filter(({ messages }) => messages.length === 2);
    const begin = from + WARM_UP_MS;
    const last = model.calls[Math.floor(calls * UNTIL_SHARE)]?.at ?? Infinity;
    const between = model.calls.filter(({ at }) => at >= begin && at < last).length;
    const statements = await database.query<{ query: string; calls: number; ms: number }>(
      `select regexp_replace(query, '\\s+', ' ', 'g') as query, calls::int, (total_plan_time + total_exec_time)::float as ms
       from pg_stat_statements order by calls desc limit $1`,
      [LISTED_STATEMENTS],
    );
    const { rows } = await database.query<{ failed: number; attempts: number }>(
      `select count(*) filter (where status <> 'completed')::int as failed, sum(attempt)::int as attempts from jobs`,
    );
    const perCall = (name: keyof typeof before) => round((after[name] - before[name]) / calls);
    const each = {
      workers: perCall('workers'),
      server: perCall('server'),
      postgres: perCall('postgres'),
      redis: perCall('redis'),
    };
    return {
      backend,
      workers: count,
      calls,
      calls_per_second: round(between / ((last - begin) / 1_000)),
      repeated: asked.length - new Set(asked.map(({ passage }) => passage)).size,
      failed: rows[0]?.failed ?? 0,
      attempts: rows[0]?.attempts ?? 0,
      ms_per_call: {
        ...each,
        all: round(each.workers + each.server + each.postgres + each.redis),
        bench: perCall('bench'),
      },
      transactions: round((transactionsAfter - transactionsBefore) / calls),
      statements: statements.rows.map(({ query, calls: number, ms }) => ({
        query: query.slice(0, 120),
        per_call: round(number / calls, 2),
        ms_each: round(ms / number, 3),
      })),
      logged: warningsIn([...stack.servers, ...stack.workers].map(({ logFile }) => logFile)),
      connections,
    };
  } finally {
    for (const { socket } of owners) socket.disconnect();
    await database.end();
    await stack.stop();
  }
}

/**
 * Measures how many model calls a second 1, 2, 4 and 8 workers make, and the processor time and connections that they
 * need for it: `npm run bench -- scale [--json] [--backend postgres|redis] [--workers 1,2] [--profile FOLDER]`. The model
 * is a fake that takes a second for each call; each analysis has a browser that listens. With `--profile` a CPU profile
 * of each worker and of the server is written.
 */
export async function run(args: string[]): Promise<number> {
  const json = args.includes('--json');
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const counts = option('--workers')?.split(',').map(Number) ?? WORKERS;
  const profile = option('--profile');
  if (profile !== undefined) mkdirSync(profile, { recursive: true });
  const model = await startFakeModel({ latencyMs: LATENCY_MS });
  let met = true;
  try {
    for (const backend of backendsOf(args)) {
      let perWorker: number | undefined;
      for (const count of counts) {
        const figures = await measure(backend, count, model, profile);
        perWorker ??= figures.calls_per_second / count;
        const linear = round(figures.calls_per_second / (perWorker * count), 2);
        const meets =
          figures.ms_per_call.all <= GOALS.ms_per_call &&
          figures.connections.worker <= GOALS.connections &&
          linear >= GOALS.linear &&
          figures.repeated + figures.failed + figures.attempts === 0;
        met &&= meets;
        if (json) {
          process.stdout.write(`${JSON.stringify({ ...figures, linear, goals: GOALS, met: meets })}\n`);
          continue;
        }
        const { ms_per_call: ms, connections } = figures;
        process.stdout.write(
          `${backend}, ${count} workers: ${figures.calls_per_second} calls/s (${linear} of linear), ` +
            `${figures.calls} calls, ${figures.repeated} repeated, ${figures.attempts} attempts lost, ${figures.failed} failed; ` +
            `${ms.all} ms a call (workers ${ms.workers}, server ${ms.server}, postgres ${ms.postgres}, redis ${ms.redis}; bench ${ms.bench}), ` +
            `${figures.transactions} transactions a call; connections: worker ${connections.worker}, server ${connections.server}, ` +
            `${Object.entries(connections.names)
              .map(([name, number]) => `${name} ${number}`)
              .join(', ')}; logged: ${JSON.stringify(figures.logged)}\n`,
        );
      }
    }
    process.stdout.write(json ? '' : `Goals ${met ? 'met' : 'missed'}.\n`);
    return met ? 0 : 1;
  } finally {
    await model.close();
  }
}
