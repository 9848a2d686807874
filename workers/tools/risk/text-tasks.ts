import { textTasks } from '#workers/engines/text/task.js';

/** Text tasks of risk assessment, for either engine. */
export const riskTextTasks = textTasks('risk', {
  builtinPlan: async () => (await import('./builtin/risks.js')).planParts,
  builtinPart: async () => (await import('./builtin/risks.js')).findInPart,
  builtinConclusion: async () => (await import('./builtin/risks.js')).concludeFindings,
  llmPlan: async () => (await import('./llm/risks.js')).planParts,
  llmCheck: async () => (await import('./llm/check.js')).checkFindings,
  llmConclusion: async () => (await import('./llm/risks.js')).concludeFindings,
});
