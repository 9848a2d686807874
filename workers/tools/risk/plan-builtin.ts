import { itemOf, withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import type { Plan, PlanContext, Task } from '../tool.js';
import { placedInAnnexes } from './builtin/annexed.js';
import { order } from './builtin/merge.js';
import { factsOf, VERSION } from './builtin/risks.js';
import { concluded } from './conclude.js';
import { riskOutput, toReported, type Finding, type RiskOutput } from './finding.js';
import { riskTextTasks as tasks } from './text-tasks.js';

/**
 * Creates the plan of the built-in risk assessment: rules over sentences, without a key or a network, with the same
 * output every time.
 */
export async function planBuiltin(
  { document, lang, options: { party, as_contract: asContract = false } }: Task<'risk'>,
  { runTask, signal }: Pick<PlanContext, 'runTask' | 'signal'>,
): Promise<Plan<'risk', RiskOutput>> {
  const { text, pages } = document;
  const plan = await runTask(tasks.builtinPlan, { document, lang, party, asContract }, signal);
  const { pieces, annexed } = plan;
  return {
    version: VERSION,
    parts: plan.parts,
    output: riskOutput,
    async run(part, signal) {
      const piece = itemOf(pieces, part);
      const { start, end, stretches } = piece;
      const documentFacts = factsOf(plan, piece, text);
      const input = { text: text.slice(start, end), stretches, lang, documentFacts };
      return { output: { findings: await runTask(tasks.builtinPart, input, signal) }, tokens: 0 };
    },
    items: (part, { findings }) =>
      placedInAnnexes(withDocumentOffsets(findings, itemOf(pieces, part).start, pages), text, annexed, lang)
        .sort(order)
        .map(toReported),
    async conclude(outputs, _failed, signal) {
      const found = new Map<number, Finding[]>();
      for (const [seq, { findings }] of outputs) found.set(seq, findings);
      return concluded(await runTask(tasks.builtinConclusion, { document, lang, plan, found }, signal));
    },
  };
}
