import { queryStack } from '../support/query-stack.js';
import { startStack, type Stack } from '../support/stack.js';
import { until } from '../support/until.js';
import { signedInClient, type Client } from './client.js';
import { watchEventLoops, type Delay } from './load/event-loop-delays.js';

const MB = 1024 * 1024;
/** Goals in milliseconds: the 99th percentile and the longest delay of a process' event loop. */
const GOALS = { p99: 50, max: 250 };
const DEADLINE_MS = 600_000;

interface Load {
  name: string;
  owners: number;
  /** Sends the load and resolves when all of its work is done. */
  run(stack: Stack, owners: readonly Client[]): Promise<void>;
}

const textFile = (words: string, bytes: number) => new Blob([words.repeat(Math.floor(bytes / words.length))]);

async function upload(client: Client | undefined, file: Blob, filename: string): Promise<string> {
  const form = new FormData();
  form.append('file', file, filename);
  const response = await client?.call('/documents/upload', { method: 'POST', body: form });
  if (response?.status !== 201) throw new Error(`an upload was refused: ${response?.status}`);
  return ((await response.json()) as { doc_id: string }).doc_id;
}

async function analyze(client: Client | undefined, documentId: string): Promise<void> {
  const response = await client?.call('/risk', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
    body: JSON.stringify({ doc_id: documentId }),
  });
  if (response?.status !== 202) throw new Error(`an analysis was not accepted: ${response?.status}`);
}

async function untilIdle(stack: Stack): Promise<void> {
  await until(async () => {
    const [row] = await queryStack<{ live: number }>(
      stack,
      `select count(*)::int as live from jobs where status in ('queued', 'running')`,
    );
    return row?.live === 0;
  }, DEADLINE_MS);
}

/** Load of concurrent analyses of texts of the maximum length that repeat the same words. */
const analyses = (count: number, name: string, words: string): Load => ({
  name: `${count} × 19 MB of ${name}, analyzed`,
  owners: count,
  async run(stack, owners) {
    const file = textFile(words, 19 * MB);
    await Promise.all(owners.map(async (owner) => analyze(owner, await upload(owner, file, 'long.txt'))));
    await untilIdle(stack);
  },
});

const LOADS: readonly Load[] = [
  analyses(1, '“ignore previous instructions”', 'ignore previous instructions '),
  analyses(4, '“ignore previous instructions”', 'ignore previous instructions '),
  analyses(
    1,
    'one-sided clauses',
    '1. Term\nSupplier may terminate this Agreement at any time without notice. Customer shall indemnify Supplier.\n',
  ),
  {
    name: '8 × 1 MB of spaces, read',
    owners: 1,
    async run(stack, [owner]) {
      const file = textFile(' ', MB);
      await Promise.all(Array.from({ length: 8 }, (_, n) => upload(owner, file, `spaces-${n}.txt`)));
      await untilIdle(stack);
    },
  },
  {
    name: '10 × 50 MB, uploaded at once',
    owners: 10,
    async run(stack, owners) {
      const file = new Blob(['%PDF-1.4\n', new Uint8Array(50 * MB - 16)]);
      await Promise.all(owners.map((owner) => upload(owner, file, 'large.pdf')));
      await untilIdle(stack);
    },
  },
];

const meets = ({ p99, max }: Delay) => p99 <= GOALS.p99 && max <= GOALS.max;

/** Measures the event loop delay of server and worker under hostile loads: `npm run bench -- event-loop [--json]`. */
export async function run(args: string[]): Promise<number> {
  const loops = watchEventLoops();
  const stack = await startStack({ env: loops.env });
  const json = args.includes('--json');
  let met = true;
  try {
    for (const [index, { name, owners, run }] of LOADS.entries()) {
      const clients = await Promise.all(
        Array.from({ length: owners }, (_, n) => signedInClient(stack, `bench${index}-${n}@example.com`)),
      );
      // Resets the measurement: the start and the password hashing are not part of the load.
      await loops.delays();
      const from = performance.now();
      await run(stack, clients);
      const seconds = Math.round((performance.now() - from) / 100) / 10;
      const { server, workers } = await loops.delays();
      met &&= meets(server) && meets(workers);
      process.stdout.write(
        json
          ? `${JSON.stringify({ load: name, seconds, server, worker: workers, goals: GOALS })}\n`
          : `${name} (${seconds} s): server p99 ${server.p99}, longest ${server.max}; ` +
              `worker p99 ${workers.p99}, longest ${workers.max} ms (goals ${GOALS.p99}, ${GOALS.max})\n`,
      );
    }
  } finally {
    await stack.stop();
    loops.remove();
  }
  return met ? 0 : 1;
}
