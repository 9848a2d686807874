import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import type { Message } from '#tests/fakes/answers.js';
import type { Fault } from '#tests/fakes/faults.js';
import { documentHit, fakeSearch, lawHit } from '#tests/support/fake-search.js';
import { until } from '#tests/support/until.js';
import type { Found, Search } from '#platform/search/search.js';
import { createModel } from '#workers/engines/model/model.js';
import { tokensOf } from '#workers/engines/model/tokens.js';
import type { Answer, Emit, Question } from '../answer.js';
import { createModelAnswerer } from './answerer.js';
import { PASSAGES_TOKENS } from './passages.js';

const NOTICE = 'Either party may end this Agreement upon sixty (60) days’ written notice to the other.';
const ARTICLE = 'إذا أنهي العقد لسبب غير مشروع استحق الطرف المتضرر تعويضاً قدره أجر خمسة عشر يوماً.';
const IDLE_MS = 100_002;
const never = new AbortController().signal;

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fake.close();
});

const asked: Question = {
  text: 'How long is the notice period?',
  lang: 'en',
  history: [],
  userId: 'u',
  documentIds: [],
};
const notices = () => fakeSearch({ documents: [documentHit(NOTICE, { heading: 'Termination', page: 3 })] });

function answererOf() {
  const config = { apiKey: undefined, baseUrl: fake.url, model: 'fake-1', concurrency: 2, timeoutMs: 60_000 };
  return createModelAnswerer(
    createModel(config, {
      timing: { longestWaitMs: 300, laterMs: 900 },
      streamTiming: { idleMs: IDLE_MS, streamMs: 200_000 },
    }),
  );
}
async function answer(search: Search, question: Partial<Question> = {}, signal = never) {
  const pieces: string[] = [];
  let shown = '';
  const emit: Emit = (piece, restarts) => {
    pieces.push(piece);
    shown = restarts === true ? piece : shown + piece;
  };
  const result = await answererOf()
    .answer({ ...asked, ...question }, search, emit, signal)
    .catch((error: unknown) => error);
  return { result: result as Answer, shown, pieces };
}
const prompt = () =>
  fake.calls
    .at(-1)
    ?.messages.map(({ content }) => content)
    .join('\n') ?? '';

