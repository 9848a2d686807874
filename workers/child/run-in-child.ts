import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { isErrorCode, type ErrorCode } from '#shared/contracts/errors.js';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';
import { residentBytes } from './memory.js';
import { answer, ANSWER_FD, childMessage, readLine, type ChildContract, type Chunks } from './protocol.js';

const MB = 1024 * 1024;
const MEMORY_CHECK_MS = 50;
const STDERR_CHARS = 4_000;
/** Signals by which somebody outside stops the child; the input did not cause such an end. */
const STOP_SIGNALS = new Set<NodeJS.Signals>(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/**
 * One kind of child: its contract, the module that serves it, and its error codes for failures that the input caused.
 */
export interface ChildEntry<Instructions, Head> extends ChildContract<Instructions, Head> {
  /** URL of a compiled module that calls `serve` (`#built/…`), even if the parent runs from source (tests). */
  file: URL;
  errors: {
    /** Code for running out of time or memory, or crashing: another try would end in the same way. */
    exhausted: ErrorCode;
    /** Code for an answer that is longer than `answerBytes`. */
    tooLong: ErrorCode;
    /** Code for a child that refused with a code that is not one of ours. */
    refused: ErrorCode;
  };
}

export interface ChildInput<Instructions, Head, Result> {
  /** The input. Destroyed at the end, whatever the outcome. */
  bytes: Readable;
  /** Sent over a pipe, because process arguments are visible to other users of the machine and limited in length. */
  instructions: Instructions;
  signal: AbortSignal;
  progress(done: number, total: number): void;
  /**
   * Takes the answer while the child may still be sending it; its return value is the result of the run. The body
   * ends only after the child has ended successfully, and fails otherwise, so that no consumer takes a part for the
   * whole. The body may be left unread, but not half read. The time that this function takes counts towards the
   * deadline.
   */
  receive(head: Head, body: Readable): Promise<Result>;
}

export interface ChildLimits {
  /** Deadline from the start of the process to the end of the answer, ms. */
  deadlineMs: number;
  /** Limit of resident memory, measured from outside; also the limit of the child's heap. */
  memoryBytes: number;
  /** Limit of head and body together, bytes. */
  answerBytes: number;
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

function start(file: URL, { deadlineMs, memoryBytes }: ChildLimits): ChildProcess {
  const megabytes = Math.floor(memoryBytes / MB);
  const child = fork(fileURLToPath(file), [String(deadlineMs)], {
    // These limits end a typical bomb early and cleanly. Buffers do not count, so resident memory is watched too.
    execArgv: [`--max-old-space-size=${megabytes}`, `--wasm-max-mem-pages=${megabytes * 16}`],
    // A document that takes over the child finds no secret in its environment.
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'ipc', 'pipe'],
  });
  // Event loops take priority where processors are scarce.
  if (child.pid !== undefined) setPriority(child.pid, LIMITS.background.niceness);
  return child;
}

/** Watches a child and calls `exhausted` at its deadline or memory limit; returns a function that ends the watch. */
function watch(child: ChildProcess, { deadlineMs, memoryBytes }: ChildLimits, exhausted: () => void) {
  const deadline = setTimeout(exhausted, deadlineMs);
  let checking = false;
  const memory = setInterval(() => {
    if (checking || child.pid === undefined) return;
    checking = true;
    void residentBytes(child.pid).then((bytes) => {
      checking = false;
      if (bytes !== null && bytes > memoryBytes) exhausted();
    });
  }, MEMORY_CHECK_MS);
  return () => {
    clearTimeout(deadline);
    clearInterval(memory);
  };
}

/**
 * Collects the child's messages and its stderr before it is ready; returns a function that maps its exit to an error.
 */
function followChild(
  child: ChildProcess,
  exhausted: ErrorCode,
  progress: (done: number, total: number) => void,
) {
  let ready = false;
  let stderr = '';
  child.on('message', (raw) => {
    const message = childMessage.safeParse(raw);
    if (!message.success) return;
    if (message.data.type === 'ready') ready = true;
    else progress(message.data.done, message.data.total);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (!ready && stderr.length < STDERR_CHARS) stderr += chunk.toString();
  });
  return ({ code, signal }: Ending): Error => {
    if (!ready) return new Error(`The child process did not start (${signal ?? code}): ${stderr}`);
    if (signal !== null && STOP_SIGNALS.has(signal))
      return new Error(`The child process was stopped by ${signal}.`);
    // Out of memory (SIGABRT, or SIGKILL by the system) or a crash of the handler.
    return new AppError(exhausted);
  };
}

/**
 * Parses the first line of an answer.
 * @throws AppError if the child refused; Error, without quoting the line, if it is not an answer.
 */
function parseHead<Head>({ head, errors }: ChildEntry<unknown, Head>, line: string): Head {
  let said: z.infer<typeof answer>;
  try {
    said = answer.parse(JSON.parse(line));
    if (said.ok) return z.parse(head, said.head);
  } catch {
    throw new Error('The answer of the child process does not fit its contract.');
  }
  throw new AppError(isErrorCode(said.code) ? said.code : errors.refused);
}

async function* limited(chunks: AsyncIterable<Buffer>, bytes: number, exceeded: () => void) {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > bytes) return exceeded();
    yield chunk;
  }
}

