import { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { AppError } from '#platform/errors.js';
import {
  ANSWER_FD,
  collect,
  readLine,
  withLine,
  type Answer,
  type ChildContract,
  type ChildMessage,
} from './protocol.js';
import type { WatchdogData } from './watchdog.js';

const PROGRESS_MS = 100;

/** Sends the number of units done, at most ten times a second. Must be awaited: messages leave only then. */
export type Progress = (done: number, total: number) => Promise<void>;

export interface ChildRequest<Instructions> {
  bytes: Uint8Array;
  instructions: Instructions;
  progress: Progress;
}

export interface ChildAnswer<Head> {
  head: Head;
  /**
   * The body. An iterable is produced while it is sent; if that fails, the head has been sent already and the child
   * counts as crashed.
   */
  body?: Uint8Array | AsyncIterable<Uint8Array>;
}

const send = (message: ChildMessage) => process.send?.(message);

function progressSender(): Progress {
  let sentAt = 0;
  return async (done, total) => {
    const now = Date.now();
    if (done < total && now - sentAt < PROGRESS_MS) return;
    sentAt = now;
    send({ type: 'progress', done, total });
    // Handlers never yield by themselves, so without this messages would leave only at the end.
    await nextTurn();
  };
}

async function readRequest<Instructions>(contract: ChildContract<Instructions, unknown>) {
  const request = await readLine(process.stdin as AsyncIterable<Buffer>);
  if (request === null) throw new Error('The parent sent no instructions.');
  const instructions = z.parse(contract.instructions, JSON.parse(request.line));
  return { instructions, bytes: await collect(request.bytes) };
}

/**
 * Runs the child's side of `runInChild`: passes one request to the handler, sends its answer and ends the process. An
 * `AppError` of the handler becomes the code of the answer, any other error becomes `internal`. The parent watches
 * time and memory from outside; a watchdog ends the process if the parent itself was killed.
 */
export async function serve<Instructions, Head>(
  contract: ChildContract<Instructions, Head>,
  handler: (request: ChildRequest<Instructions>) => Promise<ChildAnswer<Head>>,
): Promise<never> {
  const workerData: WatchdogData = {
    parent: process.ppid,
    deadlineMs: z.coerce.number().positive().parse(process.argv[2]),
  };
  // Ctrl-C in a terminal signals the whole process group; the parent decides when this child ends.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit(1));
  new Worker(new URL('./watchdog.js', import.meta.url), { workerData }).unref();

  const respond = (answer: Answer, body?: ChildAnswer<Head>['body']) =>
    pipeline(withLine(answer, body), new Socket({ fd: ANSWER_FD, writable: true }));

  send({ type: 'ready' });
  let made: ChildAnswer<Head>;
  try {
    made = await handler({ ...(await readRequest(contract)), progress: progressSender() });
  } catch (error) {
    await respond({ ok: false, code: error instanceof AppError ? error.code : 'internal' });
    process.exit(0);
  }
  await respond({ ok: true, head: made.head }, made.body);
  process.exit(0);
}
