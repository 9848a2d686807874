import { textTasks } from '#workers/engines/text/task.js';

/** Text tasks of the compliance check, for either engine. */
export const complianceTextTasks = textTasks('compliance', {
  builtinPlan: async () => (await import('./builtin/check.js')).planCheck,
  builtinPart: async () => (await import('./builtin/check.js')).checkPart,
  builtinConclusion: async () => (await import('./builtin/check.js')).concludeCheck,
  llmPlan: async () => (await import('./llm/answers.js')).planAnswers,
  llmCheck: async () => (await import('./llm/check.js')).checkAnswers,
  llmConclusion: async () => (await import('./llm/answers.js')).concludeAnswers,
});
