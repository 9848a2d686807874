import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as z from 'zod';
import type { Fault } from '#tests/fakes/faults.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { until } from '#tests/support/until.js';
import { AppError } from '#platform/errors.js';
import { PartFailure, RetryAfter } from '#workers/attempt/failures.js';
import { holdSlot } from './hold-slot.js';
import { createModel } from './model.js';

const KEY = 'sk-a-key-that-nobody-must-read';
const never = new AbortController().signal;
const question = {
  name: 'risks',
  schema: z.object({ findings: z.array(z.object({ severity: z.enum(['high', 'medium', 'low']) })) }),
  system: 'You read contracts.',
  user: '<document-n>\nThe Supplier shall be liable without limitation for any and all losses.\n</document-n>',
};

/** Longer than any machine takes to answer; tests that need a timeout trigger it by `runOut`. */
const TIMEOUT_MS = 100_000;
const spies = () => ({
  timers: jest.spyOn(globalThis, 'setTimeout'),
  fetch: jest.spyOn(globalThis, 'fetch'),
});

let fake: FakeModel;
let seen: ReturnType<typeof spies>;
beforeEach(async () => {
  seen = spies();
  fake = await startFakeModel({ retryAfter: 0.01 });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fake.close();
});

const modelOf = (config: Partial<Parameters<typeof createModel>[0]> = {}) =>
  createModel(
    { apiKey: KEY, baseUrl: fake.url, model: 'fake-1', concurrency: 4, timeoutMs: TIMEOUT_MS, ...config },
    { timing: { longestWaitMs: 300, laterMs: 900 } },
  );
const ask = (signal = never) => modelOf().session().ask(question, signal, null);
const failure = (signal?: AbortSignal) => ask(signal).then(String, (error: unknown) => error);
/** Lets the given number of calls time out that would never end, each once it has got as far as its fault allows. */
async function runOut(fault: Fault, calls: number): Promise<void> {
  if (fault !== 'hang' && fault !== 'stall') return;
  for (let at = 0; at < calls; at += 1) {
    await until(() => fake.calls.length > at);
    // The headers of a stalled answer still arrive.
    if (fault === 'stall') await seen.fetch.mock.results[at]?.value;
    const [end] = seen.timers.mock.calls.filter(([, ms]) => ms === TIMEOUT_MS)[at] ?? [];
    end?.();
  }
}

describe('a model call', () => {
  it('a call is sent with a schema and returns a checked value with its token count', async () => {
    const { value, tokens } = await ask();
    expect(value.findings).toHaveLength(1);
    expect(tokens).toBe(120);
    const [call] = fake.calls;
    expect(call).toMatchObject({ format: 'json_schema', authorization: `Bearer ${KEY}` });
    expect(call?.body).toMatchObject({
      model: 'fake-1',
      temperature: 0,
      response_format: { json_schema: { strict: true, schema: { additionalProperties: false } } },
    });
  });

  it.each(['429', '429-retry-after', '500', 'hang', 'stall', 'cut', 'html', 'unfinished'] satisfies Fault[])(
    'a call succeeds after one fault: %s',
    async (fault) => {
      fake.script(fault);
      const [{ value }] = await Promise.all([ask(), runOut(fault, 1)]);
      expect(value.findings).toHaveLength(1);
      expect(fake.calls.map((call) => call.fault)).toEqual([fault, null]);
    },
  );

  it.each([
    ['500', 'unreachable', true],
    ['cut', 'unreachable', true],
    ['html', 'invalid', true],
    ['unfinished', 'invalid', true],
    ['hang', 'timeout', false],
    ['stall', 'timeout', false],
  ] satisfies [Fault, string, boolean][])(
    'a call fails with a typed error after three faults of %s',
    async (fault, reason, retryable) => {
      fake.script(fault, fault, fault);
      const [error] = await Promise.all([failure(), runOut(fault, 3)]);
      expect(error).toBeInstanceOf(PartFailure);
      expect(error).toMatchObject({ reason, retryable });
      expect(fake.calls).toHaveLength(3);
    },
  );

  it.each([
    ['refusal', 'refused'],
    ['length', 'too_long'],
  ] satisfies [Fault, string][])('a call is not repeated after %s', async (fault, reason) => {
    fake.script(fault);
    expect(await failure()).toMatchObject({ name: 'PartFailure', reason, retryable: false });
    expect(fake.calls).toHaveLength(1);
  });

  it.each(['401', 'quota'] satisfies Fault[])(
    'an error shows that no call will be answered: %s',
    async (fault) => {
      fake.script(fault, fault, fault);
      const error = await failure();
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'model_failed', status: 502 });
      expect(JSON.stringify(error) + String((error as AppError).cause)).not.toContain(KEY);
    },
  );

  it.each(['broken-json', 'wrong-shape'] satisfies Fault[])(
    'an answer is repaired once after %s',
    async (fault) => {
      fake.script(fault);
      const { value, tokens } = await ask();
      expect(value.findings).toHaveLength(1);
      expect(tokens).toBe(240);
      const repair = fake.calls[1]?.messages;
      expect(repair?.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
      expect(repair?.at(-1)?.content).toMatch(/cannot be used/);

      fake.script(fault, fault);
      expect(await failure()).toMatchObject({ reason: 'invalid', retryable: false });
      expect(fake.calls).toHaveLength(4);
    },
  );

  it('an answer is read when other text surrounds it', async () => {
    fake.answerWith(() => 'Here it is:\n```json\n{"findings":[{"severity":"low"}]}\n```\nGood luck.');
    expect((await ask()).value).toEqual({ findings: [{ severity: 'low' }] });
  });
});

