import type { ModelClient } from '#workers/engines/model/model.js';
import { withinPiece } from '#workers/engines/model/piece-sections.js';
import { itemOf, withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import { rulesById } from '#workers/law/readers/index.js';
import { failedParts } from '#workers/attempt/failures.js';
import { shieldFromHandover } from '#workers/attempt/handover.js';
import type { ClaimCounts, Plan, PlanContext, Task } from '../tool.js';
import { complianceOutput, type ComplianceOutput } from './answer.js';
import { concluded } from './conclude.js';
import { byWeight } from './conclusion.js';
import { issueFrom } from './issue.js';
import { passageOf } from './llm/answers.js';
import { PROMPT_VERSION, rulesQuestion } from './llm/prompt.js';
import { complianceTextTasks as tasks } from './text-tasks.js';

/**
 * Creates the plan of a check by a language model, with one call per part: a passage and the rules whose subjects it touches, each
 * with its articles. The model has no tools; its answers are checked against the passage.
 */
export async function planWithModel(
  { document, lang, options: { type: chosen } }: Task<'compliance'>,
  model: ModelClient,
  { runTask, signal }: Pick<PlanContext, 'runTask' | 'signal'>,
): Promise<Plan<'compliance', ComplianceOutput>> {
  const { pages } = document;
  const session = model.session();
  const task = { document, lang, type: chosen };
  const plan = await runTask(tasks.llmPlan, { task, endpoint: model.endpoint }, signal);
  const { parts, pieces, parties } = plan;
  const type = plan.recognized.type ?? 'contract';
  return {
    version: PROMPT_VERSION,
    parts,
    output: complianceOutput,
    async run(part, signal, slot) {
      const piece = itemOf(pieces, part);
      const passage = passageOf(document, type, piece, lang);
      const { value, tokens } = await session.ask(rulesQuestion(passage), signal, slot);
      const { readings, answers, statements, unsettled } = await shieldFromHandover(signal, (shielded) =>
        runTask(
          tasks.llmCheck,
          {
            answers: value.answers,
            rules: piece.rules,
            text: passage.text,
            stretches: withinPiece(piece),
            ...{ type, parties, lang },
          },
          shielded,
        ),
      );
      return { output: { readings, checks: { findings: answers, statements }, unsettled }, tokens };
    },
    items: (part, { readings }) =>
      withDocumentOffsets(readings, itemOf(pieces, part).start, pages)
        .filter(({ answer }) => answer === 'breaks' || answer === 'doubtful')
        .sort(byWeight)
        .flatMap((reading) =>
          rulesById([reading.rule]).flatMap((rule) => issueFrom(rule, [reading], lang) ?? []),
        ),
    async conclude(outputs, failures, signal) {
      const failed = failedParts(failures);
      const input = { document, lang, plan, outputs, failed };
      const checks = [...outputs.values()].flatMap((output) => output.checks ?? []);
      return {
        ...concluded(await runTask(tasks.llmConclusion, input, signal)),
        checks: {
          findings: sumOf(checks.map(({ findings }) => findings)),
          statements: sumOf(checks.map(({ statements }) => statements)),
        },
      };
    },
  };
}

const sumOf = (counts: readonly ClaimCounts[]): ClaimCounts => ({
  kept: counts.reduce((sum, { kept }) => sum + kept, 0),
  dropped: counts.reduce((sum, { dropped }) => sum + dropped, 0),
});
