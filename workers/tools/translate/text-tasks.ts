import { textTasks } from '#workers/engines/text/task.js';

/** Text tasks of translation. */
export const translateTextTasks = textTasks('translate', {
  cut: async () => (await import('./cut.js')).cutDocument,
  check: async () => (await import('./llm/answers.js')).checkAnswers,
  draft: async () => (await import('./draft.js')).draftSegments,
});
