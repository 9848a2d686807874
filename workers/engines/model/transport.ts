import * as z from 'zod';
import { linkedAbort } from '#platform/linked-abort.js';
import { watchCall, type ModelCall } from './call-watch.js';
import { NotAnAnswer, TimedOut } from './transport-errors.js';

/** Most bytes of an answer: no legitimate one is longer, and an endpoint that never stops is cut off. */
const ANSWER_BYTES = 4 * 1024 * 1024;

/** Schema that every answer of /chat/completions must fit before its content is used. */
export const completion = z.object({
  choices: z
    .array(
      z.object({
        // Required: an answer that was cut off on its way has none.
        finish_reason: z.string(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).nullish(),
});
export type Completion = z.infer<typeof completion>;

/** Returns how long an answer asks the client to wait, ms; undefined if it does not say so in a readable form. */
export function retryAfterMs(headers: Headers | undefined): number | undefined {
  const ms = headers?.get('retry-after-ms') ?? null;
  const after = headers?.get('retry-after') ?? null;
  const wait =
    ms !== null
      ? Number(ms)
      : after === null
        ? NaN
        : /^\s*[\d.]+\s*$/.test(after)
          ? Number(after) * 1000
          : Date.parse(after) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/**
 * Creates the `fetch` of one job's calls. A try takes a slot of the shared limit and gives it back before the client
 * waits for the next try. It ends with the last byte of the body, within `timeoutMs`: the client's own deadline
 * covers only the headers, so a stalled body would hang, and a truncated body or a page of HTML would pass for an
 * answer. These cases are errors of `fetch`, so the client retries them like any other network error.
 */
export function createTransport({
  acquire,
  model,
  timeoutMs,
  longestWaitMs,
  onCall,
}: {
  /**
   * Waits for a slot; returns a function that releases it.
   * @throws the signal's reason.
   */
  acquire(signal: AbortSignal): Promise<() => void>;
  model: string;
  timeoutMs: number;
  /**
   * Longest wait that the client does by itself, ms. It waits as long as the endpoint says; an answer that asks for
   * more than this is passed on without a retry.
   */
  longestWaitMs: number;
  /** Called after each try. */
  onCall(call: ModelCall): void;
}): typeof fetch {
  return async (url, init) => {
    const outer = init?.signal ?? new AbortController().signal;
    const askedAt = performance.now();
    const release = await acquire(outer);
    const waitedMs = performance.now() - askedAt;
    const { signal, abort, unlink } = linkedAbort(outer);
    const timer = setTimeout(() => abort(new TimedOut(timeoutMs)), timeoutMs);
    try {
      return await watchCall({ model, waitedMs, signal: outer, onCall }, async () => {
        const response = await fetch(url, { ...init, signal });
        const text = await wholeText(response);
        const answer = response.ok ? completionOf(text) : undefined;
        if (response.ok && answer === undefined)
          throw new NotAnAnswer('The endpoint answered something else than a completion.');
        return {
          response: new Response(text === '' ? null : text, {
            status: response.status,
            headers: headersFor(response, longestWaitMs),
          }),
          tokens: answer?.usage?.total_tokens ?? 0,
        };
      });
    } finally {
      clearTimeout(timer);
      unlink();
      release();
    }
  };
}

async function wholeText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new NotAnAnswer('The answer does not end.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function completionOf(text: string): Completion | undefined {
  try {
    return completion.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function headersFor(response: Response, longestWaitMs: number): Headers {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['x-request-id', 'x-should-retry']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const wait = retryAfterMs(response.headers);
  if (wait === undefined) return headers;
  headers.set('retry-after-ms', String(Math.ceil(wait)));
  if (wait > longestWaitMs) headers.set('x-should-retry', 'false');
  return headers;
}
