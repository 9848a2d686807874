import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { passageOf } from '#tests/fakes/answers.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { recordingSlot } from '#tests/support/recording-slot.js';
import { failedParts, PartFailure } from '#workers/attempt/failures.js';
import { createModel } from '#workers/engines/model/model.js';
import { reasonOf } from '#workers/engines/model/part-words.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import type { SegmentOutput, TranslateOutput } from './output.js';
import { planWithModel } from './plan-llm.js';

const never = new AbortController().signal;
const FIRST = 'The Supplier shall not assign the Agreement.';
const SECOND = 'Payment is due within 30 days.';
const FINE = ['لا يجوز للمورد التنازل عن الاتفاقية.', 'يستحق السداد خلال 30 يوماً.'];

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

interface Options {
  text?: string;
  terms?: { en: string; ar: string }[];
  memory?: ReadonlyMap<string, unknown>;
}

const planOf = ({ text = `${FIRST}\n\n${SECOND}`, terms = [], memory }: Options = {}) => {
  const sections = [{ start: 0, end: text.length, heading: 'Terms', number: '1', level: 1 }];
  const found: string[] = [];
  const owner = {
    glossary: () => Promise.resolve(terms),
    translations: (keys: readonly string[]) => {
      found.push(...keys);
      return Promise.resolve(memory ?? new Map<string, unknown>());
    },
  };
  const model = { apiKey: undefined, baseUrl: fake.url, model: 'fake-1', concurrency: 4, timeoutMs: 60_000 };
  return planWithModel(
    {
      document: { text, pages: [], sections, warnings: [] },
      lang: 'en',
      options: { to: 'ar', type: 'doc', form: 'docx' },
    },
    createModel(model, { timing: { longestWaitMs: 300, laterMs: 20 } }),
    { runTask: inlineTextTasks.lane(), owner, signal: never },
  );
};

/** Runs all parts, and concludes from those that are done. */
async function translated(options: Options = {}) {
  const plan = await planOf(options);
  const outputs = new Map<number, TranslateOutput>();
  for (const part of plan.parts) outputs.set(part.seq, (await plan.run(part, never, null)).output);
  return plan.conclude(outputs, new Map(), never);
}

const answer = (...texts: (string | null)[]) =>
  JSON.stringify({
    paragraphs: texts.flatMap((translation, index) =>
      translation === null ? [] : [{ id: index + 1, translation }],
    ),
  });
/** Answers the first call with one content and all others with another. */
const answersInTurn = (first: string, others: string) => {
  let calls = 0;
  fake.answerWith(() => (calls++ === 0 ? first : others));
};
const promptOf = (call: number) =>
  (fake.calls[call]?.messages ?? []).map(({ content }) => content).join('\n');

