import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { LIMITS } from '#shared/limits.js';
import { startStack, type Stack } from '../support/stack.js';
import { until } from '../support/until.js';
import { signedInClient } from './client.js';

const USERS = 8;
const JOBS_PER_USER = 25;
const FAULTS = 20;
/** Every third fault freezes the worker for `FREEZE_MS`, longer than a lease, and then continues it. */
const FREEZE_EVERY = 3;
const FREEZE_MS = 8_000;
const WORKERS = 2;
const BETWEEN_FAULTS_MS = 1_500;
const LOOK_MS = 50;
/** Longest time until a job is queued again after its worker was killed or frozen. */
const GOAL_MS = 10_000;
const CONTRACT = 'tests/fixtures/documents/contract.pdf';

interface Row {
  id: string;
  status: string;
  claim_token: string | null;
  lease_until: Date | null;
  seen_at: Date;
}

/** Requests every job: each user's own copy of one contract, each for another party, so that no part is reused. */
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

/** Delays storing a part by the answer time of a quick model; otherwise the built-in engine would finish before the first fault. */
const SLOW_PARTS = `
  create function slow_part() returns trigger language plpgsql as $$ begin perform pg_sleep(0.08); return new; end $$;
  create trigger slow_part before insert on job_parts for each row execute function slow_part()`;

/**
 * Watches claims and measures how long each job that lost its worker was without one, from its last heartbeat until it
 * was queued or claimed again.
 */
function watch(client: pg.Client) {
  const claimed = new Map<string, Row>();
  const gaps: number[] = [];
  let rows: Row[] = [];
  const isLive = ({ status }: Row) => status === 'queued' || status === 'running';
  return {
    gaps,
    left: () => rows.filter(isLive).length,
    ended: () => rows.length > 0 && !rows.some(isLive),
    async look(): Promise<void> {
      ({ rows } = await client.query<Row>(
        `select id, status, claim_token, lease_until, now() as seen_at from jobs where kind = 'risk'`,
      ));
      for (const row of rows) {
        const before = claimed.get(row.id);
        if (isLive(row) && before?.lease_until && before.claim_token !== row.claim_token)
          gaps.push(row.seen_at.getTime() - (before.lease_until.getTime() - LIMITS.jobs.leaseMs));
        if (row.claim_token === null) claimed.delete(row.id);
        else claimed.set(row.id, row);
      }
    },
  };
}

async function lookFor(seen: ReturnType<typeof watch>, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    await seen.look();
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Kills and freezes workers in turn; returns the number of kills and freezes. */
async function fault(
  stack: Stack,
  seen: ReturnType<typeof watch>,
): Promise<{ kills: number; freezes: number }> {
  const done = { kills: 0, freezes: 0 };
  for (let n = 0; n < FAULTS; n += 1) {
    await lookFor(seen, BETWEEN_FAULTS_MS);
    const worker = stack.workers[n % WORKERS];
    if (n % FREEZE_EVERY === FREEZE_EVERY - 1 && worker?.pid !== undefined) {
      process.kill(worker.pid, 'SIGSTOP');
      try {
        await lookFor(seen, FREEZE_MS);
      } finally {
        process.kill(worker.pid, 'SIGCONT');
      }
      done.freezes += 1;
    } else {
      await worker?.kill('SIGKILL');
      worker?.start();
      done.kills += 1;
    }
  }
  return done;
}

/** Checks that 200 jobs under 20 kills and freezes of their workers are all done once, none lost or failed: `npm run bench -- recovery [--json]`. */
export async function run(args: string[]): Promise<number> {
  const stack = await startStack({ workers: WORKERS });
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    await client.query(SLOW_PARTS);
    await accept(stack);
    const seen = watch(client);
    const { kills, freezes } = await fault(stack, seen);
    const leftAfterFaults = seen.left();
    await until(async () => {
      await seen.look();
      return seen.ended();
    }, 300_000);
    const { rows } = await client.query<Record<'completed' | 'other' | 'reports', number>>(`
      select count(*) filter (where status = 'completed')::int as completed,
        count(*) filter (where status <> 'completed')::int as other,
        (select count(*)::int from reports) as reports
      from jobs where kind = 'risk'`);
    // Jobs of any kind: a failed extraction would be a user's failed upload.
    const failed = await client.query(
      `select id, kind, status, error_code, crashes, attempt, done, total from jobs where status in ('failed', 'cancelled')`,
    );
    const longest = Math.max(0, ...seen.gaps);
    const result = {
      jobs: USERS * JOBS_PER_USER,
      kills,
      freezes,
      leftAfterFaults,
      completed: rows[0]?.completed,
      notCompleted: rows[0]?.other,
      reports: rows[0]?.reports,
      tookOver: seen.gaps.length,
      longestStandstillMs: longest,
      failed: failed.rows,
    };
    const met =
      result.completed === result.jobs &&
      result.reports === result.jobs &&
      failed.rowCount === 0 &&
      longest <= GOAL_MS;
    if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ ...result, met })}\n`);
    else {
      for (const row of failed.rows) process.stdout.write(`${JSON.stringify(row)}\n`);
      process.stdout.write(
        `${result.completed} of ${result.jobs} jobs completed under ${kills} kills and ${freezes} freezes, ` +
          `${result.notCompleted} did not (${leftAfterFaults} were left after the last fault); ` +
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
