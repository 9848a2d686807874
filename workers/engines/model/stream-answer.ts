import type OpenAI from 'openai';
import { Stream } from 'openai/core/streaming';
import * as z from 'zod';
import { PartFailure } from '#workers/attempt/failures.js';
import { ANSWER_BYTES, type Completion } from './transport.js';
import { NotAnAnswer } from './transport-errors.js';

export interface StreamTiming {
  /** Longest pause between two pieces, ms. */
  idleMs: number;
  /** Longest time from the first piece to the end, ms. */
  streamMs: number;
}

/** Most characters of a streamed answer: people read it, and a model that repeats itself has no end of its own. */
const MOST_CHARS = 40_000;
/**
 * Time in which the body must end once the model has, ms: the token count may still come. Some endpoints leave the
 * connection open, and the client library waits for its end even after `[DONE]`.
 */
const CLOSING_MS = 1_000;

const usage = z.object({ total_tokens: z.number().int().nonnegative() }).nullish();
/** Schema of one event of a stream. The last one has the token count and no choices. */
const streamChunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage,
});

interface Reading {
  /** For the parser of events, which would otherwise log those that it cannot read. */
  client: OpenAI;
  timing: StreamTiming;
  onPiece(piece: string): void;
  /** Postpones the deadline of the try to `ms` from now. */
  extend(ms: number): void;
  onFirst(): void;
}

/**
 * Reads a streamed answer to its end, and returns it as one that was not streamed. The events are parsed by the client
 * library, which takes a stream that breaks off for one that has ended: an answer without a reason for its end is an
 * error here.
 * @throws NotAnAnswer if the body is no stream of events; PartFailure if the answer has no end; TimedOut, by the deadline of
 * the try; errors of the connection and of the endpoint.
 */
export async function readStream(
  response: Response,
  { client, timing, onPiece, extend, onFirst }: Reading,
): Promise<Completion> {
  let content = '';
  let refusal = '';
  let finish: string | null = null;
  let total: z.infer<typeof usage> = null;
  let count = 0;
  let latest = Infinity;
  try {
    const events = Stream.fromSSEResponse<unknown>(capped(response), new AbortController(), client);
    for await (const event of events) {
      const chunk = streamChunk.safeParse(event).data;
      if (chunk === undefined) throw new NotAnAnswer('The stream contains something else than completions.');
      count += 1;
      total = chunk.usage ?? total;
      const [choice] = chunk.choices ?? [];
      refusal += choice?.delta?.refusal ?? '';
      finish = choice?.finish_reason ?? finish;
      const piece = choice?.delta?.content ?? '';
      if (piece !== '') {
        if (content === '') {
          latest = performance.now() + timing.streamMs;
          onFirst();
        }
        content += piece;
        if (content.length > MOST_CHARS) throw new PartFailure('too_long');
        onPiece(piece);
      }
      if (finish !== null) extend(CLOSING_MS);
      else if (content !== '') extend(Math.max(0, Math.min(timing.idleMs, latest - performance.now())));
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw new NotAnAnswer('The stream contains something else than JSON.');
    // What the model had to say has come.
    if (finish === null || error instanceof PartFailure) throw error;
  }
  if (count === 0) throw new NotAnAnswer('The endpoint answered something else than a stream.');
  if (finish === null) throw new Error('The stream broke off.');
  if (content === '' && refusal === '' && finish === 'stop') throw new NotAnAnswer('The answer is empty.');
  return { choices: [{ finish_reason: finish, message: { content, refusal } }], usage: total };
}

/** Returns the response with a body that fails where it gets longer than any answer. */
function capped(response: Response): Response {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES) controller.error(new NotAnAnswer('The answer does not end.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counting) ?? null, { headers: response.headers });
}
