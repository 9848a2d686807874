import * as z from 'zod';
import type { ErrorCode } from '#shared/contracts/errors.js';
import { extractedMap } from '#platform/documents.js';

/**
 * What a reader's process says, over its IPC channel. Its result, which may be 20 MB, goes over a pipe of its
 * own: a line of JSON, then the text as UTF-8 to the end.
 */
export const childMessage = z.discriminatedUnion('type', [
  /** Its modules are loaded: what goes wrong from here on is the document's fault. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), done: z.int(), total: z.int() }),
]);
export type ChildMessage = z.infer<typeof childMessage>;

export const resultHead = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), map: extractedMap }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);
export type ResultHead = z.input<typeof resultHead> | { ok: false; code: ErrorCode };

/** File descriptor of the result's pipe in the child. */
export const RESULT_FD = 4;
