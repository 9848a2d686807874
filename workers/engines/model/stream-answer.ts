import { APIError, type OpenAI } from 'openai';
import { Stream } from 'openai/core/streaming';
import * as z from 'zod';
import { ThoughtFilter } from '#shared/domain/thoughts.js';
import { PartFailure } from '#workers/attempt/failures.js';
import { StreamEnd, untilDone } from './stream-end.js';
import { ANSWER_BYTES, type Completion } from './transport.js';
import { NotAnAnswer } from './transport-errors.js';
import { usage, type Usage } from './usage.js';

export interface StreamTiming {
  /** Longest pause between two pieces, ms. */
  idleMs: number;
  /** Longest time from the first piece to the end, ms. */
  streamMs: number;
}

/** Most characters of a streamed answer: people read it, and a model that repeats itself has no end of its own. */
const MOST_CHARS = 40_000;
/**
 * Time in which the body must end once the endpoint has named the end of the answer behind it, ms: the token count may still
 * come. Some endpoints leave the connection open, without `[DONE]`.
 */
const CLOSING_MS = 1_000;

/** Schema of one event of a stream. The last one has the token count and no choices. */
const streamChunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            refusal: z.string().nullish(),
            /** What a model thinks, where its endpoint tells it apart: read to know that, and not shown. */
            reasoning_content: z.unknown().optional(),
            reasoning: z.unknown().optional(),
          })
          .nullish(),
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
  /** True for a model whose answers begin within a thought that they only close. */
  opensInThought: boolean;
  /** Called where an answer turns out to be of such a model. */
  onLoneThought(): void;
  /** Called with each next piece; `restarts` if all that came before was thought. */
  onPiece(piece: string, restarts: boolean): void;
  /** Postpones the deadline of the try to `ms` from now. */
  extend(ms: number): void;
  onFirst(): void;
}

/**
 * Reads a streamed answer to its end, and returns it as one that was not streamed, without what the model thought. The events are
 * parsed by the client library, which takes a stream that breaks off for one that has ended: an answer whose end the endpoint does not
 * name, at the end, is an error here.
 * @throws NotAnAnswer if the body is no stream of events; PartFailure if the answer is too long; TimedOut, by the deadline of
 * the try; errors of the connection and of the endpoint.
 */
export async function readStream(response: Response, reading: Reading): Promise<Completion> {
  const { client, timing, onPiece, extend, onFirst } = reading;
  const end = new StreamEnd();
  const thoughts = new ThoughtFilter(reading);
  let content = '';
  let refusal = '';
  let counted: Usage = null;
  let count = 0;
  let hasBegun = false;
  let latest = Infinity;
  const show = ({ text, restarts }: { text: string; restarts: boolean }) => {
    if (text === '' && !restarts) return;
    content = restarts ? text : content + text;
    if (content.length > MOST_CHARS) throw new PartFailure('too_long');
    onPiece(text, restarts);
  };
  try {
    const events = Stream.fromSSEResponse<unknown>(
      capped(response, () => end.done()),
      new AbortController(),
      client,
    );
    for await (const event of events) {
      const chunk = streamChunk.safeParse(event).data;
      if (chunk === undefined) throw new NotAnAnswer('The stream contains something else than completions.');
      count += 1;
      counted = chunk.usage ?? counted;
      const [choice] = chunk.choices ?? [];
      const { delta } = choice ?? {};
      refusal += delta?.refusal ?? '';
      const piece = delta?.content ?? '';
      end.take(piece + (delta?.refusal ?? ''), choice?.finish_reason, hasBegun || refusal !== '');
      const thinks = isText(delta?.reasoning_content) || isText(delta?.reasoning);
      if (thinks) show(thoughts.isApart());
      if ((piece !== '' || thinks) && latest === Infinity) latest = performance.now() + timing.streamMs;
      if (piece !== '') {
        if (!hasBegun) onFirst();
        hasBegun = true;
        show(thoughts.push(piece));
      }
      if (end.isClosing) extend(CLOSING_MS);
      else if (latest < Infinity) extend(Math.max(0, Math.min(timing.idleMs, latest - performance.now())));
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw new NotAnAnswer('The stream contains something else than JSON.');
    // What the model had to say has come; an error that the endpoint names is one all the same.
    if (!end.isCertain || error instanceof PartFailure || error instanceof APIError) throw error;
  } finally {
    if (thoughts.closesAlone) reading.onLoneThought();
  }
  if (count === 0) throw new NotAnAnswer('The endpoint answered something else than a stream.');
  if (!end.isCertain) throw new Error('The stream broke off.');
  show(thoughts.end(end.reason === 'stop'));
  if (content === '' && refusal === '' && end.reason === 'stop')
    throw new NotAnAnswer('The answer is empty.');
  return { choices: [{ finish_reason: end.reason ?? '', message: { content, refusal } }], usage: counted };
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** Returns the response with a body that ends with `[DONE]`, and fails where it gets longer than any answer. */
function capped(response: Response, onDone: () => void): Response {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES) controller.error(new NotAnAnswer('The answer does not end.'));
      else controller.enqueue(chunk);
    },
  });
  const body = response.body?.pipeThrough(counting);
  return new Response(body === undefined ? null : untilDone(body, onDone), { headers: response.headers });
}
