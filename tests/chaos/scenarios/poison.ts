import { deflateRawSync } from 'node:zlib';
import { part } from '#tests/support/docx.js';
import { bombPdf, deflatedPdf } from '#tests/support/pdf.js';
import { until } from '#tests/support/until.js';
import { deflatedZeros, zip } from '#tests/support/zip.js';
import type { Person, Scenario, World } from '../types.js';
import { requestAnalysis } from '../work.js';

const MB = 1024 * 1024;

/** Documents on which the process that reads them runs out of memory, hangs, or finds nothing that it can read. */
const POISON: readonly { name: string; make: (n: number) => Buffer }[] = [
  { name: 'forms.pdf', make: () => bombPdf() },
  {
    name: 'letters.pdf',
    make: () => deflatedPdf(deflateRawSync(`BT ${'(a) Tj '.repeat(5 * MB)}`)),
  },
  {
    name: 'zeros.docx',
    make: () =>
      zip([{ name: 'word/document.xml', body: '', packed: deflatedZeros(512), claimedBytes: 512 * MB }]),
  },
  {
    name: 'deep.docx',
    make: () => zip([{ name: 'word/document.xml', body: part('document', '<w:sdt>'.repeat(500_000)) }]),
  },
  {
    name: 'zeros.doc',
    make: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4 * MB)]),
  },
];

/** Uploads a file; returns its document's id. */
async function upload({ client }: Person, name: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await client.call('/documents/upload', { method: 'POST', body: form });
  if (response.status !== 201) throw new Error(`an upload was refused: ${response.status}`);
  return ((await response.json()) as { doc_id: string }).doc_id;
}

/** Returns the job that reads a document. */
async function reading({ database }: World, documentId: string): Promise<string> {
  return until(async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from jobs where document_id = $1 and kind = 'extract'`,
      [documentId],
    );
    return rows[0]?.id;
  });
}

async function uploadPoison(world: World, person: Person, n: number): Promise<void> {
  const poison = POISON[n % POISON.length];
  if (poison === undefined) return;
  const documentId = await upload(person, `${n}-${poison.name}`, poison.make(n));
  const id = await reading(world, documentId);
  world.accepted.add(id);
  world.doomed.add(id);
  world.faults += 1;
}

async function uploadContract(world: World, person: Person, n: number): Promise<void> {
  const text = `1. Term. The Supplier ${n} may end this Agreement at any time without notice.\n`;
  const documentId = await upload(person, `contract-${n}.txt`, Buffer.from(text));
  world.accepted.add(await reading(world, documentId));
  await requestAnalysis(world, person, documentId);
}

/** Uploads documents that kill or hang the process that reads them among contracts that are to be analyzed. */
export const poison: Scenario = {
  title: 'documents that kill or hang their reader, among good ones',
  backends: ['postgres', 'redis'],
  needs: { people: 4, latencyMs: 100, workers: 1 },
  full: { jobs: 30, faults: 12 },
  short: { jobs: 3, faults: 2 },
  async run(world, { jobs, faults }) {
    const pid = world.stack.workers[0]?.pid;
    const [bad, ...good] = world.people;
    if (bad === undefined) return;
    for (let n = 0; n < Math.max(jobs, faults); n += 1) {
      const person = good[n % good.length];
      if (n < faults) await uploadPoison(world, bad, n);
      if (n < jobs && person !== undefined) await uploadContract(world, person, n);
    }
    if (world.stack.workers[0]?.pid !== pid) world.broken.push('the worker ended');
  },
  async check({ database, stack, broken }) {
    const { rows } = await database.pool.query<{ error_code: string | null }>(
      `select distinct error_code from jobs where status = 'failed'`,
    );
    const unclear = rows.filter(({ error_code }) => error_code?.startsWith('document_') !== true);
    for (const { error_code } of unclear) broken.push(`a document failed as ${error_code ?? 'nothing'}`);
    if (stack.workers[0]?.pid === undefined) broken.push('the worker ended');
  },
};
