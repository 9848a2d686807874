import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setMaxListeners } from 'node:events';
import * as z from 'zod';
import type { Fault } from '#tests/fakes/faults.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import type { StreamedEvent } from '#tests/fakes/reply.js';
import { until } from '#tests/support/until.js';
import { RetryAfter } from '#workers/attempt/failures.js';
import type { ModelCall } from './call-watch.js';
import { createModel } from './model.js';

const TEXT = 'The notice period is sixty days, and notice is given in writing to the other party.';
const question = { system: 'You answer.', user: 'How long is the notice period?' };
const never = new AbortController().signal;
setMaxListeners(0, never);
/** Longer than any machine takes; tests let them run out by hand. */
const TIMEOUT_MS = 100_001;
const IDLE_MS = 100_002;
const CLOSING_MS = 1_000;

let fake: FakeModel;
let timers: jest.SpiedFunction<typeof setTimeout>;
let calls: ModelCall[];
beforeEach(async () => {
  timers = jest.spyOn(globalThis, 'setTimeout');
  calls = [];
  fake = await startFakeModel({ retryAfter: 0.01 });
  fake.answerWith(() => TEXT);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fake.close();
});

const modelOf = (concurrency = 4, reservesSlot = false, model = 'fake-1') =>
  createModel(
    { apiKey: undefined, baseUrl: fake.url, model, concurrency, timeoutMs: TIMEOUT_MS },
    {
      timing: { longestWaitMs: 300, laterMs: 900 },
      streamTiming: { idleMs: IDLE_MS, streamMs: 1_000_000 },
      reservesSlot,
      onCall: (call) => calls.push(call),
    },
  );

/** Streams one answer; returns its pieces, and the response or the error. */
async function streamed(signal = never, model = modelOf()) {
  const pieces: string[] = [];
  let text = '';
  const result = await model
    .session()
    .stream(
      question,
      (piece, restarts) => {
        pieces.push(piece);
        text = restarts ? piece : text + piece;
      },
      signal,
    )
    .catch((error: unknown) => error);
  return { pieces, result, text };
}
/** An event with a piece of an answer, and the reason for the end that it names. */
const said = (content: string, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason }],
});
const DONE = 'data: [DONE]\n\n';
/** Lets the last timer of a duration run out once enough of the answer has come. */
async function runOut(ms: number): Promise<void> {
  const set = () => timers.mock.calls.filter(([, after]) => after === ms);
  // Half of the answer is two pieces: each sets the timer anew.
  await until(() => set().length >= (ms === IDLE_MS ? 2 : 1));
  set().at(-1)?.[0]();
}

