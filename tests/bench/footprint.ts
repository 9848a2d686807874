import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { startFakeModel, type FakeModel } from '../fakes/model.js';
import { json, signedInClient, type Client } from './client.js';
import { startStackOn, type BackendStack } from './load/backends.js';
import { processorTimes } from './load/process-times.js';

/** What is done with each document, in this order. */
const TOOLS = [
  ['risk assessment', '/risk', {}],
  ['compliance check', '/compliance/check', {}],
  ['rephrasing', '/rephrase', { style: 'clear' }],
  ['translation', '/translate', { target_lang: 'arabic' }],
] as const;
/** Tables with a smaller share of what is stored are counted together. */
const SMALL_SHARE = 0.01;

/** Processor time for one document, ms, and calls of the model. */
interface Cost {
  what: string;
  worker: number;
  server: number;
  database: number;
  calls: number;
}
interface World {
  stack: BackendStack;
  database: pg.Client;
  model: FakeModel | undefined;
  /** Number of documents. */
  count: number;
}

async function upload({ call }: Client, file: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([await readFile(file)]), basename(file));
  const response = await call('/documents/upload', { method: 'POST', body: form });
  if (response.status !== 201) throw new Error(`${file}: ${response.status} ${await response.text()}`);
  const { doc_id: id } = (await response.json()) as { doc_id: string };
  // Answered when the document has been extracted.
  await call(`/documents/content/${id}`);
  return id;
}

async function work({ call }: Client, path: string, body: object): Promise<void> {
  const response = await call(path, json(body));
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** Waits until no job of any kind is left: files are written after a report has been answered. */
async function untilIdle(database: pg.Client): Promise<void> {
  const left = `select count(*)::int as left from jobs where status in ('queued', 'running')`;
  for (;;) {
    const { rows } = await database.query<{ left: number }>(left);
    if (rows[0]?.left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Measures the processor time of some work on all documents, for one of them. */
async function costOf(
  { stack, database, model, count }: World,
  what: string,
  run: () => Promise<void>,
): Promise<Cost> {
  const called = model?.calls.length ?? 0;
  const pids = [stack.workers[0]?.pid ?? 0, stack.servers[0]?.pid ?? 0, stack.postgresPid];
  const before = processorTimes(pids);
  await run();
  await untilIdle(database);
  const after = processorTimes(pids);
  const [worker = 0, server = 0, postgres = 0] = after.map((ms, at) => (ms - (before[at] ?? 0)) / count);
  const calls = ((model?.calls.length ?? 0) - called) / count;
  return { what, worker, server, database: postgres, calls };
}

/** Returns the bytes of each table with its indexes and long values, as a database has them that has just been vacuumed. */
async function sizes(database: pg.Client): Promise<Map<string, number>> {
  await database.query('vacuum full');
  const { rows } = await database.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'bullmq'::regnamespace)`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/**
 * Measures what a document costs: bytes in the database and processor time, with all tools one after the other, of the
 * built-in engine or (`--model`) of a fake language model that answers at once, whose calls are counted:
 * `npm run bench -- footprint FOLDER [--model] [--json]`. Every file of the folder is uploaded. Linux only.
 */
export async function run(args: string[]): Promise<number> {
  const [folder] = args.filter((arg) => !arg.startsWith('--'));
  if (folder === undefined) throw new Error('npm run bench -- footprint FOLDER');
  const names = (await readdir(folder)).filter((name) => /\.(?:pdf|docx|doc|txt)$/.test(name));
  const model = args.includes('--model') ? await startFakeModel() : undefined;
  const stack = await startStackOn('postgres', model && { env: { OPENAI_BASE_URL: model.url } });
  const database = new pg.Client({ connectionString: stack.databaseUrl });
  try {
    await database.connect();
    const client = await signedInClient(stack, 'bench@example.com');
    const world = { stack, database, model, count: names.length };
    const before = await sizes(database);
    const ids: string[] = [];
    const costs = [
      await costOf(world, 'upload and extraction', async () => {
        for (const name of names) ids.push(await upload(client, join(folder, name)));
      }),
    ];
    for (const [what, path, options] of TOOLS)
      costs.push(
        await costOf(world, what, async () => {
          for (const id of ids) await work(client, path, { doc_id: id, ...options });
        }),
      );
    const after = await sizes(database);
    const grown = [...after].map(([name, bytes]) => ({ name, bytes: bytes - (before.get(name) ?? 0) }));
    const total = grown.reduce((sum, { bytes }) => sum + bytes, 0);
    const tables = grown
      .filter(({ bytes }) => bytes >= total * SMALL_SHARE)
      .sort((one, other) => other.bytes - one.bytes)
      .map(({ name, bytes }) => ({ name, kb: Math.round(bytes / names.length / 1000) }));
    const { rows } = await database.query<{ pages: number; kb: number }>(
      `select avg(jsonb_array_length(map -> 'pages'))::float as pages, avg(d.size)::float / 1000 as kb
       from documents d join document_texts t on t.document_id = d.id`,
    );
    const kb = Math.round(total / names.length / 1000);
    const result = { documents: names.length, ...rows[0], stored_kb: kb, tables, costs };
    if (args.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`);
    else print(result);
    return 0;
  } finally {
    await database.end();
    await stack.stop();
    await model?.close();
  }
}

function print(result: {
  documents: number;
  pages?: number;
  kb?: number;
  stored_kb: number;
  tables: { name: string; kb: number }[];
  costs: Cost[];
}): void {
  const { documents, pages = 0, kb = 0, stored_kb: stored, tables, costs } = result;
  const line = (text: string) => process.stdout.write(`${text}\n`);
  line(`${documents} documents of ${pages.toFixed(1)} pages and ${kb.toFixed(0)} KB each`);
  line(`stored for each: ${stored} KB`);
  for (const { name, kb: own } of tables) line(`  ${name.padEnd(26)}${String(own).padStart(7)} KB`);
  line('processor time for each, ms        worker   server database    calls');
  const row = ({ what, worker, server, database, calls }: Cost) => {
    const figures = [worker, server, database, calls].map((figure) => figure.toFixed(0).padStart(9));
    line(`  ${what.padEnd(30)}${figures.join('')}`);
  };
  costs.forEach(row);
}
