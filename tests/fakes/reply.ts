import type { ServerResponse } from 'node:http';
import type { Message } from './answers.js';
import type { Fault } from './faults.js';

/** An event of a stream: an object is sent as JSON, a text as it is, and a promise is waited for. */
export type StreamedEvent = object | string | Promise<unknown>;
export interface RawStream {
  events: readonly StreamedEvent[];
  end: 'close' | 'stay';
}

export interface Reply {
  fault: Fault | null;
  format: 'json_schema' | 'json_object' | 'text';
  content: string;
  model: string;
  streamed: boolean;
  /** True if the tokens of a stream are to be counted. */
  counted: boolean;
  retryAfter: number | string;
  /** The tokens that the answer counts. */
  usage: object | null;
  /** What is streamed in place of the answer. */
  raw?: RawStream;
  /** Resolves when the second half of a stream may be sent. */
  middle?: Promise<void>;
}

const HTML = '<!doctype html><title>502</title><h1>Bad gateway</h1>';
const PIECE = 24;
/** Fewest characters of a token in any vocabulary that is worth its name. */
const TOKEN_CHARS = 3;

/** Counts as an endpoint that reads its prompt whole; the total is always the same, so that tests can name it. */
export function usageOf(messages: readonly Message[]): object {
  const chars = messages.reduce((sum, { content }) => sum + content.length, 0);
  return { prompt_tokens: Math.ceil(chars / TOKEN_CHARS), completion_tokens: 20, total_tokens: 120 };
}

const base = (model: string) => ({ id: 'chatcmpl-fake', created: Math.floor(Date.now() / 1000), model });

function error(
  response: ServerResponse,
  status: number,
  detail: { code: string | null; param?: string },
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(
    JSON.stringify({ error: { message: `fault ${status}`, type: 'fake', param: null, ...detail } }),
  );
}

/** Answers a call with its fault, or correctly when it has none. */
export function reply(response: ServerResponse, made: Reply): void {
  if (response.destroyed) return;
  const { fault, format } = made;
  const noFormat = { code: 'unsupported_value', param: 'response_format' };
  switch (fault) {
    case '429':
      return error(response, 429, { code: 'rate_limit_exceeded' });
    case '429-retry-after':
      return error(
        response,
        429,
        { code: 'rate_limit_exceeded' },
        { 'Retry-After': String(made.retryAfter) },
      );
    case '500':
      return error(response, 500, { code: null });
    case '401':
      return error(response, 401, { code: 'invalid_api_key' });
    case 'quota':
      return error(response, 429, { code: 'insufficient_quota' });
    case 'hang':
      return undefined;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(HTML);
      return undefined;
    case 'no-schema':
      return format === 'json_schema' ? error(response, 400, noFormat) : complete(response, made);
    case 'no-json-mode':
      return format === 'text' ? complete(response, made) : error(response, 400, noFormat);
    case 'no-stream-usage':
      return made.counted
        ? error(response, 400, { code: 'unknown_parameter', param: 'stream_options' })
        : complete(response, made);
    case 'no-stream':
      return made.streamed
        ? error(response, 400, { code: 'unsupported_value', param: 'stream' })
        : complete(response, made);
    case 'whole':
      return sendWhole(response, made);
    case 'stall':
    case 'cut':
    case 'linger':
    case 'silence':
    case 'unfinished':
    case 'broken-json':
    case 'wrong-shape':
    case 'refusal':
    case 'length':
    case null:
      return complete(response, made);
    default:
      return fault satisfies never;
  }
}

function complete(response: ServerResponse, made: Reply): void {
  if (made.streamed && made.raw !== undefined) void streamRaw(response, made.raw);
  else if (made.streamed) void stream(response, made);
  else sendWhole(response, made);
}

/** Content and `finish_reason` of an answer. */
function said({ fault, content }: Reply) {
  switch (fault) {
    case 'broken-json':
      return { content: content.slice(0, content.length >> 1), finish: 'stop' };
    case 'wrong-shape':
      return { content: '{"findings":[{"severity":"catastrophic"}]}', finish: 'stop' };
    case 'length':
      return { content: content.slice(0, content.length >> 1), finish: 'length' };
    case 'refusal':
      return { content: null, refusal: 'I cannot help with that.', finish: 'stop' };
    case 'silence':
      return { content: '', finish: 'stop' };
    case 'unfinished':
      return { content, finish: null };
    default:
      return { content, finish: 'stop' };
  }
}

function sendWhole(response: ServerResponse, made: Reply): void {
  const { content, refusal = null, finish } = said(made);
  const text = JSON.stringify({
    ...base(made.model),
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, refusal } }],
    usage: made.usage,
  });
  response.writeHead(200, { 'Content-Type': 'application/json' });
  if (made.fault !== 'stall' && made.fault !== 'cut') {
    response.end(text);
    return;
  }
  response.write(text.slice(0, text.length >> 1), () => {
    if (made.fault === 'cut') response.destroy();
  });
}

async function streamRaw(response: ServerResponse, { events, end }: RawStream): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const event of events) {
    if (event instanceof Promise) await event;
    else if (typeof event === 'string') response.write(event);
    else response.write(`data: ${JSON.stringify(event)}\n\n`);
  }
  if (end === 'close') response.end();
}

/**
 * Sends the answer as server-sent events. A stalled stream stops in the middle; a cut one ends without its last text and
 * without `[DONE]`.
 */
async function stream(response: ServerResponse, made: Reply): Promise<void> {
  const { content, refusal = null, finish } = said(made);
  const sendEvent = (event: object) =>
    response.write(
      `data: ${JSON.stringify({ ...base(made.model), object: 'chat.completion.chunk', ...event })}\n\n`,
    );
  const send = (delta: object, reason: string | null = null) =>
    sendEvent({ choices: [{ index: 0, delta, finish_reason: reason }] });
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  send({ role: 'assistant', content: '', ...(refusal === null ? {} : { refusal }) });
  const text = content ?? '';
  const half = text.length >> 1;
  const sendText = (from: number, end: number) => {
    for (let at = from; at < end; at += PIECE) send({ content: text.slice(at, Math.min(end, at + PIECE)) });
  };
  sendText(0, half);
  await made.middle;
  if (made.fault !== 'stall' && made.fault !== 'cut') sendText(half, text.length);
  if (made.fault === 'stall') return;
  if (made.fault === 'cut') {
    response.end();
    return;
  }
  send({}, finish);
  if (made.counted) sendEvent({ choices: [], usage: made.usage });
  response.write('data: [DONE]\n\n');
  if (made.fault !== 'linger') response.end();
}
