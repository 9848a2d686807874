import * as z from 'zod';
import { change } from '#shared/tools/rephrase/contract.js';
import { itemOf, withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import type { Plan, PlanContext, Task } from '../tool.js';
import { VERSION } from './builtin/rephrase.js';
import { conclude } from './conclude.js';
import { rephraseTextTasks as tasks } from './text-tasks.js';

const output = z.object({ changes: z.array(change) });
type Output = z.infer<typeof output>;

/** Creates the plan of the built-in rephrasing: tables of wordings, without a key or a network, with the same output every time. */
export async function planBuiltin(
  { document, lang, options }: Task<'rephrase'>,
  { runTask, signal }: Pick<PlanContext, 'runTask' | 'signal'>,
): Promise<Plan<'rephrase', Output>> {
  const { text, pages } = document;
  const { style } = options;
  const plan = await runTask(tasks.builtinPlan, { document, style, lang }, signal);
  const located = (seq: number, { changes }: Output) =>
    withDocumentOffsets(changes, itemOf(plan.pieces, { seq }).start, pages);
  return {
    version: VERSION,
    parts: plan.parts,
    output,
    async run(part, signal) {
      const { start, end, paragraphs } = itemOf(plan.pieces, part);
      const { terms, name } = plan;
      const input = { text: text.slice(start, end), paragraphs, style, terms, name, lang };
      return { output: { changes: await runTask(tasks.builtinPart, input, signal) }, tokens: 0 };
    },
    items: ({ seq }, found) => located(seq, found),
    conclude: (outputs) =>
      Promise.resolve(
        conclude(document, options, lang, plan.parts, {
          changes: [...outputs].flatMap(([seq, found]) => located(seq, found)),
          left: [],
          done: new Set(outputs.keys()),
        }),
      ),
  };
}
