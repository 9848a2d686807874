import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { LIMITS } from '#shared/limits.js';
import { signedInClient, type Client } from '#tests/bench/client.js';
import { startStack, type Stack } from '#tests/support/stack.js';
import { until } from '#tests/support/until.js';

// A stack of its own for each, and faults that take their time, on a machine that other tests keep busy.
jest.setTimeout(240_000);

/** Longer than the timeout for new connections. */
const FREEZE_MS = 12_000;
/** The promise is 10 s; a busy machine may take longer. */
const RECOVERY_MS = 60_000;

let stack: Stack;
let client: pg.Client;
let person: Client;

beforeEach(async () => {
  stack = await startStack({ workers: 2 });
  client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  person = await signedInClient(stack, 'chaos@example.com');
});
afterEach(async () => {
  await client.end();
  await stack.stop();
});

/** Uploads a contract; returns the document's id. */
async function upload(name: string): Promise<string> {
  const form = new FormData();
  const text = `1. Term. The Supplier may end this Agreement with ${name} at any time without notice.`;
  form.append('file', new Blob([text], { type: 'text/plain' }), 'contract.txt');
  const response = await person.call('/documents/upload', { method: 'POST', body: form });
  const { doc_id: documentId } = (await response.json()) as { doc_id: string };
  return documentId;
}

/** Requests an analysis until it is accepted; returns the job's id. */
async function analyze(documentId: string): Promise<string> {
  return until(async () => {
    const response = await person.call('/risk', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
      body: JSON.stringify({ doc_id: documentId, party: 'Supplier' }),
    });
    return response.status === 202 && ((await response.json()) as { id: string }).id;
  });
}

const statusOf = async (id: string) =>
  (await client.query<{ status: string }>('select status from jobs where id = $1', [id])).rows[0]?.status;
const completed = (id: string) => until(async () => (await statusOf(id)) === 'completed', RECOVERY_MS);

/** Does `work` while a process is frozen by SIGSTOP. */
async function whileFrozen<T>(pid: number | undefined, work: () => Promise<T>): Promise<T> {
  if (pid === undefined) throw new Error('no process to freeze');
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

describe('a database that does not answer new connections for a while', () => {
  it('jobs that were accepted while the database answered no new connection are delivered soon after', async () => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const file = join(rows[0]?.data_directory ?? '', 'postmaster.pid');
    const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
    const documentId = await upload('First');
    const accepted = await whileFrozen(postmaster, async () => {
      const id = await analyze(documentId);
      await new Promise((resolve) => setTimeout(resolve, FREEZE_MS));
      return id;
    });
    await completed(accepted);
    await completed(await analyze(await upload('Second')));
  });
});

describe('a worker that is frozen while it sweeps', () => {
  it('a frozen sweeper is replaced, and does no harm when it continues', async () => {
    const [sweeper, other] = stack.workers;
    if (sweeper === undefined || other === undefined) throw new Error('no two workers');
    // With only the first worker running, the lease must be its own; then the other one can replace it.
    await other.kill('SIGKILL');
    const { rows } = await client.query<{ now: Date }>('select now()');
    await until(async () => {
      const renewed = `select 1 from leases where held_until > $1::timestamptz + $2 * interval '1 millisecond'`;
      return (await client.query(renewed, [rows[0]?.now, 2 * LIMITS.jobs.sweepLeaseMs])).rowCount === 1;
    }, RECOVERY_MS);
    other.start();
    const lost = await analyze(await upload('First'));
    await completed(lost);
    await whileFrozen(sweeper.pid, async () => {
      // A job whose worker is gone: only a sweep queues it again.
      await client.query(
        `update jobs set status = 'running', claim_token = gen_random_uuid(), lease_until = now(),
         finished_at = null where id = $1`,
        [lost],
      );
      await until(async () => (await statusOf(lost)) !== 'running', RECOVERY_MS);
    });
    await completed(await analyze(await upload('Second')));
    const failed = await client.query(`select 1 from jobs where status in ('failed', 'cancelled')`);
    expect(failed.rowCount).toBe(0);
  });
});
