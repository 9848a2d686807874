import * as z from 'zod';
import { linkedAbort } from '#platform/linked-abort.js';
import { watchCall, type ModelCall } from './call-watch.js';
import { NotAnAnswer, TimedOut } from './transport-errors.js';
import { usage } from './usage.js';

/** Most bytes of an answer: no legitimate one is longer, and an endpoint that never stops is cut off. */
export const ANSWER_BYTES = 4 * 1024 * 1024;

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
  usage,
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

/** Reads an answer that is streamed. */
export interface StreamReader {
  /**
   * Returns the whole answer. It calls `extend` with the time from now on in which more must come, ms, in place of the
   * deadline before, and `onFirst` when the first piece has come.
   */
  read(response: Response, extend: (ms: number) => void, onFirst: () => void): Promise<Completion>;
  /** Called if the try fails after the first piece. It aborts the call's signal: such a try is not repeated. */
  onBroken(error: unknown): void;
}

/**
 * Creates the `fetch` of one job's calls. A try takes a slot of the shared limit and gives it back before the client
 * waits for the next try; with an answer the part that asked may hold it. A try ends with the last byte of the body, within
 * `timeoutMs`: the client's own deadline covers only the headers, so a stalled body would hang, and a truncated body or a
 * page of HTML would pass for an answer. These cases are errors of `fetch`, so the client retries them like any other network error. An answer that is
 * streamed is read here too, to its end, and then returned as a whole.
 */
export function createTransport({
  acquire,
  model,
  timeoutMs,
  longestWaitMs,
  onCall,
  streamed,
}: {
  /**
   * Waits for a slot; returns a function that is called at the end of the try, with whether it brought an answer.
   * @throws the signal's reason.
   */
  acquire(signal: AbortSignal): Promise<(answered: boolean) => void>;
  model: string;
  timeoutMs: number;
  /**
   * Longest wait that the client does by itself, ms. It waits as long as the endpoint says; an answer that asks for
   * more than this is passed on without a retry.
   */
  longestWaitMs: number;
  /** Called after each try. */
  onCall(call: ModelCall): void;
  /** For calls that ask for a stream. */
  streamed?: StreamReader | undefined;
}): typeof fetch {
  return async (url, init) => {
    const outer = init?.signal ?? new AbortController().signal;
    const askedAt = performance.now();
    const release = await acquire(outer);
    const waitedMs = performance.now() - askedAt;
    const { signal, abort, unlink } = linkedAbort(outer);
    let timer: NodeJS.Timeout | undefined;
    const extend = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => abort(new TimedOut(ms)), ms);
    };
    let hasBegun = false;
    let answered = false;
    extend(timeoutMs);
    try {
      return await watchCall({ model, waitedMs, signal: outer, onCall }, async (onFirst) => {
        const response = await fetch(url, { ...init, signal });
        const begin = () => {
          hasBegun = true;
          onFirst();
        };
        const text =
          streamed !== undefined && response.ok && !isJson(response)
            ? JSON.stringify(await streamed.read(response, extend, begin))
            : await wholeText(response);
        const answer = response.ok ? completionOf(text) : undefined;
        if (response.ok && answer === undefined)
          throw new NotAnAnswer('The endpoint answered something else than a completion.');
        answered = response.ok;
        return {
          response: new Response(text === '' ? null : text, {
            status: response.status,
            headers: headersFor(response, longestWaitMs),
          }),
          tokens: answer?.usage?.total_tokens ?? 0,
        };
      });
    } catch (error) {
      if (hasBegun) streamed?.onBroken(error);
      throw error;
    } finally {
      clearTimeout(timer);
      unlink();
      release(answered);
    }
  };
}

/** True if an endpoint that was asked for a stream answers as a whole: some cannot stream. */
const isJson = (response: Response) =>
  response.headers.get('content-type')?.includes('application/json') === true;

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
