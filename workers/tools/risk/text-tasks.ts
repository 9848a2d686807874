import { textTasks } from '#workers/engines/text/task.js';

/** Text tasks of risk assessment, for either engine. */
export const riskTextTasks = textTasks('risk', {
  builtinPlan: async () => (await import('./builtin/risks.js')).planRisks,
  builtinPart: async () => (await import('./builtin/risks.js')).findRisks,
  builtinConclusion: async () => (await import('./builtin/risks.js')).concludeRisks,
  llmPlan: async () => (await import('./llm/risks.js')).planRisks,
  llmCheck: async () => (await import('./llm/check.js')).checkRisks,
  llmConclusion: async () => (await import('./llm/risks.js')).concludeRisks,
});
