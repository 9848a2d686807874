import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { describe, expect, jest, test } from '@jest/globals';
import type { ContentType } from '#shared/contracts/documents.js';
import { AppError } from '#platform/errors.js';
import { bombPdf, slowPdf, textPdf } from '#tests/support/pdf.js';
import { until } from '#tests/support/until.js';
import { extract, type ExtractOptions } from './extract.js';

// Each extraction runs in its own process, and some tests start many, on a machine that other tests keep busy.
jest.setTimeout(120_000);

const fixture = (...path: string[]) => join(process.cwd(), 'tests', 'fixtures', ...path);
const reader = (name: string) => pathToFileURL(fixture('readers', `${name}.mjs`));
const PDF = 'application/pdf';

function read(source: Readable | Buffer | string, type: ContentType, options: Partial<ExtractOptions> = {}) {
  const stream = source instanceof Readable ? source : Readable.from([Buffer.from(source)]);
  return extract(stream, type, {
    signal: new AbortController().signal,
    progress: () => undefined,
    ...options,
  });
}
const document = (name: string) => createReadStream(fixture('documents', name));

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'none';
}

describe('extract', () => {
  test('a contract gives its text, pages and sections', async () => {
    const progress: number[] = [];
    const found = await read(document('contract.pdf'), PDF, { progress: (done) => progress.push(done) });
    expect(found.text).toContain('Transfer of Policy; Partial Repayment of Demand Note.');
    expect(found.pages).toHaveLength(4);
    expect(found.pages.at(-1)?.end).toBe(found.text.length);
    const headings = found.sections.map((section) => section.heading);
    expect(headings).toEqual(
      expect.arrayContaining(['Ownership of Policy', 'Governing Law', 'Counterparts']),
    );
    expect(progress.at(-1)).toBe(4);
  });

  test('Arabic text is extracted in reading order', async () => {
    const { text } = await read(document('arabic.pdf'), PDF);
    expect(text.split('\n')[0]).toBe('انواع الخطوط العربية');
  });

  test('a document that cannot be read gives the reason', async () => {
    expect(await codeOf(read(document('encrypted.pdf'), PDF))).toBe('document_encrypted');
    expect(await codeOf(read('%PDF-1.7\nnothing that a reader could use', PDF))).toBe('document_damaged');
    expect(await codeOf(read(textPdf(['']), PDF))).toBe('document_empty');
    expect(await codeOf(read(Readable.from([]), PDF))).toBe('document_empty');
    expect(await codeOf(read(' \n\t ', 'text/plain'))).toBe('document_empty');
    expect(await codeOf(read('PK', 'application/msword'))).toBe('document_damaged');
  });

  test('a PDF cut in half is still extracted, or refused as damaged', async () => {
    const whole = textPdf(['First page', 'Second page']);
    expect(['none', 'document_damaged']).toContain(
      await codeOf(read(whole.subarray(0, Math.floor(whole.length / 2)), PDF)),
    );
  });

  test('a document with more pages than allowed is refused before they are read', async () => {
    expect(await codeOf(read(textPdf(Array.from({ length: 5_001 }, () => 'x')), PDF))).toBe(
      'document_too_many_pages',
    );
  });

  test('text in Windows-1256 is decoded correctly', async () => {
    const { text, pages } = await read(Buffer.from([0xc7, 0xe1, 0xda, 0xde, 0xcf]), 'text/plain');
    expect(text).toBe('العقد');
    expect(pages).toEqual([]);
  });
});

describe('a misbehaving extraction process', () => {
  test('a small file that would take hours and gigabytes is given up', async () => {
    expect(await codeOf(read(bombPdf(), PDF, { deadlineMs: 3_000 }))).toBe('document_too_complex');
  });

  test('a process that hangs is killed at the deadline', async () => {
    expect(await codeOf(read('x', PDF, { child: reader('hang'), deadlineMs: 500 }))).toBe(
      'document_too_complex',
    );
  });

  test('a process that takes memory outside its heap is killed at the limit', async () => {
    const memoryBytes = 160 * 1024 * 1024;
    expect(await codeOf(read('x', PDF, { child: reader('bomb'), memoryBytes, deadlineMs: 15_000 }))).toBe(
      'document_too_complex',
    );
  });

  test('a process whose heap overflows ends alone', async () => {
    const memoryBytes = 64 * 1024 * 1024;
    expect(await codeOf(read('x', PDF, { child: reader('heap'), memoryBytes }))).toBe('document_too_complex');
  });

  test('a process that cannot start is not blamed on the document', async () => {
    await expect(read('x', PDF, { child: reader('broken') })).rejects.toThrow(
      /did not start.*no such module/s,
    );
  });

  test('a process that dies in the middle of its answer leaves no partial text', async () => {
    expect(await codeOf(read('x', PDF, { child: reader('cut-short') }))).toBe('document_too_complex');
  });

  test('an abort kills the process and rejects with the reason', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const work = read('x', PDF, {
      child: reader('hang'),
      signal: controller.signal,
      progress: () => controller.abort(reason),
    });
    await expect(work).rejects.toBe(reason);
  });

  test('an error of the source is not blamed on the document', async () => {
    const source = new Readable({
      read() {
        this.destroy(new Error('the database is away'));
      },
    });
    await expect(read(source, PDF)).rejects.toThrow('the database is away');
  });
});

const PROC = existsSync('/proc/self/stat');
/** Returns a process's state and the processor time it has used, in ticks; null once it has ended. */
function processState(pid: number): { state: string; ticks: number } | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [state = ''] = fields;
  // A zombie has ended; its new parent has only not reaped it yet.
  return state === 'Z' ? null : { state, ticks: Number(fields[11]) + Number(fields[12]) };
}

(PROC ? test : test.skip)('a reader that hangs is ended also when its parent was killed', async () => {
  const script = `
    import { fork } from 'node:child_process';
    const child = fork(${JSON.stringify(join(process.cwd(), 'dist/workers/extraction/child.js'))}, ['60000'],
      { env: {}, execArgv: [], stdio: ['pipe', 'ignore', 'ignore', 'ipc', 'pipe'] });
    child.once('message', () => console.log(String(child.pid)));
    child.stdin.write('${JSON.stringify({ contentType: PDF, recognized: null })}\\n');
    child.stdin.end(Buffer.from('${slowPdf().toString('base64')}', 'base64'));`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => {
    parent.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())));
  });
  // More than it takes to start: the process is in the middle of the document.
  await until(() => (processState(pid)?.ticks ?? 0) > 100, 60_000);
  parent.kill('SIGKILL');
  await until(() => processState(pid) === null, 30_000);
});
