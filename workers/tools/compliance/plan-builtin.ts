import { itemOf, withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import { rulesById } from '#workers/law/readers/index.js';
import type { Plan, PlanContext, Task } from '../tool.js';
import { complianceOutput, type ComplianceOutput, type RuleReading } from './answer.js';
import { VERSION } from './builtin/check.js';
import { concluded } from './conclude.js';
import { byWeight } from './conclusion.js';
import { issueFrom } from './issue.js';
import { complianceTextTasks as tasks } from './text-tasks.js';

/** Creates the plan of the built-in check: rules over sentences, without a key or a network, with the same output every time. */
export async function planBuiltin(
  { document, lang, options: { type: chosen } }: Task<'compliance'>,
  { runTask, signal }: Pick<PlanContext, 'runTask' | 'signal'>,
): Promise<Plan<'compliance', ComplianceOutput>> {
  const { text, pages } = document;
  const plan = await runTask(tasks.builtinPlan, { document, lang, type: chosen }, signal);
  const { pieces, rules, parties } = plan;
  const type = plan.recognized.type ?? 'contract';
  return {
    version: VERSION,
    parts: plan.parts,
    output: complianceOutput,
    async run(part, signal) {
      const { start, end, stretches } = itemOf(pieces, part);
      const input = { text: text.slice(start, end), stretches, type, rules, parties };
      return { output: { readings: await runTask(tasks.builtinPart, input, signal) }, tokens: 0 };
    },
    // What passages keep or mention is told at the end, when the whole document is known.
    items: (part, { readings }) =>
      withDocumentOffsets(readings, itemOf(pieces, part).start, pages)
        .filter(({ answer }) => answer === 'breaks' || answer === 'doubtful')
        .sort(byWeight)
        .flatMap((reading) =>
          rulesById([reading.rule]).flatMap((rule) => issueFrom(rule, [reading], lang) ?? []),
        ),
    async conclude(outputs, _failed, signal) {
      const found = new Map<number, RuleReading[]>();
      for (const [seq, { readings }] of outputs) found.set(seq, readings);
      return concluded(await runTask(tasks.builtinConclusion, { document, lang, plan, found }, signal));
    },
  };
}
