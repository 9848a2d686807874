import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ContentType } from '#shared/contracts/documents.js';
import type { Job } from '#shared/contracts/jobs.js';
import { AppError } from '#platform/errors.js';
import { signedInClient, type Client } from '#tests/bench/client.js';
import { para, part } from '#tests/support/docx.js';
import { bombPdf, contentPdf, deflatedPdf, slowPdf } from '#tests/support/pdf.js';
import { startStack, type Stack } from '#tests/support/stack.js';
import { until } from '#tests/support/until.js';
import { deflatedZeros, zip } from '#tests/support/zip.js';
import { extract } from './extract.js';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MB = 1024 * 1024;
/**
 * Deadline, ms, for documents that would never end by themselves; those that end may take as long as a busy machine
 * needs.
 */
const DEADLINE_MS = 5_000;
jest.setTimeout(120_000);

const word = (xml: string) => zip([{ name: 'word/document.xml', body: xml }]);
const zeros = () =>
  zip([{ name: 'word/document.xml', body: '', packed: deflatedZeros(512), claimedBytes: 512 * MB }]);
const deep = () => word(part('document', '<w:sdt>'.repeat(500_000)));
/** Builds an XML bomb: each entity contains ten of the one before it, in all a thousand million characters. */
const billionLaughs = () => {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  );
  const doctype = `<!DOCTYPE w:document [<!ENTITY e0 "ha">${entities.join('')}]>`;
  return word(part('document', `<w:body>${para('&e9;')}</w:body>`).replace('?>', `?>${doctype}`));
};

describe('extraction of bombs', () => {
  const bombs: [name: string, make: () => Buffer, type: ContentType, codes: string[]][] = [
    ['forms within forms', bombPdf, PDF, ['document_too_complex']],
    [
      'a million operators',
      () => contentPdf(['q Q '.repeat(1_000_000)]),
      PDF,
      ['document_empty', 'document_too_complex'],
    ],
    [
      'a page of 512 MB of zeros',
      () => deflatedPdf(deflatedZeros(512)),
      PDF,
      ['document_empty', 'document_scanned', 'document_too_complex'],
    ],
    [
      'a page that unpacks to letters without end',
      () => deflatedPdf(deflateRawSync(`BT ${'(a) Tj '.repeat(5 * MB)}`)),
      PDF,
      ['document_empty', 'document_scanned', 'document_too_complex'],
    ],
    ['a document of 512 MB of zeros', zeros, DOCX, ['document_too_complex']],
    [
      'a document that lies about its size',
      () => zip([{ name: 'word/document.xml', body: '', packed: deflatedZeros(512), claimedBytes: MB }]),
      DOCX,
      ['document_too_complex', 'document_damaged'],
    ],
    ['elements within elements', deep, DOCX, ['document_too_complex']],
    ['entities within entities', billionLaughs, DOCX, ['document_damaged']],
    [
      'an old file of zeros',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(16 * MB)]),
      'application/msword',
      ['document_damaged', 'document_unsupported'],
    ],
    ['a text of zeros', () => Buffer.alloc(16 * MB), 'text/plain', ['document_damaged', 'document_empty']],
  ];

  test.each(bombs)(
    '%s: the extraction ends with an error code, in time',
    async (_name, make, type, codes) => {
      const mayBeGivenUp = codes.includes('document_too_complex');
      const work = extract(Readable.from([make()]), type, {
        signal: new AbortController().signal,
        progress: () => undefined,
        deadlineMs: mayBeGivenUp ? DEADLINE_MS : 60_000,
      });
      const error: unknown = await work.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(AppError);
      expect(codes).toContain((error as AppError).code);
    },
  );
});

describe('a worker that gets bombs', () => {
  let stack: Stack;
  let client: Client;
  beforeAll(async () => {
    stack = await startStack();
    client = await signedInClient(stack, 'bombs@example.com');
  });
  afterAll(() => stack.stop());

  async function upload(name: string, bytes: Buffer): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const response = await client.call('/documents/upload', { method: 'POST', body: form });
    expect(response.status).toBe(201);
    return ((await response.json()) as { doc_id: string }).doc_id;
  }
  async function reading(documentId: string): Promise<Job | undefined> {
    const jobs = (await (await client.call('/jobs?all=1')).json()) as Job[];
    return jobs.find((job) => job.kind === 'extract' && job.document_id === documentId);
  }
  const ended = (documentId: string) =>
    until(async () => {
      const job = await reading(documentId);
      return job !== undefined && ['completed', 'failed', 'cancelled'].includes(job.status) ? job : undefined;
    }, 60_000);

  test('a worker survives bombs and extracts other documents at the same time', async () => {
    const pid = stack.workers[0]?.pid;
    expect(pid).toBeDefined();
    // Neither its time nor its memory runs out while the other documents are extracted.
    const endless = await upload('pages.pdf', slowPdf());
    await until(async () => (await reading(endless))?.status === 'running', 30_000);

    const bad = [
      await upload('zeros.docx', zeros()),
      await upload('deep.docx', deep()),
      await upload('laughs.docx', billionLaughs()),
    ];
    const good = await upload('lease.txt', Buffer.from('1. Term. The lease runs for one year.'));
    expect((await ended(good)).status).toBe('completed');
    expect((await reading(endless))?.status).toBe('running');
    const codes = [];
    for (const id of bad) codes.push((await ended(id)).error_code);
    expect(codes).toEqual(['document_too_complex', 'document_too_complex', 'document_damaged']);

    const job = await reading(endless);
    await client.call(`/jobs/${job?.id ?? ''}/cancel`, { method: 'POST' });
    expect((await ended(endless)).status).toBe('cancelled');
    expect(stack.workers[0]?.pid).toBe(pid);
  });
});
