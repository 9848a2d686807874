import { textTasks } from '#workers/engines/text/task.js';

/** Text tasks of rephrasing. */
export const rephraseTextTasks = textTasks('rephrase', {
  builtinPlan: async () => (await import('./builtin/rephrase.js')).planRephrase,
  builtinPart: async () => (await import('./builtin/rephrase.js')).rephrasePart,
});
