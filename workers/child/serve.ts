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

/** Sends units done, at most ten times a second; to be awaited, which is when messages leave. */
export type Progress = (done: number, total: number) => Promise<void>;

export interface ChildRequest<Instructions> {
  bytes: Uint8Array;
  instructions: Instructions;
  progress: Progress;
}

export interface ChildAnswer<Head> {
  head: Head;
  /** Made as it is sent where it is an iterable. If that fails, the head is sent already: the child counts as crashed. */
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
    // Handlers never let go of the thread by themselves, and messages would leave only at the end.
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
 * Runs the child's side of `runInChild`: hands one request to the handler, sends its answer and ends the process.
 * An `AppError` of the handler is the answer's code, anything else it throws is `internal`. The parent watches time
 * and memory from outside; a watchdog ends the process where the parent itself was killed.
 */
export async function serve<Instructions, Head>(
  contract: ChildContract<Instructions, Head>,
  handler: (request: ChildRequest<Instructions>) => Promise<ChildAnswer<Head>>,
): Promise<never> {
  const workerData: WatchdogData = {
    parent: process.ppid,
    deadlineMs: z.coerce.number().positive().parse(process.argv[2]),
  };
  // Ctrl-C in a terminal goes to the whole group; what becomes of this child is the parent's to say.
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