/** Sends the request. An error of the source ends the child; an error of the child shows in the way it ends. */
function sendRequest(
  stdin: Writable,
  { instructions, bytes }: Pick<ChildInput<unknown, unknown, unknown>, 'instructions' | 'bytes'>,
  kill: (reason: Error) => void,
): Promise<void> {
  stdin.write(`${JSON.stringify(instructions)}\n`);
  return pipeline(bytes, stdin).catch((error: NodeJS.ErrnoException) => {
    const childEnded = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(error.code ?? '');
    if (!childEnded) kill(error);
  });
}

/**
 * Processes untrusted bytes in a separate process without environment, which is killed at its limits or when the
 * signal is aborted: nothing that the bytes do reaches this process or the next run. Whatever the outcome, the child
 * has ended when the promise settles.
 *
 * A run succeeds if the child sends a head that fits the contract, then its body, and exits with code 0. Otherwise it
 * rejects with the first of these that applies:
 * - the reason of the signal, if it was aborted; the error of `bytes`, if reading it failed;
 * - `AppError(errors.exhausted)` at the deadline or memory limit, `AppError(errors.tooLong)` past `answerBytes`;
 * - whatever `receive` threw;
 * - `AppError` with the code that the child refused with (`errors.refused` if it is not one of ours);
 * - `Error`, worth another try: the child ended before it was ready (with its stderr up to then, and only up to then:
 *   later output might quote the bytes), somebody stopped it by a signal (SIGTERM, SIGINT, SIGHUP, SIGQUIT), or its
 *   answer does not fit the contract;
 * - `AppError(errors.exhausted)` for any other end: a crash, out of memory, no answer or half of one.
 */
export async function runInChild<Instructions, Head, Result>(
  entry: ChildEntry<Instructions, Head>,
  input: ChildInput<Instructions, Head, Result>,
  limits: ChildLimits,
): Promise<Result> {
  const { errors } = entry;
  const { signal } = input;
  signal.throwIfAborted();
  const child = start(entry.file, limits);
  const { stdin } = child;
  const pipe: unknown = child.stdio?.[ANSWER_FD];

  /** The first failure. */
  let failure: Error | undefined;
  let body: Readable | undefined;
  const kill = (reason: Error) => {
    failure ??= reason;
    child.kill('SIGKILL');
    // The receiver may be waiting for something other than the next bytes.
    body?.destroy(failure);
  };
  const onAbort = () => kill(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  const unwatch = watch(child, limits, () => kill(new AppError(errors.exhausted)));
  const failureOf = followChild(child, errors.exhausted, input.progress);
  const ended = new Promise<Ending>((resolve) => {
    child.on('close', (code, by) => resolve({ code, signal: by }));
    child.on('error', (error) => {
      kill(error);
      resolve({ code: null, signal: null });
    });
  });
  async function assertEndedWell() {
    const ending = await ended;
    if (ending.code !== 0) failure ??= failureOf(ending);
    if (failure !== undefined) throw failure;
  }
  async function* untilEndedWell(bytes: Chunks) {
    yield* bytes;
    await assertEndedWell();
  }

  try {
    if (!(stdin instanceof Writable) || !(pipe instanceof Readable)) {
      await ended;
      throw new Error('The child process has no pipes.');
    }
    const sent = sendRequest(stdin, input, kill);
    const tooLong = () => kill(new AppError(errors.tooLong));
    const answered = await readLine(limited(pipe as AsyncIterable<Buffer>, limits.answerBytes, tooLong));
    if (answered === null) throw failureOf(await ended);
    const head = parseHead(entry, answered.line);
    body = Readable.from(untilEndedWell(answered.bytes), { objectMode: false });
    // The receiver gets this error, and it is thrown below: without a listener it would end this process.
    body.on('error', () => undefined);
    const result = await input.receive(head, body);
    if (body.destroyed && !body.readableEnded) throw new Error('The answer was not read to its end.');
    body.resume();
    await Promise.all([assertEndedWell(), sent]);
    if (failure !== undefined) throw failure;
    return result;
  } catch (error) {
    throw failure ?? error;
  } finally {
    unwatch();
    signal.removeEventListener('abort', onAbort);
    child.kill('SIGKILL');
    if (pipe instanceof Readable) pipe.destroy();
    input.bytes.destroy();
    await ended;
  }
}
