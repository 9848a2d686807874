import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';

const PACK = 'platform/law/library.jsonl.br';
/** Goals: a first load in seconds, and the memory of the worker at its most, MB. */
const GOAL_SECONDS = 60;
const GOAL_RSS_MB = 1_500;
/** Time in which a second start would show that it loads again, ms. */
const SECOND_START_MS = 3_000;

interface Line {
  msg?: string;
  seconds?: number;
  articles?: number;
  megabytes?: number;
}

interface Started {
  readySeconds: number;
  /** What the line about the laws says; undefined if there was none. */
  loaded: Line | undefined;
  loadedSeconds: number;
  peakMb: number;
}

/** Starts the built worker, and ends it once it has loaded the laws, or a while after it is ready. */
async function startWorker(databaseUrl: string, { loads }: { loads: boolean }): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lda-knowledge-'));
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  const worker = spawn(process.execPath, ['dist/workers/main.js'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const result: Started = { readySeconds: 0, loaded: undefined, loadedSeconds: 0, peakMb: 0 };
  for await (const text of createInterface({ input: worker.stdout })) {
    const line = JSON.parse(text) as Line;
    const end = () => {
      result.peakMb = peakOf(worker.pid);
      worker.kill('SIGTERM');
    };
    if (line.msg === 'worker ready') {
      result.readySeconds = seconds();
      if (!loads) setTimeout(end, SECOND_START_MS);
    } else if (line.msg === 'the laws are loaded') {
      result.loaded = line;
      result.loadedSeconds = seconds();
      if (loads) end();
    }
  }
  rmSync(dataDir, { recursive: true, force: true });
  return result;
}

/** Returns the most memory that a process has had, MB; 0 where the system does not tell. */
function peakOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_000);
}

async function sizes(databaseUrl: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; bytes: string }>(
      `select name, pg_total_relation_size(name::regclass) as bytes from unnest(array['laws', 'law_articles', 'law_terms']) as name`,
    );
    return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes) / 1e6]));
  } finally {
    await client.end();
  }
}

const mb = (value: number | undefined) => `${(value ?? 0).toFixed(1)} MB`;

/** Measures the first load of the product's laws by a worker, and that the next start loads nothing. */
export async function run(): Promise<number> {
  await ensureBuilt(process.cwd(), { only: 'node' });
  const { migrate } = await import('#platform/db/migrate.js');
  const postgres = await startTemporaryPostgres();
  try {
    await migrate(postgres.url, { info: () => undefined });
    const first = await startWorker(postgres.url, { loads: true });
    const size = await sizes(postgres.url);
    const next = await startWorker(postgres.url, { loads: false });
    const rows = [
      ['file in the repository', mb(statSync(PACK).size / 1e6)],
      ['first start: ready for jobs', `${first.readySeconds.toFixed(1)} s`],
      [
        'first start: laws loaded',
        `${first.loadedSeconds.toFixed(1)} s (load ${first.loaded?.seconds} s, goal ${GOAL_SECONDS} s)`,
      ],
      ['articles', String(first.loaded?.articles)],
      ['database: articles', mb((size['laws'] ?? 0) + (size['law_articles'] ?? 0))],
      ['database: index', mb(size['law_terms'])],
      ['memory of the worker at its most, with the load', `${first.peakMb} MB (goal ${GOAL_RSS_MB} MB)`],
      ['next start: ready for jobs', `${next.readySeconds.toFixed(1)} s`],
      ['next start: laws loaded again', next.loaded === undefined ? 'no' : 'YES'],
      ['memory of the worker at its most, without a load', `${next.peakMb} MB`],
    ];
    for (const [what = '', figure = ''] of rows) process.stdout.write(`${what.padEnd(52)}${figure}\n`);
    const met =
      first.loadedSeconds <= GOAL_SECONDS && first.peakMb <= GOAL_RSS_MB && next.loaded === undefined;
    return met ? 0 : 1;
  } finally {
    await postgres.stop();
  }
}
