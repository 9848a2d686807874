import type { Plan, Task } from '../tool.js';
import { DRAFT_VERSION } from './draft.js';
import type { TranslateOutput } from './output.js';
import { planOf, type TranslateContext } from './plan.js';
import { translateTextTasks as tasks } from './text-tasks.js';

/** Most characters of a part: a draft of so many takes well under a second. */
const PART_CHARS = 6_000;

/** Creates the plan of the built-in translation: drafts from tables, without a key or a network, with the same output every time. */
export async function planBuiltin(
  task: Task<'translate'>,
  { runTask, owner, signal }: TranslateContext,
): Promise<Plan<'translate', TranslateOutput>> {
  const { document, options } = task;
  const { to } = options;
  const plan = await runTask(
    tasks.cut,
    {
      ...{ document, to, terms: await owner.glossary(), legal: false },
      ...{ engine: ['builtin', DRAFT_VERSION], chars: PART_CHARS },
    },
    signal,
  );
  return planOf(task, plan, owner, {
    ...{ engine: 'builtin', model: null, version: DRAFT_VERSION },
    translate: async (segments, signal) => ({
      outputs: await runTask(tasks.draft, { segments, to }, signal),
      tokens: 0,
    }),
  });
}
