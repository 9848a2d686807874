import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources';
import type * as z from 'zod';
import { failureOf, rejectedParameter, type ModelTiming } from './call-errors.js';
import { jsonSchemaOf } from './prompting.js';
import type { Completion } from './transport.js';

/** Response formats that ask for JSON, the most reliable first; not every endpoint supports them all. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const;

/** The features that a question uses. */
export interface Dialect {
  format: (typeof FORMATS)[number];
  temperature: boolean;
}

/** The features that a request for a stream uses. */
export interface StreamDialect {
  /** Asks for the token count at the end. */
  usage: boolean;
  temperature: boolean;
  /** False where the endpoint cannot stream: it answers as a whole. */
  stream: boolean;
}

export const FULL_DIALECT: Dialect = { format: 'json_schema', temperature: true };
export const FULL_STREAM: StreamDialect = { usage: true, temperature: true, stream: true };

/** Returns the parameters of a question, besides model and messages. */
export function paramsOf(
  { format, temperature }: Dialect,
  { name, schema }: { name: string; schema: z.ZodType },
): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format' | 'temperature'> {
  const base = temperature ? { temperature: 0 } : {};
  switch (format) {
    case 'json_schema':
      return {
        ...base,
        response_format: {
          type: 'json_schema',
          json_schema: { name, strict: true, schema: jsonSchemaOf(schema) },
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

/** Returns the parameters of a request for a stream, besides model and messages. */
export function streamParamsOf({ usage, temperature, stream }: StreamDialect): Pick<
  ChatCompletionCreateParamsStreaming,
  'stream_options' | 'temperature'
> & {
  stream?: true;
} {
  return {
    ...(temperature ? { temperature: 0 } : {}),
    ...(stream ? { stream: true } : {}),
    ...(stream && usage ? { stream_options: { include_usage: true } } : {}),
  };
}

/** Returns a simpler dialect for an endpoint that did not accept the request; undefined if there is none. */
export function simpler(dialect: Dialect, error: unknown): Dialect | undefined {
  const refused = rejectedParameter(error);
  if (refused === undefined) return undefined;
  if (refused.param === 'temperature' && dialect.temperature) return { ...dialect, temperature: false };
  const format = FORMATS[FORMATS.indexOf(dialect.format) + 1];
  if (format !== undefined) return { ...dialect, format };
  return dialect.temperature ? { ...dialect, temperature: false } : undefined;
}

/** As `simpler`, for streams. A rejection that names no parameter is of the least usual one. */
export function simplerStream(dialect: StreamDialect, error: unknown): StreamDialect | undefined {
  const refused = rejectedParameter(error);
  if (refused === undefined) return undefined;
  const { param } = refused;
  const named = (['temperature', 'stream'] as const).filter((feature) => feature === param);
  const dropped = [...named, ...(['usage', 'temperature', 'stream'] as const)].find(
    (feature) => dialect[feature],
  );
  return dropped === undefined ? undefined : { ...dialect, [dropped]: false };
}

/**
 * Returns a function that makes a call in the fullest dialect that the endpoint accepts. What it turns out to accept is
 * remembered.
 */
export function dialects<D>(
  full: D,
  simplerThan: (dialect: D, error: unknown) => D | undefined,
  timing: ModelTiming,
): (call: (dialect: D) => Promise<Completion>, signal: AbortSignal) => Promise<Completion> {
  let understood = full;
  return async (call, signal) => {
    let dialect = understood;
    for (;;) {
      try {
        const answer = await call(dialect);
        understood = dialect;
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        const next = simplerThan(dialect, error);
        if (next === undefined) throw failureOf(error, timing);
        dialect = next;
      }
    }
  };
}
