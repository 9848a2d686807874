import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { contentType } from '#shared/contracts/api/documents.js';
import { AppError } from '#platform/errors.js';
import { RESULT_FD, type ChildMessage, type ResultHead } from './protocol.js';
import { readDocument } from './read.js';

/**
 * A reader's process: one document in on stdin, one result out, and the end. Its parent watches time and
 * memory from outside; the watchdog ends it where the parent itself was killed.
 */
const PROGRESS_MS = 100;

const send = (message: ChildMessage) => process.send?.(message);

// Ctrl-C in a terminal goes to the whole group; what becomes of this document is the parent's to say.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(1));
new Worker(new URL('./watchdog.js', import.meta.url), { workerData: { parent: process.ppid } }).unref();

async function input(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

let lastTold = 0;
async function progress(done: number, total: number): Promise<void> {
  const now = Date.now();
  if (done < total && now - lastTold < PROGRESS_MS) return;
  lastTold = now;
  send({ type: 'progress', done, total });
  // The readers never let go of the thread by themselves, and messages would leave only at the end.
  await nextTurn();
}

async function answer(head: ResultHead, text: string): Promise<void> {
  const pipe = new Socket({ fd: RESULT_FD, writable: true });
  pipe.write(`${JSON.stringify(head)}\n`);
  await new Promise<void>((resolve, reject) => {
    pipe.on('error', reject);
    pipe.end(text, resolve);
  });
}

send({ type: 'ready' });
try {
  const { text, ...map } = await readDocument(await input(), contentType.parse(process.argv[2]), progress);
  await answer({ ok: true, map }, text);
} catch (error) {
  await answer({ ok: false, code: error instanceof AppError ? error.code : 'internal' }, '');
}
process.exit(0);
