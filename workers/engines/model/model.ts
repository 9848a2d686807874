import { randomUUID } from 'node:crypto';
import OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources';
import type * as z from 'zod';
import type { LlmConfig } from '#platform/config.js';
import { linkedAbort, type LinkedAbort } from '#platform/linked-abort.js';
import { createSemaphore } from '#platform/semaphore.js';
import { closesThoughtAlone, withoutThoughts } from '#shared/domain/thoughts.js';
import { PartFailure } from '#workers/attempt/failures.js';
import { readAnswer } from './answer.js';
import { brokenOff, type ModelTiming } from './call-errors.js';
import type { ModelCall } from './call-watch.js';
import { assertWholePrompt, contentOf, messagesOf, orAborted, turns } from './complete.js';
import {
  dialects,
  FULL_DIALECT,
  FULL_STREAM,
  paramsOf,
  simpler,
  simplerStream,
  streamParamsOf,
} from './dialect.js';
import { handoverAbort } from './handover-abort.js';
import type { PartSlot } from './hold-slot.js';
import { askPatiently } from './second-question.js';
import { readStream, type StreamTiming } from './stream-answer.js';
import { tokensOf } from './tokens.js';
import { completion, createTransport, type Completion, type StreamReader } from './transport.js';

/** Retries that the client does by itself: network errors, 5xx, and a 429 that asks for a short wait. */
const RETRIES = 2;
const REPAIR_CHARS = 20_000;
/** Names of models whose templates open the thought themselves. */
const OPENS_THOUGHT = /r1(?![\da-z])|qwq|thinking|reason|glm-?z1|exaone-?deep/i;

export interface ModelRequest<T> {
  /** Name of the schema, sent to the endpoint. */
  name: string;
  schema: z.ZodType<T>;
  system: string;
  user: string;
  /**
   * An earlier answer to this question, and what is said to it: the conversation goes on from there. It costs one call
   * at most: an answer of another form is not repaired.
   */
  followUp?: { answer: string; reply: string };
}

export interface ModelResponse<T> {
  value: T;
  /** Tokens of all calls that the answer took, as the endpoint counts them, or else as we estimate them. */
  tokens: number;
}

export interface StreamResponse {
  /** The whole answer: all pieces together. */
  text: string;
  /** Tokens as the endpoint counts them, or else as we estimate them. */
  tokens: number;
}

/** Takes the next piece of an answer; `restarts` if all that came before was what the model thought, and is to be removed. */
export type OnPiece = (piece: string, restarts: boolean) => void;

/** A session that asks the questions of one job. */
export interface ModelSession {
  /**
   * Asks one question and returns its checked answer, repaired once if it was wrong. Where the signal says that the job is handed
   * to another worker, a call that was sent may still be answered. The answer holds the slot of the part that asks; without a
   * part (null) its slot is free with the answer.
   * @throws PartFailure if this question gets no answer, also where the endpoint did not read all of it; RetryAfter if the endpoint limits the rate; AppError
   * `model_failed` if no question will get an answer; the signal's reason.
   */
  ask<T>(question: ModelRequest<T>, signal: AbortSignal, slot: PartSlot | null): Promise<ModelResponse<T>>;
  /**
   * Asks a second question of a part, as `ask` does, whose first answer must not be lost: it waits while the endpoint limits the
   * rate or is away. Returns null if it finally gets no answer.
   * @throws the signal's reason.
   */
  askAgain<T>(
    question: ModelRequest<T>,
    signal: AbortSignal,
    slot: PartSlot | null,
  ): Promise<ModelResponse<T> | null>;
  /**
   * Asks for an answer in free text, and calls `onPiece` with each next piece of it, without what the model thinks. It holds its
   * slot until the end. Tries that fail before the first piece are repeated as those of `ask` are, others are not: what had come is
   * an unfinished answer.
   * @throws as `ask` does; PartFailure `timeout` also if nothing comes for long, or the answer takes too long as a whole.
   */
  stream(
    request: Pick<ModelRequest<unknown>, 'system' | 'user'>,
    onPiece: OnPiece,
    signal: AbortSignal,
  ): Promise<StreamResponse>;
}

export interface SessionOptions {
  /** For what a person waits for: its calls go ahead of all others, and the reserved slot is theirs. */
  urgent?: boolean;
}

/** A language model behind one endpoint, with its limit of concurrent calls. */
export interface ModelClient {
  /** Name of the model at the endpoint. */
  readonly name: string;
  /** Address of the endpoint: another one may answer differently under the same model name. */
  readonly endpoint: string;
  /** Most concurrent calls, over all jobs of this process. */
  readonly concurrency: number;
  /** Opens a session that takes turns with the sessions of other jobs. */
  session(options?: SessionOptions): ModelSession;
}

const TIMING: ModelTiming = { longestWaitMs: 10_000, laterMs: 15_000 };

const STREAM_TIMING: StreamTiming = { idleMs: 30_000, streamMs: 300_000 };

export interface ModelOptions {
  timing?: ModelTiming | undefined;
  streamTiming?: StreamTiming | undefined;
  /** True if a slot is kept for urgent sessions, where there is more than one. */
  reservesSlot?: boolean;
  /** Called after each try of a call. */
  onCall?: ((call: ModelCall) => void) | undefined;
}

/**
 * Creates the client for one endpoint with its limit. The features that the endpoint turns out to support are
 * remembered for all sessions.
 */
