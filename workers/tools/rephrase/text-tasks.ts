import { textTasks } from '#workers/engines/text/task.js';

/** Text tasks of rephrasing, for either engine. */
export const rephraseTextTasks = textTasks('rephrase', {
  builtinPlan: async () => (await import('./builtin/rephrase.js')).planRephrase,
  builtinPart: async () => (await import('./builtin/rephrase.js')).rephrasePart,
  llmPlan: async () => (await import('./llm/paragraphs.js')).planParagraphs,
  llmCheck: async () => (await import('./llm/check.js')).checkRephrasing,
});
