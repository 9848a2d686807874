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

/** The client's own retries: faults of the network, 5xx, and a 429 that asks for no long wait. */
const RETRIES = 2;
const REPAIR_CHARS = 20_000;

export interface ModelRequest<T> {
  /** The schema's name, for the endpoint. */
  name: string;
  schema: z.ZodType<T>;
  system: string;
  user: string;
}

export interface ModelResponse<T> {
  value: T;
  /** Of all calls that it took, as the endpoint counts them, or else as we do. */
  tokens: number;
}

/** Asks one job's questions. */
export interface ModelSession {
  /**
   * One checked answer, repaired once where it was wrong.
   * @throws PartFailure where this question gets none; RetryAfter where the endpoint is asked too much;
   *   AppError `model_failed` where no question will; the signal's reason.
   */
  ask<T>(question: ModelRequest<T>, signal: AbortSignal): Promise<ModelResponse<T>>;
}

/** A language model behind one endpoint, with its limit of calls. */
export interface ModelClient {
  /** As the endpoint calls it. */
  readonly name: string;
  /** The address that is asked: another one may answer otherwise, whatever its model is called. */
  readonly endpoint: string;
  /** Calls at a time, of all jobs of this process. */
  readonly concurrency: number;
  /** Takes turns with those of other jobs. */
  session(): ModelSession;
}

const TIMING: ModelTiming = { longestWaitMs: 10_000, laterMs: 15_000 };

/** Ways to ask for JSON, the surest first; not every endpoint takes them all. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const;
interface Dialect {
  format: (typeof FORMATS)[number];
  temperature: boolean;
}

export interface ModelOptions {
  timing?: ModelTiming | undefined;
  /** Hears how each try of a call ended. */
  onCall?: ((call: ModelCall) => void) | undefined;
}

/** One endpoint with its limit. What it turns out to understand is remembered for all who ask. */
export function createModel(
  config: LlmConfig,
  { timing = TIMING, onCall = () => undefined }: ModelOptions = {},
): ModelClient {
  const semaphore = createSemaphore({ total: config.concurrency });
  let understood: Dialect = { format: 'json_schema', temperature: true };

  const clientOn = (fetch: typeof globalThis.fetch) =>
    new OpenAI({
      // Everything is said here, or the client would read it from the environment.
      apiKey: config.apiKey ?? 'none',
      baseURL: config.baseUrl,
      organization: null,
      project: null,
      logLevel: 'off',
      maxRetries: RETRIES,
      // Counted by the transport: here it would also count the wait for a slot.
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
          // The client never takes its listeners off again, and a job asks many questions.
          const { signal, unlink } = linkedAbort(outer);
          const messages: ChatCompletionMessageParam[] = [
            { role: 'system', content: question.system },
            { role: 'user', content: question.user },
          ];
          try {
            let tokens = 0;
            for (const last of [false, true]) {
              const answer = await complete(question, messages, signal);
              const content = contentOf(answer);
              tokens +=
                answer.usage?.total_tokens ?? tokensOf(question.system + question.user) + tokensOf(content);
              const read = readAnswer(content, question.schema);
              if ('value' in read) return { value: read.value, tokens };
              if (last) break;
              messages.push(
                { role: 'assistant', content: content.slice(0, REPAIR_CHARS) },
                {
                  role: 'user',
                  content: `That answer cannot be used: ${read.wrong}\nGive the whole answer again as one JSON object of the form asked for, and nothing else.`,
                },
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

/** A plainer way to ask, where the endpoint did not take the request as it was. */
function simpler(dialect: Dialect, error: unknown): Dialect | undefined {
  const refused = rejectedParameter(error);
  if (refused === undefined) return undefined;
  if (refused.param === 'temperature' && dialect.temperature) return { ...dialect, temperature: false };
  const format = FORMATS[FORMATS.indexOf(dialect.format) + 1];
  if (format !== undefined) return { ...dialect, format };
  return dialect.temperature ? { ...dialect, temperature: false } : undefined;
}

/** The client does not hear its signal while it waits for the next try. */
async function orAborted<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  // Heard by nobody once the other has ended.
  call.catch(() => undefined);
  try {
    signal.throwIfAborted();
    return await Promise.race([call, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** The words of a whole answer. @throws PartFailure where it is a refusal, or was cut at its limit. */
function contentOf({ choices }: Completion): string {
  const [choice] = choices;
  const { refusal, content } = choice?.message ?? {};
  if (choice?.finish_reason === 'length') throw new PartFailure('too_long');
  if (choice?.finish_reason === 'content_filter' || (typeof refusal === 'string' && refusal !== ''))
    throw new PartFailure('refused');
  return content ?? '';
}
