import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { startS3 } from '../fakes/s3.js';
import { startStack } from '../support/stack.js';
import { signedInClient, type Client } from './client.js';

const UPLOADS = 10;
const MB = 1024 * 1024;
const FILE_BYTES = 50 * MB;
const ROUNDS = 3;
const LOOK_MS = 50;
/** Most memory that the server may take more than before, MB. */
const GOAL_MB = 45;

interface Row {
  store: string;
  round: number;
  seconds: number;
  /** Peak of the server's resident memory over what it had before the round. */
  growth_mb: number;
}

async function residentBytes(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** Runs all uploads at once, a few times, on one store. */
async function measure(store: string, env: Record<string, string>): Promise<Row[]> {
  const stack = await startStack({ workers: 0, env });
  try {
    const serverPid = stack.servers[0]?.pid;
    if (serverPid === undefined) throw new Error('the server is gone');
    const users: Client[] = [];
    for (let user = 0; user < UPLOADS; user += 1)
      users.push(await signedInClient(stack, `bench${user}@example.com`));
    const upload = async ({ call }: Client, blob: Blob) => {
      const form = new FormData();
      form.append('file', blob, 'scan.pdf');
      const response = await call('/documents/upload', { method: 'POST', body: form });
      if (!response.ok) throw new Error(`an upload was answered ${response.status}`);
      await response.arrayBuffer();
    };
    const blobOf = (size: number) => new Blob(['%PDF-1.7\n', randomBytes(size - 9)]);
    for (const user of users) await upload(user, blobOf(6 * MB));
    const blob = blobOf(FILE_BYTES);
    const rows: Row[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = await residentBytes(serverPid);
      let peak = before;
      const timer = setInterval(() => {
        void residentBytes(serverPid).then((now) => (peak = Math.max(peak, now)));
      }, LOOK_MS);
      const startedAt = performance.now();
      await Promise.all(users.map((user) => upload(user, blob)));
      clearInterval(timer);
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      rows.push({ store, round, seconds, growth_mb: Math.round((peak - before) / MB) });
    }
    return rows;
  } finally {
    await stack.stop();
  }
}

/** The settings of an S3-compatible store that the environment names. */
const ownStore = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('S3_') && value !== undefined ? [[name, value]] : [],
    ),
  );

/**
 * Measures ten uploads of 50 MB at once, of ten users, on PostgreSQL and on the S3-compatible store that the settings `S3_*` name,
 * or else one in memory, which shares the machine: `npm run bench -- storage [--json]`. Linux only.
 */
export async function run(args: string[]): Promise<number> {
  const own = ownStore();
  const s3 = 'S3_ENDPOINT' in own ? undefined : await startS3();
  try {
    const rows = [...(await measure('PostgreSQL', {})), ...(await measure('S3', s3?.env ?? own))];
    return print(rows, args);
  } finally {
    await s3?.close();
  }
}

/** Prints the rows; returns the exit code. */
function print(rows: readonly Row[], args: readonly string[]): number {
  const met = rows.every(({ growth_mb: growth }) => growth <= GOAL_MB);
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ rows, goal_mb: GOAL_MB, met })}\n`);
  else
    for (const { store, round, seconds, growth_mb: growth } of rows)
      process.stdout.write(`${store.padEnd(12)} round ${round}: ${seconds} s, memory +${growth} MB\n`);
  return met ? 0 : 1;
}