describe('the answerer of a model', () => {
  it('an answer is streamed with numbered citations that stand in their documents', async () => {
    fake.answerWith(
      () => 'It is **60 days** [1: "sixty (60) days\' written notice"]. It binds both [1: "Either party"].',
    );
    const { result, shown } = await answer(notices());
    expect(result).toEqual({
      text: 'It is **60 days** [1]. It binds both [2].',
      citations: [
        {
          n: 1,
          source: 'document',
          id: '0'.repeat(24),
          title: 'lease.pdf',
          quote: 'sixty (60) days’ written notice',
          evidence: { start: 100 + NOTICE.indexOf('sixty'), end: 100 + NOTICE.indexOf(' to the'), page: 3 },
        },
        expect.objectContaining({ n: 2, quote: 'Either party' }),
      ],
      unsupported: [],
      tokens: 120,
    });
    expect(shown).toBe(result.text);
  });

  it('an article that is not in force as it stands is said to be so, whatever the model says', async () => {
    const articles = [lawHit(ARTICLE, { outdated: true }), lawHit(ARTICLE, { number: '78' })];
    fake.answerWith(() => 'يستحق أجر 15 يوماً [1: «أجر خمسة عشر يوماً»] [2: «أجر خمسة عشر يوماً»].');
    const { result, shown } = await answer(fakeSearch({ laws: articles }), {
      lang: 'ar',
      text: 'كم التعويض؟',
    });
    expect(result.text).toBe(
      'يستحق أجر 15 يوماً [1] [2].\n\nنظام العمل، المادة (77) [1]: النص المحفوظ سابق لتعديل، فارجع إلى المصدر قبل الاستناد إليه.',
    );
    expect(result.citations.map(({ id }) => id)).toEqual(['labor-m51-1426/77', 'labor-m51-1426/78']);
    expect(result.unsupported).toEqual([]);
    expect(shown).toBe(result.text);
  });

  it('a question that finds nothing is searched once more, with words of the model, before it says so', async () => {
    const search = fakeSearch({});
    fake.answerWith(() => '{"words":["notice","إشعار"]}');
    const { result, shown } = await answer(search);
    expect(search.queries.map(({ text }) => text)).toEqual([asked.text, 'notice إشعار']);
    expect(fake.calls).toHaveLength(1);
    expect(result.text).toMatch(
      /^I did not find this in your documents\. No article was found on this\. I searched/,
    );
    expect(result).toMatchObject({ citations: [], unsupported: [], tokens: 120 });
    expect(shown).toBe(result.text);
  });

  it('while the laws are not loaded yet nobody is told that they were searched', async () => {
    fake.answerWith(() => '{"words":[]}');
    const silent = await answer(fakeSearch({ areLawsLoaded: false }));
    expect(silent.result.text).toMatch(
      /^I did not find this in your documents\. The Saudi laws are not loaded yet/,
    );
    expect(silent.result.text).not.toContain('No article was found');
    fake.answerWith(() => 'The Saudi laws are not loaded yet, so I did not search them.');
    const { result } = await answer(fakeSearch({ documents: [documentHit(NOTICE)], areLawsLoaded: false }));
    expect(prompt()).toContain('of the law with exactly "The Saudi laws are not loaded yet');
    expect(result.unsupported).toEqual([]);
  });

  it('a question that finds something with words of the model is answered from that', async () => {
    const none: Found<never> = { hits: [], found: false };
    const hits = [documentHit(NOTICE)];
    const search: Search = {
      ...fakeSearch({}),
      documents: ({ text }) => Promise.resolve(text === 'notice' ? { hits, found: true } : none),
    };
    fake.answerWith((messages: Message[]) =>
      messages[0]?.content.includes('JSON') === true
        ? '{"words":["notice"]}'
        : 'Both may [1: "Either party may end"].',
    );
    const { result } = await answer(search);
    expect(result).toMatchObject({ text: 'Both may [1].', tokens: 240 });
  });

  it('a greeting is answered without the model', async () => {
    const { result } = await answer(notices(), { text: 'Hello!' });
    expect(result.text).toMatch(/^Hello/);
    expect(fake.calls).toEqual([]);
  });

  it('the model is shown what was found, the conversation and the question, and the language of the answer', async () => {
    fake.answerWith(() => 'Yes [1: "Either party may end"].');
    const history = [
      { sender: 'user' as const, text: 'What does the lease say?' },
      { sender: 'bot' as const, text: 'It has a term [1].' },
    ];
    const search = notices();
    await answer(search, { history, documentIds: ['d'] });
    expect(search.documentOptions).toEqual([expect.objectContaining({ userId: 'u', documentIds: ['d'] })]);
    for (const part of [
      '“lease.pdf”, “Termination”, page 3',
      NOTICE,
      'Assistant: It has a term .',
      asked.text,
    ])
      expect(prompt()).toContain(part);
    expect(prompt()).toContain('Answer in English');
    expect(prompt()).not.toContain('[1]');
  });

  it.each([
    ['cut', 'unreachable'],
    ['stall', 'timeout'],
    ['length', 'too_long'],
  ] satisfies [Fault, string][])(
    'an answer that breaks off keeps what had come: %s',
    async (fault, reason) => {
      const timers = jest.spyOn(globalThis, 'setTimeout');
      fake.answerWith(
        () => `It is 60 days [1: "sixty (60) days’ written notice"]. ${'And so on. '.repeat(20)}`,
      );
      fake.script(fault);
      const running = answer(notices());
      if (fault === 'stall') {
        const set = () => timers.mock.calls.filter(([, ms]) => ms === IDLE_MS);
        await until(() => set().length > 5);
        set().at(-1)?.[0]();
      }
      const { result, shown } = await running;
      expect(result).toMatchObject({ name: 'AppError', code: 'answer_cut_off', cause: { reason } });
      expect(shown).toMatch(/^It is 60 days \[1\]\./);
    },
  );

  it('an answer to a question that was not read whole fails as such', async () => {
    fake.answerWith(() => 'It is 60 days [1: "sixty (60) days’ written notice"].');
    fake.countWith(() => ({ prompt_tokens: 100, total_tokens: 120 }));
    const { result } = await answer(notices());
    expect(result).toMatchObject({
      name: 'AppError',
      code: 'model_context',
      cause: { prompt: { read: 100 } },
    });
  });

  it.each([
    '<think>The client seems weak [1: "sixty (60) days’ written notice"].</think>\n\nBoth may [1: "Either party may end"].',
    'The client seems weak.\n</think>\nBoth may [1: "Either party may end"].',
  ])('what the model thinks is never shown, and is no part of the answer: %s', async (content) => {
    fake.answerWith(() => content);
    const { result, shown, pieces } = await answer(notices());
    expect(result).toMatchObject({
      text: 'Both may [1].',
      citations: [{ n: 1, quote: 'Either party may end' }],
    });
    expect(shown).toBe(result.text);
    expect(pieces.join('')).not.toMatch(/weak|think/);
  });

  it('an answer begins anew, with its citations, where a thought that looked like one is closed', async () => {
    const thought = 'It is 60 days [1: "sixty (60) days’ written notice"], I think.';
    fake.answerWith(() => `${thought}</think>Both may [1: "Either party may end"].`);
    const { result, shown } = await answer(notices());
    expect(result).toMatchObject({
      text: 'Both may [1].',
      citations: [{ n: 1, quote: 'Either party may end' }],
    });
    expect(shown).toBe('Both may [1].');
  });

  it.each(['html', 'refusal', 'silence'] satisfies Fault[])(
    'an answer that never comes fails: %s',
    async (fault) => {
      fake.script(fault, fault, fault);
      const { result, shown } = await answer(notices());
      expect(result).toMatchObject({ name: 'AppError', code: 'model_failed' });
      expect(shown).toBe('');
    },
  );

  it('an endpoint that limits the rate has the job repeated later', async () => {
    fake.script('429', '429', '429');
    expect((await answer(notices())).result).toMatchObject({ name: 'RetryAfter', ms: 900 });
  });

  it('a stopped answer ends with the reason, and shows no open bracket', async () => {
    fake.answerWith(() => `${'It is sixty days. '.repeat(3)}[1: "sixty (60) days’ written notice"]`);
    fake.script('stall');
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const stop = new AbortController();
    const running = answer(notices(), {}, stop.signal);
    await until(() => timers.mock.calls.some(([, ms]) => ms === IDLE_MS));
    stop.abort(new Error('cancelled'));
    const { result, shown } = await running;
    expect(result).toEqual(new Error('cancelled'));
    expect(shown).not.toContain('[');
  });

  it('the tokens of the request are bounded, whatever the passages, the conversation and the names are', async () => {
    const long = 'يلتزم الطرف الأول بسداد المبلغ 🏗️ within thirty days, ';
    const search = fakeSearch({
      documents: Array.from({ length: 8 }, () =>
        documentHit(long.repeat(2_000), { filename: long.repeat(50) }),
      ),
      laws: Array.from({ length: 6 }, () =>
        lawHit(long.repeat(2_000), { title: long.repeat(50), passage: { start: 50_000, end: 50_100 } }),
      ),
      notes: [
        {
          id: 'n',
          question: { en: long.repeat(50), ar: null },
          answer: long.repeat(900),
          references: [],
          score: 1,
        },
      ],
    });
    fake.answerWith(() => 'Yes [1: "within thirty days"].');
    const history = Array.from({ length: 12 }, () => ({ sender: 'user' as const, text: long.repeat(500) }));
    const { result } = await answer(search, { history });
    expect(result.citations).toHaveLength(1);
    expect(tokensOf(prompt())).toBeLessThan(PASSAGES_TOKENS + 1_500 + 1_500);
    expect(prompt().match(/<passage-/g)?.length).toBeGreaterThan(4);
  });
});
