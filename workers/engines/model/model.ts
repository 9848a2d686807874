import { randomUUID } from 'node:crypto';
import OpenAI from 'openai';
import type { ChatCompletionCreateParamsNonStreaming, ChatCompletionMessageParam } from 'openai/resources';
import * as z from 'zod';
import type { LlmConfig } from '#platform/config.js';
import { linkedAbort } from '#platform/linked-abort.js';
import { createSemaphore } from '#platform/semaphore.js';
import { PartFailure } from '#workers/runtime/failures.js';
import { readAnswer } from './answer.js';
import { failureOf, rejectedParameter, type ModelTiming } from './call-errors.js';
import type { ModelCall } from './call-watch.js';
import { tokensOf } from './tokens.js';
import { completion, createTransport, type Completion } from './transport.js';

/** Retries that the client does by itself: network errors, 5xx, and a 429 that asks for a short wait. */
const RETRIES = 2;
const REPAIR_CHARS = 20_000;

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

/** A session that asks the questions of one job. */
export interface ModelSession {
  /**
   * Asks one question and returns its checked answer, repaired once if it was wrong.
   * @throws PartFailure if this question gets no answer; RetryAfter if the endpoint limits the rate; AppError
   * `model_failed` if no question will get an answer; the signal's reason.
   */
  ask<T>(question: ModelRequest<T>, signal: AbortSignal): Promise<ModelResponse<T>>;
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
  session(): ModelSession;
}

const TIMING: ModelTiming = { longestWaitMs: 10_000, laterMs: 15_000 };

/** Response formats that ask for JSON, the most reliable first; not every endpoint supports them all. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const;
interface Dialect {
  format: (typeof FORMATS)[number];
  temperature: boolean;
}

export interface ModelOptions {
  timing?: ModelTiming | undefined;
  /** Called after each try of a call. */
  onCall?: ((call: ModelCall) => void) | undefined;
}

/**
 * Creates the client for one endpoint with its limit. The features that the endpoint turns out to support are
 * remembered for all sessions.
 */
export function createModel(
  config: LlmConfig,
  { timing = TIMING, onCall = () => undefined }: ModelOptions = {},
): ModelClient {
  const semaphore = createSemaphore({ total: config.concurrency });
  let understood: Dialect = { format: 'json_schema', temperature: true };

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
    session() {
      const key = randomUUID();
      const client = clientOn(
        createTransport({
          acquire: (signal) => semaphore.acquire(key, signal),
          model: config.model,
          timeoutMs: config.timeoutMs,
          longestWaitMs: timing.longestWaitMs,
          onCall,
        }),
      );

      const complete = async (
        question: ModelRequest<unknown>,
        messages: ChatCompletionMessageParam[],
        signal: AbortSignal,
      ): Promise<Completion> => {
        let dialect = understood;
        for (;;) {
          try {
            const call = client.chat.completions.create(
              { model: config.model, messages, ...paramsOf(dialect, question) },
              { signal },
            );
            const answer = completion.parse(await orAborted(call, signal));
            understood = dialect;
            return answer;
          } catch (error) {
            signal.throwIfAborted();
            const next = simpler(dialect, error);
            if (next === undefined) throw failureOf(error, timing);
            dialect = next;
          }
        }
      };

      return {
        async ask(question, outer) {
          // The client never removes its listeners, and a job asks many questions: each gets a signal of its own.
          const { signal, unlink } = linkedAbort(outer);
          const { followUp } = question;
          const messages: ChatCompletionMessageParam[] = [
            { role: 'system', content: question.system },
            { role: 'user', content: question.user },
            ...(followUp === undefined ? [] : turns(followUp.answer, followUp.reply)),
          ];
          try {
            let tokens = 0;
            for (const last of followUp === undefined ? [false, true] : [true]) {
              const answer = await complete(question, messages, signal);
              const content = contentOf(answer);
              tokens +=
                answer.usage?.total_tokens ?? tokensOf(question.system + question.user) + tokensOf(content);
              const read = readAnswer(content, question.schema);
              if ('value' in read) return { value: read.value, tokens };
              if (last) break;
              messages.push(
                ...turns(
                  content.slice(0, REPAIR_CHARS),
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
    },
  };
}

const turns = (answer: string, reply: string): ChatCompletionMessageParam[] => [
  { role: 'assistant', content: answer },
  { role: 'user', content: reply },
];

function paramsOf(
  { format, temperature }: Dialect,
  { name, schema }: ModelRequest<unknown>,
): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format' | 'temperature'> {
  const base = temperature ? { temperature: 0 } : {};
  switch (format) {
    case 'json_schema':
      return {
        ...base,
        response_format: {
          type: 'json_schema',
          json_schema: { name, strict: true, schema: z.toJSONSchema(schema, { target: 'draft-7' }) },
        },
      };
    case 'json_object':
      return { ...base, response_format: { type: 'json_object' } };
    case 'text':
      return base;
    default:
      return format satisfies never;
  }
}

/** Returns a simpler dialect for an endpoint that did not accept the request; undefined if there is none. */
function simpler(dialect: Dialect, error: unknown): Dialect | undefined {
  const refused = rejectedParameter(error);
  if (refused === undefined) return undefined;
  if (refused.param === 'temperature' && dialect.temperature) return { ...dialect, temperature: false };
  const format = FORMATS[FORMATS.indexOf(dialect.format) + 1];
  if (format !== undefined) return { ...dialect, format };
  return dialect.temperature ? { ...dialect, temperature: false } : undefined;
}

/** Rejects when the signal is aborted: the client ignores its signal while it waits for the next try. */
async function orAborted<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  // Without a handler, a rejection after the abort would be unhandled.
  call.catch(() => undefined);
  try {
    signal.throwIfAborted();
    return await Promise.race([call, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Returns the text of a complete answer.
 * @throws PartFailure if it is a refusal, or was cut off at its token limit.
 */
function contentOf({ choices }: Completion): string {
  const [choice] = choices;
  const { refusal, content } = choice?.message ?? {};
  if (choice?.finish_reason === 'length') throw new PartFailure('too_long');
  if (choice?.finish_reason === 'content_filter' || (typeof refusal === 'string' && refusal !== ''))
    throw new PartFailure('refused');
  return content ?? '';
}
