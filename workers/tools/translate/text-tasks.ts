import { textTasks } from '#workers/engines/text/task.js';

/** Text tasks of translation. */
export const translateTextTasks = textTasks('translate', {
  cut: async () => (await import('./cut.js')).cutDocument,
  draft: async () => (await import('./draft.js')).draftSegments,
});
