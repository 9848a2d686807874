import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { startStack, type Stack } from '../support/stack.js';
import { until } from '../support/until.js';
import { signedInClient } from './client.js';

const USERS = 8;
const JOBS_PER_USER = 25;
const KILLS = 20;
const WORKERS = 2;
const BETWEEN_KILLS_MS = 1_500;
const LOOK_MS = 50;
/** The longest that a job may stand still after its worker was killed: then it is back in line. */
const GOAL_MS = 10_000;
const CONTRACT = 'tests/fixtures/documents/contract.pdf';

interface Row {
  id: string;
  status: string;
  claim_token: string | null;
}

/** Accepts every job: each user's own copy of one contract, each for another party, so that no part is reused. */
async function accept(stack: Stack): Promise<void> {
  const bytes = await readFile(CONTRACT);
  for (let user = 0; user < USERS; user += 1) {
    const { call } = await signedInClient(stack, `bench${user}@example.com`);
    const form = new FormData();
    form.append('file', new Blob([bytes]), 'contract.pdf');
    const upload = await call('/documents/upload', { method: 'POST', body: form });
    const { doc_id: documentId } = (await upload.json()) as { doc_id: string };
    for (let n = 0; n < JOBS_PER_USER; n += 1) {
      const response = await call('/risk', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
        body: JSON.stringify({ doc_id: documentId, party: `Party ${user}-${n}` }),
      });
      if (response.status !== 202) throw new Error(`a job was not accepted: ${response.status}`);
    }
  }
}

/** The built-in engine would be done before the first kill: storing a part takes as long as a quick model's answer. */
const SLOW_PARTS = `
  create function slow_part() returns trigger language plpgsql as $$ begin perform pg_sleep(0.08); return new; end $$;
  create trigger slow_part before insert on job_parts for each row execute function slow_part()`;

/** Watches claims: how long each job that lost its worker stood still until it was back in line, or claimed anew. */
function watch(client: pg.Client) {
  const held = new Map<string, string>();
  const lost = new Map<string, number>();
  const gaps: number[] = [];
  let rows: Row[] = [];
  return {
    gaps,
    ended: () => rows.length > 0 && rows.every(({ status }) => status !== 'queued' && status !== 'running'),
    async look(): Promise<void> {
      ({ rows } = await client.query<Row>(`select id, status, claim_token from jobs where kind = 'risk'`));
      for (const { id, status, claim_token: token } of rows) {
        const since = lost.get(id);
        if (status === 'completed') lost.delete(id);
        else if (since !== undefined && token !== held.get(id)) {
          gaps.push(Date.now() - since);
          lost.delete(id);
        }
        if (token !== null) held.set(id, token);
      }
    },
    /** Notes which jobs run at this moment: those that go on under the same claim had another worker. */
    killed(): void {
      const now = Date.now();
      for (const { id, status } of rows) if (status === 'running' && !lost.has(id)) lost.set(id, now);
    },
  };
}

async function kills(stack: Stack, seen: ReturnType<typeof watch>): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const next = Date.now() + BETWEEN_KILLS_MS;
    while (Date.now() < next) {
      await seen.look();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    const worker = stack.workers[kill % WORKERS];
    seen.killed();
    await worker?.kill('SIGKILL');
    worker?.start();
  }
}

/** `npm run bench -- recovery [--json]`: 200 jobs under 20 kills of their workers; none lost, failed or done twice. */
export async function run(args: string[]): Promise<number> {
  const stack = await startStack({ workers: WORKERS });
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    await client.query(SLOW_PARTS);
    await accept(stack);
    const seen = watch(client);
    await kills(stack, seen);
    await until(async () => {
      await seen.look();
      return seen.ended();
    }, 300_000);
    const { rows } = await client.query<Record<'completed' | 'other' | 'reports', number>>(`
      select count(*) filter (where status = 'completed')::int as completed,
        count(*) filter (where status <> 'completed')::int as other,
        (select count(*)::int from risk_reports) as reports
      from jobs where kind = 'risk'`);
    const failed = await client.query(
      `select id, status, error_code, crashes, attempt, done, total from jobs where kind = 'risk' and status <> 'completed'`,
    );
    const longest = Math.max(0, ...seen.gaps);
    const result = {
      jobs: USERS * JOBS_PER_USER,
      kills: KILLS,
      completed: rows[0]?.completed,
      notCompleted: rows[0]?.other,
      reports: rows[0]?.reports,
      tookOver: seen.gaps.length,
      longestStandstillMs: longest,
      failed: failed.rows,
    };
    const met = result.completed === result.jobs && result.reports === result.jobs && longest <= GOAL_MS;
    if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ ...result, met })}\n`);
    else {
      for (const row of failed.rows) process.stdout.write(`${JSON.stringify(row)}\n`);
      process.stdout.write(
        `${result.completed} of ${result.jobs} jobs completed under ${KILLS} kills, ${result.notCompleted} did not; ` +
          `${result.reports} reports.\n${result.tookOver} jobs lost their worker and were back in line, the slowest ` +
          `after ${(longest / 1000).toFixed(1)} s (goal ${GOAL_MS / 1000} s).\n`,
      );
    }
    return met ? 0 : 1;
  } finally {
    await client.end();
    await stack.stop();
  }
}