describe('a streamed answer', () => {
  it('a streamed answer comes in pieces that are its text, with the tokens that the endpoint counts', async () => {
    const { pieces, result, text } = await streamed();
    expect(result).toEqual({ text: TEXT, tokens: 120 });
    expect(text).toBe(TEXT);
    expect(pieces.length).toBeGreaterThan(2);
    expect(fake.calls[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
    expect(calls).toMatchObject([{ outcome: 'answered', tokens: 120 }]);
    expect(calls[0]?.firstMs).toBeLessThanOrEqual(calls[0]?.ms ?? 0);
  });

  it.each(['429', '500', 'html', 'silence'] satisfies Fault[])(
    'a stream is repeated that failed before its first piece: %s',
    async (fault) => {
      fake.script(fault);
      const { result, text } = await streamed();
      expect(result).toEqual({ text: TEXT, tokens: 120 });
      expect(text).toBe(TEXT);
      expect(fake.calls.map((call) => call.fault)).toEqual([fault, null]);
    },
  );

  it('a stream whose endpoint never answers is repeated after its timeout', async () => {
    fake.script('hang');
    const answer = streamed();
    await until(() => fake.calls.length === 1);
    await runOut(TIMEOUT_MS);
    expect((await answer).text).toBe(TEXT);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['timeout', 'answered']);
  });

  it.each([
    ['cut', 'unreachable'],
    ['unfinished', 'unreachable'],
    ['length', 'too_long'],
    ['stall', 'timeout'],
  ] satisfies [Fault, string][])(
    'a stream that ends early keeps what had come and is not repeated: %s',
    async (fault, reason) => {
      fake.script(fault);
      const [{ result, text }] = await Promise.all([
        streamed(),
        fault === 'stall' ? runOut(IDLE_MS) : undefined,
      ]);
      expect(result).toMatchObject({ name: 'PartFailure', reason });
      expect(text).not.toBe('');
      expect(TEXT.startsWith(text)).toBe(true);
      expect(fake.calls).toHaveLength(1);
    },
  );

  it.each([
    ['html', { name: 'PartFailure', reason: 'invalid' }],
    ['500', { name: 'PartFailure', reason: 'unreachable' }],
    ['429', new RetryAfter(900)],
    ['quota', { name: 'AppError', code: 'model_failed' }],
    ['refusal', { name: 'PartFailure', reason: 'refused' }],
  ] satisfies [Fault, object][])(
    'a stream without any piece fails with a typed error: %s',
    async (fault, error) => {
      fake.script(fault, fault, fault);
      const { result, pieces } = await streamed();
      expect(result).toMatchObject(error);
      expect(pieces).toEqual([]);
    },
  );

  it('a stream has ended when the model has, though the connection stays open', async () => {
    fake.script('linger');
    const [{ result }] = await Promise.all([streamed(), runOut(CLOSING_MS)]);
    expect(result).toEqual({ text: TEXT, tokens: 120 });
    await until(() => fake.calls[0]?.state === 'aborted');
  });

  it.each([
    ['no-stream-usage', [true, true, true], expect.any(Number)],
    ['no-stream', [true, undefined, undefined], 120],
    ['whole', [true, true], 120],
  ] satisfies [Fault, (true | undefined)[], unknown][])(
    'an endpoint that cannot stream in full gets simpler requests, and that is remembered: %s',
    async (fault, streams, tokens) => {
      fake.setFaults({ rate: 1, kinds: [fault] });
      const model = modelOf();
      for (let round = 0; round < 2; round += 1) {
        const { text, result } = await streamed(never, model);
        expect(text).toBe(TEXT);
        expect(result).toEqual({ text: TEXT, tokens });
      }
      const asked = fake.calls.map(({ body }) => body['stream']);
      expect(asked).toEqual(streams);
    },
  );

  it.each<[string, readonly StreamedEvent[]]>([
    ['names an empty reason in every piece', [said('It is ', ''), said('limited', ''), said('', '')]],
    ['names one in every piece', [said('It is ', 'stop'), said('limited', 'stop')]],
    ['names one in its only piece', [said('It is limited', 'stop')]],
    ['names one before the answer goes on', [said('It is '), said('', 'stop'), said('limited')]],
    ['names none and has no end', [said('It is '), said('limited')]],
    ['ends without a reason', [said('It is '), said('limited'), DONE]],
    ['names an error', [said('It is limited'), { error: { message: 'overloaded', type: 'server' } }]],
    [
      'names an error behind its reason',
      [said('It is limited'), said('', 'stop'), { error: { message: 'overloaded', type: 'server' } }],
    ],
  ])('a stream is not whole that %s', async (_, events) => {
    fake.streamRaw(events);
    const { result, text } = await streamed();
    expect(result).toMatchObject({ name: 'PartFailure', reason: 'unreachable' });
    expect(text).toMatch(/^It is /);
    expect(fake.calls).toHaveLength(1);
  });

  it.each<[string, readonly StreamedEvent[]]>([
    ['names its reason in every piece', [said('It is ', 'stop'), said('limited', 'stop'), DONE]],
    ['has no [DONE]', [said('It is '), said('limited'), said('', 'stop')]],
    ['names its reason with the last piece and has no [DONE]', [said('It is '), said('limited', 'stop')]],
    ['has its [DONE] cut in two', [said('It is limited'), said('', 'stop'), 'data: [DO', 'NE]']],
  ])('a stream is whole that %s', async (_, events) => {
    fake.streamRaw(events);
    expect((await streamed()).result).toMatchObject({ text: 'It is limited' });
  });

  it('a pause after a reason that came too early does not end a stream', async () => {
    let goOn: (value?: unknown) => void = () => undefined;
    const pause = new Promise((resolve) => (goOn = resolve));
    fake.streamRaw([
      said('The liability is limited', 'stop'),
      pause,
      said(' except for fraud.', 'stop'),
      DONE,
    ]);
    const answer = streamed();
    await until(() => timers.mock.calls.some(([, ms]) => ms === IDLE_MS));
    expect(timers.mock.calls.some(([, ms]) => ms === CLOSING_MS)).toBe(false);
    goOn();
    expect((await answer).result).toMatchObject({ text: 'The liability is limited except for fraud.' });
  });

  it('a stream that stays open after [DONE] is whole at once', async () => {
    fake.streamRaw([said('It is '), said('limited', 'stop'), DONE], 'stay');
    expect((await streamed()).result).toMatchObject({ text: 'It is limited' });
  });

  it('a streamed answer to a prompt that was cut fails, with what was read', async () => {
    fake.countWith(() => ({ prompt_tokens: 4, total_tokens: 9 }));
    const { result } = await streamed();
    expect(result).toMatchObject({ reason: 'context_too_small', prompt: { read: 4 } });
    fake.setFaults({ rate: 1, kinds: ['whole'] });
    expect((await streamed()).result).toMatchObject({ reason: 'context_too_small' });
  });

  it.each([
    ['<think>The client', ' is weak.</thi', 'nk>', '\n\nIt is ', 'limited'],
    ['<thi', 'nk>The client <think>is</think> weak.', '</think>It is limited'],
    ['It is <think>The client is weak.</think>', 'limited'],
  ])('thoughts of a model are no part of its streamed answer: %s', async (...pieces) => {
    fake.streamRaw([...pieces.map((piece) => said(piece)), said('', 'stop'), DONE]);
    const { result, text, pieces: shown } = await streamed();
    expect(result).toMatchObject({ text: 'It is limited' });
    expect(text).toBe('It is limited');
    expect(shown.join('')).not.toMatch(/client|think/);
  });

  it.each(['reasoning_content', 'reasoning'])(
    'thoughts apart from the answer are not shown: %s',
    async (field) => {
      const thought = { choices: [{ index: 0, delta: { [field]: 'The client is weak.' } }] };
      fake.streamRaw([thought, said('It is '), thought, said('limited', 'stop'), DONE]);
      const { result, pieces } = await streamed();
      expect(result).toMatchObject({ text: 'It is limited' });
      expect(pieces).toEqual(['It is ', 'limited']);
    },
  );

  it('an answer that closes a thought which it has not opened begins anew, and the next ones are held', async () => {
    const events = [said('The client is weak.'), said('</think>It is limited'), said('', 'stop'), DONE];
    fake.streamRaw(events);
    const model = modelOf();
    const first = await streamed(never, model);
    expect([first.text, (first.result as { text: string }).text]).toEqual(['It is limited', 'It is limited']);
    const second = await streamed(never, model);
    expect(second.pieces).toEqual(['It is limited']);
    // Cut in its thought, nothing of it is shown.
    fake.streamRaw([said('The client is weak.')]);
    expect((await streamed(never, model)).pieces).toEqual([]);
  });

  it.each(['deepseek-r1:14b', 'QwQ-32B', 'Qwen3-30B-A3B-Thinking-2507'])(
    'a model that is known to open its thoughts in its template is held from the beginning: %s',
    async (name) => {
      fake.streamRaw([said('The client is weak.'), said('</think>It is limited'), said('', 'stop'), DONE]);
      expect((await streamed(never, modelOf(4, false, name))).pieces).toEqual(['It is limited']);
    },
  );

  it('an abort ends a stream, which gives its slot back', async () => {
    fake.script('stall');
    const stop = new AbortController();
    const model = modelOf(1);
    const answer = streamed(stop.signal, model);
    await until(() => timers.mock.calls.some(([, ms]) => ms === IDLE_MS));
    stop.abort(new Error('cancelled'));
    expect((await answer).result).toEqual(new Error('cancelled'));
    await until(() => fake.calls[0]?.state === 'aborted');
    expect((await streamed(never, model)).text).toBe(TEXT);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['stopped', 'answered']);
  });

  it('an answer without end is cut off', async () => {
    fake.answerWith(() => 'again and '.repeat(5_000));
    const { result, text } = await streamed();
    expect(result).toMatchObject({ name: 'PartFailure', reason: 'too_long' });
    expect(text.length).toBeLessThanOrEqual(40_000);
  });
});

describe('an urgent session', () => {
  const asked = { name: 'any', schema: z.object({}), ...question };

  it.each([8, 1])('an urgent call goes ahead of fifty that wait, with %s slots', async (slots) => {
    const model = modelOf(slots, true);
    fake.answerWith((messages) => (messages.at(-1)?.content === 'urgent' ? TEXT : '{}'));
    fake.holdAfter(0);
    const others = Promise.all(Array.from({ length: 50 }, () => model.session().ask(asked, never, null)));
    await until(() => fake.calls.length === Math.max(1, slots - 1));
    const answer = model
      .session({ urgent: true })
      .stream({ ...question, user: 'urgent' }, () => undefined, never);
    if (slots > 1) await until(() => fake.calls.length === slots);
    fake.release();
    expect((await answer).text).toBe(TEXT);
    await others;
    const place = fake.calls.findIndex(({ messages }) => messages.at(-1)?.content === 'urgent');
    expect(place).toBe(slots > 1 ? slots - 1 : 1);
    expect(fake.peak).toBeLessThanOrEqual(slots);
  });
});
