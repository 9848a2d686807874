import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ContentType } from '#shared/contracts/documents.js';
import { findDocumentText } from '#platform/db/queries/document-texts.js';
import { createStorage } from '#platform/storage/create-storage.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { contentPdf, IMAGE_PAGE } from '#tests/support/pdf.js';
import type { JobContext } from '#workers/runtime/processor.js';
import { AppError } from '#platform/errors.js';
import type { TextTaskRunner } from '#workers/engines/text/task.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { extract } from '#workers/extraction/extract.js';
import { extractProcessor } from './extract.js';

const processor = extractProcessor({ textTasks: inlineTextTasks });

// Pages are really recognized, in processes of their own, on a machine that other tests keep busy.
jest.setTimeout(180_000);

let database: TestDatabase;
let harness: JobHarness;
let userId: string;

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
  ({ id: userId } = await makeUser(database.db));
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

const fixture = (name: string) => readFile(`tests/fixtures/documents/${name}`);

/** Stores bytes as a document and adds the job that extracts it. */
async function added(bytes: Buffer, contentType: ContentType, recognize?: 'all') {
  const storage = createStorage(database.db);
  const blob = await storage.write(Readable.from([bytes]), {
    maxBytes: bytes.length,
    signal: new AbortController().signal,
    throttle: (work) => work(),
  });
  const document = await makeDocument(database.db, {
    userId,
    text: null,
    contentType,
    blobId: blob.blobId,
    size: blob.size,
  });
  const documentId = document.id;
  const input = { documentId, ...(recognize && { recognize }) };
  return { documentId, job: await harness.add({ userId, kind: 'extract', documentId, input }) };
}
const run = (context: JobContext<unknown>, changes: Partial<JobContext<unknown>> = {}) =>
  processor.run({
    ...context,
    ...changes,
    input: processor.input.parse(context.job.input),
  });

test('a scan in Arabic and English is recognized, and no page twice after its worker was stopped', async () => {
  const { documentId, job } = await added(await fixture('scan.pdf'), 'application/pdf');
  const shutdown = new AbortController();
  const finished: number[] = [];
  const work = (stopAfterFirst: boolean) => (context: JobContext<unknown>) =>
    run(context, {
      async finishPart(key, record) {
        await context.finishPart(key, record);
        finished.push(key.seq);
        if (stopAfterFirst) shutdown.abort();
      },
    });
  await harness.work(job.id, work(true), shutdown.signal);
  expect(await harness.row(job)).toMatchObject({ status: 'queued' });
  expect(finished).toEqual([1]);
  await harness.work(job.id, work(false));
  expect(await harness.row(job)).toMatchObject({
    status: 'completed',
    stage: 'recognize',
    done: 2,
    total: 2,
  });
  expect(finished).toEqual([1, 2]);

  const found = await findDocumentText(database.db, { userId, documentId });
  const { text = '', pages = [], warnings = [] } = found?.extracted ?? {};
  const [arabic = '', english = ''] = pages.map(({ start, end }) => text.slice(start, end));
  expect(arabic).toContain('يلتزم المستأجر بدفع الأجرة السنوية');
  // This page was scanned upside down.
  expect(english).toContain('The tenant shall pay the annual rent of SAR 120,000');
  expect(warnings).toContainEqual({ code: 'pages_recognized', pages: [1, 2] });

  const states = harness.seen.filter(({ id, stage }) => id === job.id && stage === 'recognize');
  const counts = states.map(({ done }) => done);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});

test('a photograph is recognized the way that its camera was held', async () => {
  const { documentId, job } = await added(await fixture('photo.jpg'), 'image/jpeg');
  await harness.work(job.id, (context) => run(context));
  expect(await harness.row(job)).toMatchObject({ status: 'completed' });
  const found = await findDocumentText(database.db, { userId, documentId });
  expect(found?.extracted?.text).toContain('The term is one year from the date of signature');
  expect(found?.extracted?.pages).toHaveLength(1);
});

test('a scan of more than 200 pages is not recognized unasked', async () => {
  const long = contentPdf(Array.from({ length: 201 }, () => IMAGE_PAGE));
  const { job } = await added(long, 'application/pdf');
  await harness.work(job.id, (context) => run(context));
  expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode: 'scan_too_long' });
});

test('a scan in which nothing can be recognized fails with the reason', async () => {
  const { job } = await added(contentPdf([IMAGE_PAGE]), 'application/pdf');
  await harness.work(job.id, (context) => run(context));
  expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode: 'document_scanned' });
});

test('a picture too large to be decoded is refused by its head', async () => {
  const bomb = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bomb);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const { job } = await added(bomb, 'image/png');
  await harness.work(job.id, (context) => run(context));
  expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode: 'document_image_too_large' });
});

test.each([
  ['in English', 'SERVICES AGREEMENT\n\n1. Term. One year.\n\n2. Fee. SAR 5,000.\n'],
  ['in Arabic', 'عقد خدمات\n\nالمادة الأولى: المدة سنة واحدة.\n\nالمادة الثانية: الأتعاب 5,000 ريال.\n'],
])('a short text file %s is read as a process of its own would read it', async (_language, text) => {
  const { documentId, job } = await added(Buffer.from(text), 'text/plain');
  await harness.work(job.id, (context) => run(context));
  expect(await harness.row(job)).toMatchObject({ status: 'completed' });
  const found = await findDocumentText(database.db, { userId, documentId });
  const { signal } = new AbortController();
  const { toRecognize, ...read } = await extract(Readable.from([Buffer.from(text)]), 'text/plain', {
    signal,
    progress: () => undefined,
  });
  expect(found?.extracted).toEqual(read);
  expect(toRecognize).toEqual([]);
});

test.each([
  ['white space alone', ' \n\t ', 'document_empty'],
  ['bytes of no text', '\u0000\u0001\u0002'.repeat(50), 'document_damaged'],
])('a text file of %s fails for good: %s', async (_what, text, errorCode) => {
  const { job } = await added(Buffer.from(text), 'text/plain');
  await harness.work(job.id, (context) => run(context));
  expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode, attempt: 1 });
});

test('a text whose reading takes too much is too complex, and not at fault of the analysis', async () => {
  const { job } = await added(Buffer.from('Some text.'), 'text/plain');
  const tooLarge: TextTaskRunner = { lane: () => () => Promise.reject(new AppError('analysis_too_large')) };
  const { run: read, input } = extractProcessor({ textTasks: tooLarge });
  await harness.work(job.id, (context) => read({ ...context, input: input.parse(context.job.input) }));
  expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode: 'document_too_complex' });
});