describe('an endpoint that cuts prompts to its context', () => {
  const long = { ...question, user: question.user.repeat(200) };

  it('has an answer to what it did not read refused, with both numbers and without a retry', async () => {
    fake.countWith(() => ({ prompt_tokens: 2_048, completion_tokens: 4, total_tokens: 2_052 }));
    const error = await modelOf()
      .session()
      .ask(long, never, null)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'PartFailure',
      reason: 'context_too_small',
      retryable: false,
      prompt: { read: 2_048, sent: expect.any(Number) },
    });
    expect((error as PartFailure).prompt?.sent).toBeGreaterThan(3_000);
    expect(fake.calls).toHaveLength(1);
  });

  it.each([null, {}, { total_tokens: 12 }, { prompt_tokens: 0, total_tokens: 0 }])(
    'is believed if it counts nothing: %j',
    async (usage) => {
      fake.countWith(() => usage);
      expect((await modelOf().session().ask(long, never, null)).value.findings).not.toHaveLength(0);
    },
  );
});

describe('a model that thinks aloud', () => {
  const JSON_ANSWER = '{"findings":[{"severity":"low"}]}';
  it.each([
    `<think>I might answer {"findings":[{"severity":"high"}]} or {not this}.</think>\n${JSON_ANSWER}`,
    `So {"findings":[]}? No: {maybe} the client is weak.\n</think>\n\n\`\`\`json\n${JSON_ANSWER}\n\`\`\``,
    `<think>a {<think>b}</think> c {</think>${JSON_ANSWER}`,
    `Of the form {"findings": [...]}, here it is: ${JSON_ANSWER} {done}`,
  ])('is read without its thoughts, whatever braces they have: %s', async (content) => {
    fake.answerWith(() => content);
    expect((await ask()).value).toEqual({ findings: [{ severity: 'low' }] });
    expect(fake.calls).toHaveLength(1);
  });

  it('is read as it is where the words of a mark stand in its answer', async () => {
    const schema = z.object({ quote: z.string() });
    fake.answerWith(() => JSON.stringify({ quote: 'end with </think> and' }));
    const { value } = await modelOf()
      .session()
      .ask({ ...question, schema }, never, null);
    expect(value.quote).toBe('end with </think> and');
  });

  it('is not told its thoughts again when its answer is repaired', async () => {
    fake.answerWith((messages) => (messages.length === 2 ? '<think>secret</think>{"no":1}' : JSON_ANSWER));
    await ask();
    expect(JSON.stringify(fake.calls[1]?.messages)).not.toContain('secret');
  });
});

