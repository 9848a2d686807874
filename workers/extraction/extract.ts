import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { ContentType } from '#shared/contracts/api/documents.js';
import { isErrorCode } from '#shared/contracts/errors.js';
import { LIMITS } from '#shared/limits.js';
import type { Extracted } from '#platform/documents.js';
import { AppError } from '#platform/errors.js';
import { residentBytes } from './memory.js';
import { childMessage, resultHead, RESULT_FD } from './protocol.js';

const MB = 1024 * 1024;
const MEMORY_LOOK_MS = 50;
/** Beside the text, a result holds the places of pages and sections. */
const RESULT_BYTES = LIMITS.extraction.textBytes + 64 * MB;
const STDERR_CHARS = 4_000;
/** The child is compiled, also where its parent runs from its source (tests). */
const CHILD = new URL(import.meta.resolve('#built/workers/extraction/child.js'));
/** Ends that somebody outside asked for; the document has no part in them. */
const ASKED_TO_STOP = new Set<NodeJS.Signals>(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

export interface ExtractOptions {
  signal: AbortSignal;
  progress(done: number, total: number): void;
  /** For tests: shorter limits, and children that misbehave. */
  deadlineMs?: number;
  memoryBytes?: number;
  child?: URL;
}

function start(
  contentType: ContentType,
  { child = CHILD, memoryBytes = LIMITS.extraction.memoryBytes }: ExtractOptions,
) {
  const megabytes = Math.floor(memoryBytes / MB);
  const reader = fork(fileURLToPath(child), [contentType], {
    // Inner limits end the usual bomb early and cleanly; buffers are outside of them, so memory is watched too.
    execArgv: [`--max-old-space-size=${megabytes}`, `--wasm-max-mem-pages=${megabytes * 16}`],
    // A document that takes its reader over finds no secret there.
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'ipc', 'pipe'],
  });
  // The event loops go first where processors are short.
  if (reader.pid !== undefined) setPriority(reader.pid, LIMITS.background.niceness);
  return reader;
}

/** Collects the result's pipe; more than a result may hold ends the child. */
async function collect(pipe: Readable, tooMuch: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of pipe as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > RESULT_BYTES) tooMuch();
    else chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(result: Buffer): Extracted | null {
  const headEnd = result.indexOf('\n');
  if (headEnd < 0) return null;
  const head = resultHead.parse(JSON.parse(result.toString('utf8', 0, headEnd)));
  if (head.ok) return { text: result.toString('utf8', headEnd + 1), ...head.map };
  throw new AppError(isErrorCode(head.code) ? head.code : 'document_damaged');
}

/** Ends the child once one of its limits is reached; `stop()` ends the watch. */
function watch(
  child: ChildProcess,
  { deadlineMs, memoryBytes }: ExtractOptions,
  kill: (reason: Error) => void,
) {
  const tooComplex = () => kill(new AppError('document_too_complex'));
  const deadline = setTimeout(tooComplex, deadlineMs ?? LIMITS.extraction.deadlineMs);
  const limit = memoryBytes ?? LIMITS.extraction.memoryBytes;
  let looking = false;
  const memory = setInterval(() => {
    if (looking || child.pid === undefined) return;
    looking = true;
    void residentBytes(child.pid).then((bytes) => {
      looking = false;
      if (bytes !== null && bytes > limit) tooComplex();
    });
  }, MEMORY_LOOK_MS);
  return {
    stop() {
      clearTimeout(deadline);
      clearInterval(memory);
    },
  };
}

/**
 * Reads a document in a process of its own, which is killed at its limits of time and memory or when the
 * signal is aborted: nothing that a file does to its reader reaches this process or the next file.
 * @throws AppError `document_*` where the document is at fault; the signal's reason; the source's error.
 */
export async function extract(
  source: Readable,
  contentType: ContentType,
  options: ExtractOptions,
): Promise<Extracted> {
  const { signal } = options;
  signal.throwIfAborted();
  const child = start(contentType, options);
  let killedFor: Error | undefined;
  const kill = (reason: Error) => {
    killedFor ??= reason;
    child.kill('SIGKILL');
  };
  const onAbort = () => kill(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  const watching = watch(child, options, kill);

  let ready = false;
  child.on('message', (raw) => {
    const message = childMessage.safeParse(raw);
    if (!message.success) return;
    if (message.data.type === 'ready') ready = true;
    else options.progress(message.data.done, message.data.total);
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    // Only what is said before the document is there: afterwards it might quote from it.
    if (!ready && stderr.length < STDERR_CHARS) stderr += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; by: NodeJS.Signals | null }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, by) => resolve({ code, by }));
  });
  const { stdin, stdio } = child;
  const pipe: unknown = stdio[RESULT_FD];

  try {
    if (!(stdin instanceof Writable) || !(pipe instanceof Readable))
      throw new Error('The reader has no pipes.');
    const fed = pipeline(source, stdin).catch((error: NodeJS.ErrnoException) => {
      // A child that ended before it had read all says itself why.
      if (
        error.code !== 'EPIPE' &&
        error.code !== 'ECONNRESET' &&
        error.code !== 'ERR_STREAM_PREMATURE_CLOSE'
      )
        kill(error);
    });
    const [{ code, by }, result] = await Promise.all([
      ended,
      collect(pipe, () => kill(new AppError('document_too_long'))),
      fed,
    ]);
    if (killedFor !== undefined) throw killedFor;
    const extracted = parse(result);
    if (extracted !== null) return extracted;
    if (!ready) throw new Error(`The reader did not start (${by ?? code}): ${stderr}`);
    if (by !== null && ASKED_TO_STOP.has(by)) throw new Error(`The reader was stopped by ${by}.`);
    // Out of memory (SIGABRT, or the system's SIGKILL) or a reader's own crash: another try ends the same.
    throw new AppError('document_too_complex');
  } finally {
    watching.stop();
    signal.removeEventListener('abort', onAbort);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    source.destroy();
  }
}
