import { setMaxListeners } from 'node:events';
import * as z from 'zod';
import { createModelAnswerer } from '#workers/chat/llm/answerer.js';
import { createModel } from '#workers/engines/model/model.js';
import { startFakeModel } from '../fakes/model.js';
import { documentHit, fakeSearch } from '../support/fake-search.js';
import { until } from '../support/until.js';

const ANALYSES = 50;
const QUESTIONS = 40;
/** Duration of a call of an analysis, ms. The assistant's calls are answered at once. */
const LATENCY_MS = { 8: 1_000, 1: 150 } as const;
/** Goal for the slowest first token, ms. */
const GOAL_MS = 500;

const NOTICE = 'Either party may end this Agreement upon sixty (60) days’ written notice to the other.';
const ANSWER =
  'The notice period is **60 days** [1: "sixty (60) days’ written notice"]. It binds both parties.';
const QUESTION = {
  text: 'How long is the notice period?',
  lang: 'en',
  history: [],
  userId: 'u',
  documentIds: [],
} as const;

interface Figures {
  slots: number;
  /** Of the first question of the process, which loads the words that a question is read with. */
  cold: number;
  p50: number;
  max: number;
  analyses_waiting: number;
}

/** Asks questions one after the other while analyses take every slot that they may have. */
async function measure(slots: keyof typeof LATENCY_MS): Promise<Figures> {
  const isChat = (content: string | undefined) => content?.includes(QUESTION.text) === true;
  const fake = await startFakeModel({
    latencyMs: (messages) => (isChat(messages.at(-1)?.content) ? 0 : LATENCY_MS[slots]),
  });
  fake.answerWith((messages) => (isChat(messages.at(-1)?.content) ? ANSWER : '{}'));
  const config = {
    apiKey: undefined,
    baseUrl: fake.url,
    model: 'fake-1',
    concurrency: slots,
    timeoutMs: 60_000,
  };
  const model = createModel(config, { reservesSlot: true });
  const end = new AbortController();
  setMaxListeners(0, end.signal);
  const analyze = async () => {
    const session = model.session();
    const question = { name: 'part', schema: z.object({}), system: 's', user: 'a part' };
    while (!end.signal.aborted) await session.ask(question, end.signal, null);
  };
  const analyses = Array.from({ length: ANALYSES }, () => analyze().catch(() => undefined));
  try {
    await until(() => fake.calls.length >= Math.max(1, slots - 1));
    const answerer = createModelAnswerer(model);
    const search = fakeSearch({ documents: [documentHit(NOTICE)] });
    const times: number[] = [];
    for (let round = 0; round <= QUESTIONS; round += 1) {
      const from = performance.now();
      let first: number | undefined;
      await answerer.answer(QUESTION, search, () => (first ??= performance.now() - from), end.signal);
      times.push(first ?? Infinity);
    }
    const cold = Math.round(times.shift() ?? Infinity);
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? Infinity);
    return { slots, cold, p50: at(0.5), max: at(1), analyses_waiting: ANALYSES - Math.max(1, slots - 1) };
  } finally {
    end.abort();
    await Promise.all(analyses);
    await fake.close();
  }
}

/**
 * Measures the time from a question to the first token of its answer while analyses wait for the model:
 * `npm run bench -- chat [--json]`. The model is a fake that answers questions at once.
 */
export async function run(args: string[]): Promise<number> {
  const figures = [await measure(8), await measure(1)];
  const met = figures.every(({ max }) => max <= GOAL_MS);
  if (args.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ questions: QUESTIONS, figures, goal_ms: GOAL_MS, met })}\n`);
    return met ? 0 : 1;
  }
  for (const { slots, cold, p50, max, analyses_waiting: waiting } of figures)
    process.stdout.write(
      `question -> first token, LLM_CONCURRENCY ${slots}, ${waiting} analyses waiting: p50 ${p50} ms, slowest ${max} ms; goal ${GOAL_MS} (first question: ${cold} ms)\n`,
    );
  process.stdout.write(`Goals ${met ? 'met' : 'missed'}.\n`);
  return met ? 0 : 1;
}