describe('an endpoint that rate-limits', () => {
  it('a wait longer than a call should take defers the job at once', async () => {
    const slow = await startFakeModel({ retryAfter: 42 });
    slow.script('429-retry-after');
    const error = await modelOf({ baseUrl: slow.url })
      .session()
      .ask(question, never, null)
      .then(String, (thrown: unknown) => thrown);
    expect(error).toEqual(new RetryAfter(42_000));
    expect(slow.calls).toHaveLength(1);
    await slow.close();
  });

  it('a wait given as a date lasts until that date', async () => {
    const dated = await startFakeModel({ retryAfter: new Date(Date.now() + 600_000).toUTCString() });
    dated.script('429-retry-after');
    const error = await modelOf({ baseUrl: dated.url })
      .session()
      .ask(question, never, null)
      .catch((thrown: unknown) => thrown);
    expect((error as RetryAfter).ms).toBeGreaterThan(300_000);
    expect((error as RetryAfter).ms).toBeLessThanOrEqual(600_000);
    await dated.close();
  });

  it('repeated refusals without a wait time defer the job', async () => {
    fake.script('429', '429', '429');
    expect(await failure()).toEqual(new RetryAfter(900));
    expect(fake.calls).toHaveLength(3);
  });
});

describe('an endpoint with fewer features', () => {
  it.each([
    ['no-schema', ['json_schema', 'json_object', 'json_object']],
    ['no-json-mode', ['json_schema', 'json_object', 'text', 'text']],
  ] satisfies [Fault, string[]][])(
    'an endpoint without JSON schemas gets simpler requests, and that is remembered: %s',
    async (fault, formats) => {
      fake.setFaults({ rate: 1, kinds: [fault] });
      const model = modelOf();
      await model.session().ask(question, never, null);
      await model.session().ask(question, never, null);
      expect(fake.calls.map(({ format }) => format)).toEqual(formats);
    },
  );
});

describe('stopping a model call', () => {
  it('an abort ends the call in progress, and no other one starts', async () => {
    fake.holdAfter(0);
    const stop = new AbortController();
    const asked = modelOf({ concurrency: 1 }).session();
    const both = [asked.ask(question, stop.signal, null), asked.ask(question, stop.signal, null)].map(
      (answer) => answer.catch((error: unknown) => error),
    );
    await until(() => fake.calls.length === 1);
    const reason = new Error('cancelled');
    stop.abort(reason);
    expect(await Promise.all(both)).toEqual([reason, reason]);
    await until(() => fake.calls[0]?.state === 'aborted');
    expect(fake.calls).toHaveLength(1);
  });

  it('an abort does not wait for a pause between tries', async () => {
    fake.script('500', '500');
    const stop = new AbortController();
    const answer = failure(stop.signal);
    // The client pauses between its tries, for at least 375 ms.
    await until(() => seen.timers.mock.calls.some(([, ms = 0]) => ms >= 375 && ms <= 500));
    stop.abort(new Error('cancelled'));
    const laterOn = new Promise((resolve) => setImmediate(resolve, 'still waiting'));
    expect(await Promise.race([answer, laterOn])).toEqual(new Error('cancelled'));
    expect(fake.calls).toHaveLength(1);
  });
});

describe('the limit of concurrent calls', () => {
  it('the limit applies to all jobs together, and no slot is held between tries', async () => {
    fake.holdAfter(0);
    const model = modelOf({ concurrency: 2 });
    const answers = [model.session(), model.session()].flatMap((session) =>
      [1, 2, 3].map(() => session.ask(question, never, null)),
    );
    await until(() => fake.calls.length === 2);
    fake.release();
    await Promise.all(answers);
    expect(fake.calls).toHaveLength(6);
    expect(fake.peak).toBe(2);

    fake.calls.length = 0;
    fake.script('500');
    const one = modelOf({ concurrency: 1 });
    const other = { ...question, user: question.user.replace('Supplier', 'Customer') };
    await Promise.all([one.session().ask(question, never, null), one.session().ask(other, never, null)]);
    const [failed, between, again] = fake.calls.map(({ passage }) => passage);
    expect(fake.calls).toHaveLength(3);
    expect(between).not.toBe(failed);
    expect(again).toBe(failed);
  });

  it('an answer holds the slot of its part until the part has ended; without a part its slot is free at once', async () => {
    const session = modelOf({ concurrency: 1 }).session();
    let other: Promise<unknown> | undefined;
    await holdSlot(async (slot) => {
      await session.ask(question, never, slot);
      other = session.ask(question, never, null);
      // The part goes on in the slot that it holds, ahead of the call that waits.
      await session.ask(question, never, slot);
      expect(fake.calls).toHaveLength(2);
    });
    await other;
    expect(fake.calls).toHaveLength(3);
    await session.ask(question, never, null);
  });
});