export function createModel(
  config: LlmConfig,
  {
    timing = TIMING,
    streamTiming = STREAM_TIMING,
    reservesSlot = false,
    onCall = () => undefined,
  }: ModelOptions = {},
): ModelClient {
  const total = config.concurrency;
  const semaphore = createSemaphore({ total, reserved: reservesSlot && total > 1 ? 1 : 0 });
  const inDialect = dialects(FULL_DIALECT, simpler, timing);
  // A template that opens the thought itself sends answers that only close it.
  let opensInThought = OPENS_THOUGHT.test(config.model);
  const inStreamDialect = dialects(FULL_STREAM, simplerStream, timing);

  const clientOn = (fetch: typeof globalThis.fetch) =>
    new OpenAI({
      // Every setting is explicit, or the client would read it from the environment.
      apiKey: config.apiKey ?? 'none',
      baseURL: config.baseUrl,
      organization: null,
      project: null,
      logLevel: 'off',
      maxRetries: RETRIES,
      // The transport applies the timeout: one set here would also count the wait for a slot.
      timeout: 2 ** 31 - 1,
      defaultHeaders: { 'X-Stainless-Timeout': null },
      fetch,
    });

  return {
    name: config.model,
    endpoint: config.baseUrl,
    concurrency: config.concurrency,
    session({ urgent = false } = {}) {
      const key = randomUUID();
      const acquire = (signal: AbortSignal) => semaphore.acquire(key, signal, { urgent });
      const transport = (
        acquire: Parameters<typeof createTransport>[0]['acquire'],
        streamed?: StreamReader,
      ) =>
        createTransport({
          acquire,
          model: config.model,
          timeoutMs: config.timeoutMs,
          longestWaitMs: timing.longestWaitMs,
          onCall,
          streamed,
        });

      const complete = (
        client: OpenAI,
        question: ModelRequest<unknown>,
        messages: ChatCompletionMessageParam[],
        signal: AbortSignal,
      ): Promise<Completion> =>
        inDialect(async (dialect) => {
          const call = client.chat.completions.create(
            { model: config.model, messages, ...paramsOf(dialect, question) },
            { signal },
          );
          return completion.parse(await orAborted(call, signal));
        }, signal);

      const completeStreamed = (
        messages: ChatCompletionMessageParam[],
        onPiece: OnPiece,
        { signal, abort }: LinkedAbort,
      ): Promise<Completion> => {
        const streaming: OpenAI = clientOn(
          transport(acquire, {
            read: (response, extend, onFirst) =>
              readStream(response, {
                ...{ client: streaming, timing: streamTiming, opensInThought },
                ...{ onPiece, extend, onFirst },
                onLoneThought: () => (opensInThought = true),
              }),
            onBroken: (error) => abort(brokenOff(error, timing)),
          }),
        );
        return inStreamDialect(async (dialect) => {
          const call = streaming.chat.completions
            .create({ model: config.model, messages, ...streamParamsOf(dialect) }, { signal })
            .asResponse();
          return completion.parse(await (await orAborted(call, signal)).json());
        }, signal);
      };

      const session: ModelSession = {
        askAgain: (question, signal, slot) =>
          askPatiently(() => session.ask(question, signal, slot), timing, signal),
        async stream({ system, user }, onPiece, outer) {
          const call = linkedAbort(outer);
          let hasStreamed = false;
          const forward: OnPiece = (piece, restarts) => {
            hasStreamed = true;
            onPiece(piece, restarts);
          };
          try {
            const messages = messagesOf(system, user);
            const answer = await completeStreamed(messages, forward, call);
            assertWholePrompt(messages, answer);
            const text = withoutThoughts(contentOf(answer));
            // An endpoint that cannot stream answers as a whole.
            if (!hasStreamed && text !== '') onPiece(text, false);
            return { text, tokens: answer.usage?.total_tokens ?? tokensOf(system + user) + tokensOf(text) };
          } finally {
            call.unlink();
          }
        },
        async ask(question, outer, slot) {
          outer.throwIfAborted();
          // The client never removes its listeners, and a job asks many questions: each gets a signal of its own.
          const call = handoverAbort(outer);
          const { signal, unlink } = call;
          const take = (waiting: AbortSignal) =>
            slot === null ? acquire(waiting) : slot.take(() => acquire(waiting));
          const client = clientOn(transport(() => call.send(take)));
          const { followUp } = question;
          const messages: ChatCompletionMessageParam[] = [
            ...messagesOf(question.system, question.user),
            ...(followUp === undefined ? [] : turns(followUp.answer, followUp.reply)),
          ];
          try {
            let tokens = 0;
            for (const last of followUp === undefined ? [false, true] : [true]) {
              const answer = await complete(client, question, messages, signal);
              assertWholePrompt(messages, answer);
              const content = contentOf(answer);
              opensInThought ||= closesThoughtAlone(content);
              tokens +=
                answer.usage?.total_tokens ?? tokensOf(question.system + question.user) + tokensOf(content);
              const read = readAnswer(content, question.schema);
              if ('value' in read) return { value: read.value, tokens };
              if (last) break;
              outer.throwIfAborted();
              messages.push(
                ...turns(
                  withoutThoughts(content).slice(0, REPAIR_CHARS),
                  `That answer cannot be used: ${read.wrong}\nGive the whole answer again as one JSON object of the form asked for, and nothing else.`,
                ),
              );
            }
            throw new PartFailure('invalid');
          } finally {
            unlink();
          }
        },
      };
      return session;
    },
  };
}
