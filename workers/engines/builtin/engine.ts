import type { Engine, Finding, RiskPlan, RiskTask } from '../engine.js';
import { itemOf, placed } from '../place.js';
import type { TextTaskRunner } from '../text-tasks.js';
import { order } from './merge.js';
import { VERSION } from './risks.js';

/** The engine that needs no key and no network: rules over sentences, the same answer every time. */
export function createBuiltinEngine(tasks: TextTaskRunner): Engine {
  return {
    name: 'builtin',
    model: null,
    concurrency: 1,
    planRisks: (task, signal) => planRisks(tasks, task, signal),
  };
}

async function planRisks(tasks: TextTaskRunner, task: RiskTask, signal: AbortSignal): Promise<RiskPlan> {
  const { document, lang } = task;
  const { text, pages } = document;
  const runTask = tasks.lane();
  const plan = await runTask('builtin.risks.plan', task, signal);
  const { pieces, survey } = plan;
  return {
    version: VERSION,
    parts: plan.parts,
    async run(part, signal) {
      const { start, end, stretches } = itemOf(pieces, part);
      const input = { text: text.slice(start, end), stretches, lang, survey };
      return { findings: await runTask('builtin.risks.part', input, signal), tokens: 0 };
    },
    place: (part, { findings }) => placed(findings, itemOf(pieces, part).start, pages).sort(order),
    conclude(outputs, _failed, signal) {
      const found = new Map<number, Finding[]>();
      for (const [seq, { findings }] of outputs) found.set(seq, findings);
      return runTask('builtin.risks.conclude', { document, lang, plan, found }, signal);
    },
  };
}
