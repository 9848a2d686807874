import { AppError } from '#platform/errors.js';
import type { PartSlot } from '#workers/engines/model/hold-slot.js';
import type { ModelClient } from '#workers/engines/model/model.js';
import { PartFailure, RetryAfter } from '#workers/attempt/failures.js';
import { shieldFromHandover } from '#workers/attempt/handover.js';
import type { Plan, Task } from '../tool.js';
import type { PlannedSegment } from './cut.js';
import { DRAFT_VERSION } from './draft.js';
import type { Answered } from './llm/answers.js';
import { PROMPT_VERSION, translationQuestion, type Asked } from './llm/prompt.js';
import type { SegmentOutput, TranslateOutput } from './output.js';
import { planOf, type TranslateContext } from './plan.js';
import { translateTextTasks as tasks } from './text-tasks.js';

/** Most characters of a part's source: a longer answer would be cut off, and costs more to repeat. */
const PART_CHARS = 2_400;
const VERSION = `${PROMPT_VERSION}.${DRAFT_VERSION}`;

/**
 * Creates the plan of a translation by a language model, with one call per part and a second one for the paragraphs whose translation
 * is doubtful. What is not translated then is drafted without the model, and marked. The model has no tools.
 */
export async function planWithModel(
  task: Task<'translate'>,
  model: ModelClient,
  { runTask, owner, signal }: TranslateContext,
): Promise<Plan<'translate', TranslateOutput>> {
  const { document, options } = task;
  const { to } = options;
  const session = model.session();
  const plan = await runTask(
    tasks.cut,
    {
      ...{ document, to, terms: await owner.glossary(), legal: true },
      ...{ engine: ['llm', VERSION, model.name, model.endpoint], chars: PART_CHARS },
    },
    signal,
  );

  async function ask(asked: readonly Asked[], signal: AbortSignal, slot: PartSlot | null) {
    const { value, tokens } = await session.ask(translationQuestion(asked, to), signal, slot);
    const check = { asked, answer: value, to };
    return {
      answers: await shieldFromHandover(signal, (shielded) => runTask(tasks.check, check, shielded)),
      tokens,
    };
  }

  /** Asks again. Whatever goes wrong with it costs nothing but doubts: the first answer was paid for. */
  async function askAgain(asked: readonly Asked[], signal: AbortSignal, slot: PartSlot | null) {
    try {
      return await ask(asked, signal, slot);
    } catch (error) {
      signal.throwIfAborted();
      const isOfModel =
        error instanceof PartFailure || error instanceof RetryAfter || error instanceof AppError;
      if (!isOfModel) throw error;
      return { answers: [], tokens: 0 };
    }
  }

  async function translate(segments: readonly PlannedSegment[], signal: AbortSignal, slot: PartSlot | null) {
    const first = await ask(segments, signal, slot);
    const answers = [...first.answers];
    let { tokens } = first;
    const doubtful = indexesOf(answers, ({ doubts }) => doubts.length > 0);
    if (doubtful.length > 0) {
      const asked = doubtful.flatMap((index) => {
        const [segment, answer] = [segments[index], answers[index]];
        return segment === undefined || answer === undefined ? [] : [{ ...segment, first: answer }];
      });
      const again = await askAgain(asked, signal, slot);
      tokens += again.tokens;
      for (const [at, index] of doubtful.entries()) {
        const [before, after] = [answers[index], again.answers[at]];
        if (before !== undefined && after !== undefined && isBetter(after, before)) answers[index] = after;
      }
    }
    return { outputs: await withDrafts(segments, answers, signal), tokens };
  }

  async function withDrafts(
    segments: readonly PlannedSegment[],
    answers: readonly Answered[],
    signal: AbortSignal,
  ): Promise<SegmentOutput[]> {
    const missing = indexesOf(answers, ({ doubts }) => doubts.includes('not_translated'));
    const left = missing.flatMap((index) => segments[index] ?? []);
    const drafts =
      left.length === 0
        ? []
        : await shieldFromHandover(signal, (shielded) =>
            runTask(tasks.draft, { segments: left, to }, shielded),
          );
    return answers.flatMap(({ translation, doubts }, index): SegmentOutput[] => {
      const draft = drafts[missing.indexOf(index)];
      return draft === undefined
        ? [{ text: translation ?? '', draft: null, unknown: [], doubts }]
        : // A draft in a translation by a model is asked for again the next time.
          [{ ...draft, doubts: draft.doubts.length > 0 ? draft.doubts : ['drafted'] }];
    });
  }

  return planOf(task, plan, owner, { engine: 'llm', model: model.name, version: VERSION, translate });
}

const indexesOf = (answers: readonly Answered[], is: (answer: Answered) => boolean) =>
  answers.flatMap((answer, index) => (is(answer) ? [index] : []));

const isBetter = (after: Answered, before: Answered) =>
  before.doubts.includes('not_translated')
    ? !after.doubts.includes('not_translated')
    : after.doubts.length < before.doubts.length;
