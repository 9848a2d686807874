import { textTasks } from '#workers/engines/text/task.js';

/** Text tasks of the compliance check. */
export const complianceTextTasks = textTasks('compliance', {
  builtinPlan: async () => (await import('./builtin/check.js')).planCheck,
  builtinPart: async () => (await import('./builtin/check.js')).checkPart,
  builtinConclusion: async () => (await import('./builtin/check.js')).concludeCheck,
});
