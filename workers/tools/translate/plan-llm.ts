import type { PartSlot } from '#workers/engines/model/hold-slot.js';
import type { ModelClient } from '#workers/engines/model/model.js';
import { shieldFromHandover } from '#workers/attempt/handover.js';
import type { Plan, Task } from '../tool.js';
import type { PlannedSegment } from './cut.js';
import { DRAFT_VERSION } from './draft.js';
import type { Answered } from './llm/answers.js';
import { PROMPT_VERSION, translationQuestion, type Asked, type TranslationAnswer } from './llm/prompt.js';
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

  const checked = (asked: readonly Asked[], answer: TranslationAnswer, signal: AbortSignal) =>
    shieldFromHandover(signal, (shielded) => runTask(tasks.check, { asked, answer, to }, shielded));

  async function translate(segments: readonly PlannedSegment[], signal: AbortSignal, slot: PartSlot | null) {
    const first = await session.ask(translationQuestion(segments, to), signal, slot);
    const answers = [...(await checked(segments, first.value, signal))];
    let { tokens } = first;
    const doubtful = indexesOf(answers, ({ doubts }) => doubts.length > 0);
    if (doubtful.length > 0) {
      const asked = doubtful.flatMap((index) => {
        const [segment, answer] = [segments[index], answers[index]];
        return segment === undefined || answer === undefined ? [] : [{ ...segment, first: answer }];
      });
      const again = await session.askAgain(translationQuestion(asked, to), signal, slot);
      // Without another answer the first ones stand, with their doubts.
      const second = again === null ? [] : await checked(asked, again.value, signal);
      tokens += again?.tokens ?? 0;
      for (const [at, index] of doubtful.entries()) {
        const [before, after] = [answers[index], second[at]];
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
