import type { PartSlot } from '#workers/engines/model/hold-slot.js';
import type { ModelClient } from '#workers/engines/model/model.js';
import { itemOf, withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import { failedParts } from '#workers/attempt/failures.js';
import { shieldFromHandover } from '#workers/attempt/handover.js';
import type { Part, Plan, PlanContext, Task } from '../tool.js';
import { concluded } from './conclude.js';
import {
  riskOutput,
  toReported,
  type Checks,
  type Finding,
  type RiskOutput,
  type Unsettled,
} from './finding.js';
import type { Checked } from './llm/check.js';
import { bySeverity } from './llm/merge.js';
import {
  contradictionQuestion,
  PROMPT_VERSION,
  riskQuestion,
  type AnsweredFinding,
  type Contradiction,
} from './llm/prompt.js';
import { withinPiece } from '#workers/engines/model/piece-sections.js';
import { passageOf, sumOf } from './llm/risks.js';
import { riskTextTasks as tasks } from './text-tasks.js';

/**
 * Creates the plan of a risk assessment by a language model, with one call per part, and a second one where clauses
 * contradict its answer. The model has no tools, and its answers are checked and shown as text.
 */
export async function planWithModel(
  { document, lang, options: { party, as_contract: asContract = false } }: Task<'risk'>,
  model: ModelClient,
  { runTask, signal }: Pick<PlanContext, 'runTask' | 'signal'>,
): Promise<Plan<'risk', RiskOutput>> {
  const { pages } = document;
  const task = { document, lang, party, asContract };
  const session = model.session();
  const plan = await runTask(tasks.llmPlan, { task, endpoint: model.endpoint }, signal);
  const { parts, pieces, parties } = plan;

  async function run(part: Part, signal: AbortSignal, slot: PartSlot | null) {
    const piece = itemOf(pieces, part);
    const passage = passageOf(task, piece);
    const check = (answered: readonly AnsweredFinding[], asked: readonly Contradiction[]) =>
      shieldFromHandover(signal, (shielded) =>
        runTask(
          tasks.llmCheck,
          { answered, text: passage.text, stretches: withinPiece(piece), parties, lang, asked },
          shielded,
        ),
      );
    const question = riskQuestion(passage);
    const { value, tokens } = await session.ask(question, signal, slot);
    const first = await check(value.findings, []);
    const { contradictions } = first;
    if (contradictions.length === 0)
      return { output: outputOf(first.findings, value.covers, first.checks, first), tokens };

    const again = await session.askAgain(contradictionQuestion(question, contradictions), signal, slot);
    const corrected = again?.value.findings ?? [];
    const second = await check(corrected.slice(0, contradictions.length), contradictions);
    const checks = sumOf([first.checks, second.checks]);
    // A finding that was withdrawn, repeated or not answered is one that was left out.
    checks.findings.dropped = first.checks.findings.dropped + contradictions.length - second.findings.length;
    const left = {
      unsettled: [...openAfter(second.findings, first), ...second.unsettled],
      leftOut: first.leftOut + second.leftOut,
    };
    return {
      output: outputOf([...first.findings, ...second.findings], value.covers, checks, left),
      tokens: tokens + (again?.tokens ?? 0),
    };
  }

  return {
    version: PROMPT_VERSION,
    parts,
    output: riskOutput,
    run,
    items: (part, { findings }) =>
      withDocumentOffsets(findings, itemOf(pieces, part).start, pages).sort(bySeverity).map(toReported),
    async conclude(outputs, failures, signal) {
      const failed = failedParts(failures);
      return concluded(await runTask(tasks.llmConclusion, { document, lang, plan, outputs, failed }, signal));
    },
  };
}

const outputOf = (
  findings: Finding[],
  covers: string[],
  checks: Checks,
  { unsettled, leftOut }: Pick<Checked, 'unsettled' | 'leftOut'>,
): RiskOutput => ({ findings, covers, checks, leftOut, unsettled });

/** Returns what of a first answer is open after the second one: what that neither repeats nor replaces, and all that was dropped. */
function openAfter(
  findings: readonly Finding[],
  { contradictions, unsettled }: Pick<Checked, 'contradictions' | 'unsettled'>,
): Unsettled[] {
  const isAnswered = findings.length >= contradictions.length;
  const settled = new Set(findings.map(({ kind }) => kind));
  return unsettled.filter(({ kind, place }) => place === null || (!isAnswered && !settled.has(kind)));
}
