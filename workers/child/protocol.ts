import * as z from 'zod';
import type { ErrorCode } from '#shared/contracts/errors.js';

/**
 * Contract between a worker and one kind of child process. Both sides import it, so that the receiver parses exactly
 * what the sender sends.
 */
export interface ChildContract<Instructions, Head> {
  /** Instructions for the child: what it does with the bytes. Parsed in the child. */
  instructions: z.core.$ZodType<Instructions>;
  /** The JSON part of the answer. Parsed in the parent, because a compromised child may send anything. */
  head: z.core.$ZodType<Head>;
}

/**
 * Messages that the child sends over its IPC channel. Everything else goes over pipes, one in each direction and in
 * the same form: a line of JSON (the instructions; an `Answer`), then bytes to the end.
 */
export const childMessage = z.discriminatedUnion('type', [
  /** The child has loaded its modules: any failure from here on is caused by the input. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), done: z.int(), total: z.int() }),
]);
export type ChildMessage = z.infer<typeof childMessage>;

/** The line of JSON that precedes the bytes of an answer. */
export const answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), head: z.unknown() }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);
export type Answer = { ok: true; head: unknown } | { ok: false; code: ErrorCode };

/** File descriptor of the answer's pipe in the child. */
export const ANSWER_FD = 4;

const NEWLINE = 0x0a;

export type Chunks = AsyncIterable<Uint8Array>;

/** Writes a line of JSON and the bytes after it. */
export async function* withLine(line: unknown, bytes: Uint8Array | Chunks = new Uint8Array()): Chunks {
  yield Buffer.from(`${JSON.stringify(line)}\n`);
  if (bytes instanceof Uint8Array) yield bytes;
  else yield* bytes;
}

/**
 * Reads a line and returns it with the bytes that follow, as they arrive; null if the stream ends within the line.
 */
export async function readLine(stream: Chunks): Promise<{ line: string; bytes: Chunks } | null> {
  const chunks = stream[Symbol.asyncIterator]();
  const line: Uint8Array[] = [];
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) return null;
    const chunk = next.value;
    const end = chunk.indexOf(NEWLINE);
    line.push(end < 0 ? chunk : chunk.subarray(0, end));
    if (end < 0) continue;
    return { line: Buffer.concat(line).toString(), bytes: following(chunk.subarray(end + 1), chunks) };
  }
}

async function* following(first: Uint8Array, chunks: AsyncIterator<Uint8Array>): Chunks {
  if (first.length > 0) yield first;
  yield* { [Symbol.asyncIterator]: () => chunks };
}

/** Joins all chunks of a stream. */
export async function collect(chunks: Chunks): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