describe('a translation by a language model', () => {
  test('has every paragraph by its number, in one call, and no draft', async () => {
    fake.answerWith(() => answer(...FINE));
    const { body, summary, incomplete } = await translated();
    expect(body.paragraphs.map(({ text, doubts, draft }) => [text, doubts, draft])).toEqual(
      FINE.map((text) => [text, [], false]),
    );
    expect(body).toMatchObject({ draft_share: null, unknown_share: null });
    expect(summary).toMatchObject({ doubtful: 0 });
    expect(incomplete).toEqual([]);
    expect(fake.calls).toHaveLength(1);
    expect(passageOf(fake.calls[0]?.messages ?? [])).toBe(`1: ${FIRST}\n2: ${SECOND}`);
  });

  test('is told of the terms of the user and of the law that its paragraphs use', async () => {
    fake.answerWith(() => answer(...FINE));
    await translated({
      terms: [
        { en: 'Agreement', ar: 'اتفاقية' },
        { en: 'Warehouse', ar: 'مستودع' },
      ],
    });
    expect(promptOf(0)).toMatch(/<required-terms-[\w-]+>\nAgreement = اتفاقية\n</);
    // The user's own go before those of the law.
    expect(promptOf(0)).not.toContain('اتفاق / اتفاقية');
    expect(promptOf(0)).toMatch(/<usual-terms-[\w-]+>[^<]*payment = وفاء/);
  });

  test('asks once more for a paragraph that is doubtful, with the reason, and takes the better answer', async () => {
    answersInTurn(answer(FINE[0] ?? '', 'يستحق السداد خلال 60 يوماً.'), answer(FINE[1] ?? ''));
    const { body } = await translated();
    expect(body.paragraphs.map(({ text, doubts }) => [text, doubts])).toEqual(FINE.map((text) => [text, []]));
    expect(fake.calls).toHaveLength(2);
    expect(passageOf(fake.calls[1]?.messages ?? [])).toBe(`1: ${SECOND}`);
    expect(promptOf(1)).toContain('figures, dates or amounts are not those of the original');
  });

  test('every question of a part takes the slot of that part', async () => {
    answersInTurn(answer(FINE[0] ?? '', 'يستحق السداد خلال 60 يوماً.'), answer(FINE[1] ?? ''));
    const { parts, run } = await planOf();
    const { slot, taken } = recordingSlot();
    for (const part of parts) await run(part, never, slot);
    expect(taken()).toBe(2);
  });

  test('marks a paragraph that is doubtful twice with the reason in both languages', async () => {
    const wrong = 'يجوز للمورد التنازل عن الاتفاقية.';
    answersInTurn(answer(wrong, FINE[1] ?? ''), answer(wrong));
    const { body, summary } = await translated();
    expect(body.paragraphs[0]).toMatchObject({ text: wrong, draft: false });
    expect(body.paragraphs[0]?.doubts).toMatchObject([{ code: 'negation' }]);
    expect(body.paragraphs[0]?.doubts[0]?.ar).toMatch(/نفي/);
    expect(summary).toMatchObject({ doubtful: 1 });
  });

  test('drafts a paragraph that is echoed or not answered, and tells the share', async () => {
    answersInTurn(answer(FIRST, null), answer(null, SECOND));
    const { body } = await translated();
    expect(body.paragraphs.map(({ draft }) => draft)).toEqual([true, true]);
    expect(body.paragraphs.every(({ doubts }) => doubts.length > 0)).toBe(true);
    expect(body.draft_share).toBe(1);
  });

  test('waits for an endpoint that refuses the second question, and takes the mended paragraph', async () => {
    answersInTurn(answer(FINE[0] ?? '', 'يستحق السداد خلال 60 يوماً.'), answer(FINE[1] ?? ''));
    fake.script(null, '429', '429', '429');
    const { body } = await translated();
    expect(body.paragraphs.map(({ text, doubts }) => [text, doubts])).toEqual(FINE.map((text) => [text, []]));
    expect(fake.calls).toHaveLength(5);
  });

  test('names what was read of a part whose question the endpoint cut, in both languages', async () => {
    const plan = await planOf();
    const failed = new Map([
      [0, new PartFailure('context_too_small', false, {}, { read: 2_048, sent: 2_900 })],
    ]);
    const { incomplete } = await plan.conclude(new Map(), failed, never);
    expect(incomplete[0]?.reason).toMatch(
      /not translated\. The context .* it read 2048 of about 2900 tokens/,
    );
    expect(reasonOf(failedParts(failed).get(0), 'ar')).toMatch(/قرأ 2048 من نحو 2900/);
  });

  test('keeps its first answers where the second question fails', async () => {
    answersInTurn(answer(FINE[0] ?? '', 'يستحق السداد.'), 'no JSON');
    const { body } = await translated();
    expect(body.paragraphs[0]).toMatchObject({ text: FINE[0], doubts: [] });
    expect(body.paragraphs[1]).toMatchObject({ text: 'يستحق السداد.', doubts: [{ code: 'numbers' }] });
  });

  test('without any usable answer fails its part, which the conclusion names', async () => {
    fake.answerWith(() => 'no JSON');
    const plan = await planOf();
    const [part] = plan.parts;
    if (part === undefined) throw new Error('there is no part');
    await expect(plan.run(part, never, null)).rejects.toThrow(PartFailure);
    const { body, incomplete } = await plan.conclude(new Map(), new Map(), never);
    expect(incomplete).toEqual([{ section: '1 Terms', reason: 'This section was not translated.' }]);
    expect(body.paragraphs[0]).toMatchObject({ text: FIRST, doubts: [{ code: 'not_translated' }] });
  });

  test.each(['broken-json', 'wrong-shape', 'html', 'cut', '500'] as const)(
    'is whole after a first answer with the fault %s',
    async (fault) => {
      fake.script(fault);
      fake.answerWith(() => answer(...FINE));
      const { body } = await translated();
      expect(body.paragraphs.map(({ text }) => text)).toEqual(FINE);
      expect(fake.calls.length).toBeGreaterThan(1);
    },
  );

  test.each(['refusal', 'length'] as const)('that ends with the fault %s fails its part', async (fault) => {
    fake.setFaults({ rate: 1, kinds: [fault] });
    const plan = await planOf();
    const [part] = plan.parts;
    if (part === undefined) throw new Error('there is no part');
    await expect(plan.run(part, never, null)).rejects.toThrow(PartFailure);
  });

  test('repeats no paragraph that the memory has, by its source, terms and engine', async () => {
    const output: SegmentOutput = { text: 'من الذاكرة', draft: null, unknown: [], doubts: [] };
    const keys = await keysOf();
    fake.answerWith(() => answer(FINE[1] ?? ''));
    const { body } = await translated({ memory: new Map([[keys[0] ?? '', output]]) });
    expect(body.paragraphs.map(({ text }) => text)).toEqual(['من الذاكرة', FINE[1]]);
    expect(passageOf(fake.calls[0]?.messages ?? [])).toBe(`1: ${SECOND}`);
    expect((await keysOf())[0]).toBe(keys[0]);
    expect((await keysOf([{ en: 'Agreement', ar: 'عقد' }]))[0]).not.toBe(keys[0]);
    expect((await keysOf([{ en: 'Agreement', ar: 'عقد' }]))[1]).toBe(keys[1]);
  });

  async function keysOf(terms: { en: string; ar: string }[] = []) {
    const { cutDocument } = await import('./cut.js');
    const text = `${FIRST}\n\n${SECOND}`;
    const { pieces } = cutDocument({
      ...{ document: { text, blocks: undefined, sections: [] }, to: 'ar', terms, legal: true, chars: 2_400 },
      engine: ['llm', (await planOf()).version, 'fake-1', fake.url],
    });
    return pieces.flat().map(({ key }) => key);
  }

  test('shows the paragraphs of a finished part with their sources while the rest runs', async () => {
    fake.answerWith(() => answer(...FINE));
    const plan = await planOf();
    const [part] = plan.parts;
    if (part === undefined) throw new Error('there is no part');
    const { output } = await plan.run(part, never, null);
    expect(plan.items(part, output)).toMatchObject([
      { source: FIRST, text: FINE[0] },
      { source: SECOND, text: FINE[1] },
    ]);
  });
});
