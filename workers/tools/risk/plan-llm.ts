import type { ModelClient } from '#workers/engines/model/model.js';
import { itemOf, withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import type { FailureReason } from '#workers/runtime/failures.js';
import type { Plan, PlanContext, Task } from '../tool.js';
import { concluded } from './conclude.js';
import { riskOutput, toRisk, type RiskOutput } from './finding.js';
import { findingsFrom } from './llm/findings.js';
import { bySeverity } from './llm/merge.js';
import { PROMPT_VERSION, riskQuestion } from './llm/prompt.js';
import { passageOf } from './llm/risks.js';
import { riskTextTasks as tasks } from './text-tasks.js';

/**
 * Creates the plan of a risk assessment by a language model, with one call per part. The model has no tools, and its
 * answers are checked and shown as text.
 */
export async function planWithModel(
  { document, lang, options: { party } }: Task<'risk'>,
  model: ModelClient,
  { runTask, signal }: Pick<PlanContext, 'runTask' | 'signal'>,
): Promise<Plan<'risk', RiskOutput>> {
  const { text, pages } = document;
  const task = { document, lang, party };
  const session = model.session();
  const plan = await runTask(tasks.llmPlan, { task, endpoint: model.endpoint }, signal);
  const { parts, pieces } = plan;
  return {
    version: PROMPT_VERSION,
    parts,
    output: riskOutput,
    async run(part, signal) {
      const piece = itemOf(pieces, part);
      const question = riskQuestion(passageOf(task, piece));
      const { value, tokens } = await session.ask(question, signal);
      return { output: { findings: findingsFrom(value, text, piece, lang), covers: value.covers }, tokens };
    },
    items: (part, { findings }) =>
      withDocumentOffsets(findings, itemOf(pieces, part).start, pages).sort(bySeverity).map(toRisk),
    async conclude(outputs, failures, signal) {
      const failed = new Map<number, FailureReason>();
      for (const [seq, { reason }] of failures) failed.set(seq, reason);
      return concluded(await runTask(tasks.llmConclusion, { document, lang, plan, outputs, failed }, signal));
    },
  };
}
