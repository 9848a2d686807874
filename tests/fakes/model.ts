import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anyAnswer, passageName, passageOf, type Message } from './answers.js';
import { drawFaults, type Fault, type FaultRate } from './faults.js';
import { reply, usageOf, type RawStream, type Reply, type StreamedEvent } from './reply.js';

export interface FakeModelOptions {
  /** Duration of each call, or of a call with these messages, ms. */
  latencyMs?: number | ((messages: Message[]) => number);
  faults?: FaultRate;
  /** `Retry-After` of the fault `429-retry-after`, seconds. */
  retryAfter?: number | string;
}

/** A request that reached the fake. */
export interface Call {
  at: number;
  /** Name of the passage that was asked about; equal passages have equal names. */
  passage: string;
  format: 'json_schema' | 'json_object' | 'text';
  authorization: string | undefined;
  body: Record<string, unknown>;
  messages: Message[];
  fault: Fault | null;
  state: 'working' | 'answered' | 'aborted';
}

export interface FakeModel {
  /** Value for OPENAI_BASE_URL. */
  url: string;
  /** Every call so far, in order of arrival. */
  calls: Call[];
  /** Highest number of calls in progress at one time. */
  peak: number;
  /** Gives the next calls these faults (or none), before those that `faults` draws. */
  script(...faults: (Fault | null)[]): void;
  /** Sets the rate of faults from now on; null for none. */
  setFaults(faults: FaultRate | null): void;
  /** Holds the answers of all calls after the first `calls` calls (counted from 1, from now) until released. */
  holdAfter(calls: number): void;
  /** Holds streamed answers in their middle, from now on, until released. */
  holdStreams(): void;
  release(): void;
  /** Replaces the tokens that answers count; null for plausible ones. */
  countWith(usage: ((messages: Message[]) => object | null) | null): void;
  /**
   * Sends these events as the next streams, word by word or as JSON, in place of the answer; a promise is waited for. Afterwards the
   * connection is closed, unless it is to stay open.
   */
  streamRaw(events: readonly StreamedEvent[] | null, end?: 'close' | 'stay'): void;
  /** Replaces the correct answer by another content. */
  answerWith(content: ((messages: Message[]) => string) | null): void;
  close(): Promise<void>;
}

const FORMAT = new Set(['json_schema', 'json_object']);

function formatOf(body: Record<string, unknown>): Call['format'] {
  const { type } = (body['response_format'] ?? {}) as { type?: string };
  return type !== undefined && FORMAT.has(type) ? (type as Call['format']) : 'text';
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
}

/** Starts a fake model behind a local OpenAI-compatible endpoint that produces the given faults. */
export async function startFakeModel(options: FakeModelOptions = {}): Promise<FakeModel> {
  const calls: Call[] = [];
  let draw = options.faults === undefined ? () => null : drawFaults(options.faults);
  let scripted: (Fault | null)[] = [];
  let answer: (messages: Message[]) => string = anyAnswer;
  let count: (messages: Message[]) => object | null = usageOf;
  let raw: RawStream | null = null;
  let working = 0;
  let free = Infinity;
  let holdsStreams = false;
  let waiting: (() => void)[] = [];
  const untilReleased = () => new Promise<void>((resolve) => waiting.push(resolve));
  const whenFree = () => {
    free -= 1;
    return free >= 0 ? Promise.resolve() : untilReleased();
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end('{}');
      return;
    }
    const at = performance.timeOrigin + performance.now();
    const body = await bodyOf(request);
    const messages = body['messages'] as Message[];
    const call: Call = {
      at,
      passage: passageName(passageOf(messages)),
      format: formatOf(body),
      authorization: request.headers.authorization,
      body,
      messages,
      fault: scripted.length > 0 ? (scripted.shift() ?? null) : draw(),
      state: 'working',
    };
    calls.push(call);
    working += 1;
    fake.peak = Math.max(fake.peak, working);
    response.once('close', () => {
      working -= 1;
      call.state = response.writableFinished ? 'answered' : 'aborted';
    });
    await whenFree();
    const made: Reply = {
      fault: call.fault,
      format: call.format,
      content: answer(messages),
      model: String(body['model']),
      streamed: body['stream'] === true,
      counted: body['stream_options'] !== undefined,
      retryAfter: options.retryAfter ?? 1,
      usage: count(messages),
      ...(raw === null ? {} : { raw }),
      ...(holdsStreams ? { middle: untilReleased() } : {}),
    };
    const { latencyMs = 0 } = options;
    const ms = typeof latencyMs === 'number' ? latencyMs : latencyMs(messages);
    setTimeout(() => reply(response, made), ms);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    peak: 0,
    script: (...faults) => (scripted = [...scripted, ...faults]),
    setFaults: (faults) => (draw = faults === null ? () => null : drawFaults(faults)),
    holdAfter: (count) => (free = count),
    holdStreams: () => void (holdsStreams = true),
    release() {
      free = Infinity;
      holdsStreams = false;
      for (const resume of waiting) resume();
      waiting = [];
    },
    countWith: (usage) => (count = usage ?? usageOf),
    streamRaw: (events, end = 'close') => (raw = events === null ? null : { events, end }),
    answerWith: (content) => (answer = content ?? anyAnswer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
