import type { LlmConfig } from '#platform/config.js';
import type { Engine, PartOutput, RiskPlan, RiskTask } from '../engine.js';
import type { FailureReason } from '../failures.js';
import { itemOf, placed } from '../place.js';
import type { RunTextTask, TextTaskRunner } from '../text-tasks.js';
import { findingsFrom } from './findings.js';
import { byGravity } from './merge.js';
import { createModel, type Asker, type ModelOptions } from './model.js';
import { PROMPT_VERSION, riskQuestion } from './prompt.js';
import { passageOf } from './risks.js';

/**
 * The engine that asks a language model, one call a part. The limit of calls is shared by all jobs; the model
 * has no tools, and what it answers is checked and shown as text.
 */
export function createLlmEngine(config: LlmConfig, tasks: TextTaskRunner, options?: ModelOptions): Engine {
  const model = createModel(config, options);
  return {
    name: 'llm',
    model: config.model,
    // More than the limit of calls, so that a slot is used while a part waits for its next try or is stored.
    concurrency: config.concurrency * 2,
    planRisks: (task, signal) => planRisks(task, model.asker(), tasks.lane(), config.baseUrl, signal),
  };
}

async function planRisks(
  task: RiskTask,
  asker: Asker,
  runTask: RunTextTask,
  endpoint: string,
  signal: AbortSignal,
): Promise<RiskPlan> {
  const { document, lang } = task;
  const { text, pages } = document;
  const plan = await runTask('llm.risks.plan', { task, endpoint }, signal);
  const { parts, pieces } = plan;
  return {
    version: PROMPT_VERSION,
    parts,
    async run(part, signal): Promise<PartOutput> {
      const piece = itemOf(pieces, part);
      const question = riskQuestion(passageOf(task, piece));
      const { value, tokens } = await asker.ask(question, signal);
      return { findings: findingsFrom(value, text, piece), covers: value.covers, tokens };
    },
    place: (part, { findings }) => placed(findings, itemOf(pieces, part).start, pages).sort(byGravity),
    conclude(outputs, failures, signal) {
      const failed = new Map<number, FailureReason>();
      for (const [seq, { reason }] of failures) failed.set(seq, reason);
      return runTask('llm.risks.conclude', { document, lang, plan, outputs, failed }, signal);
    },
  };
}
