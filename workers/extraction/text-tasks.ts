import { textTasks } from '#workers/engines/text/task.js';

/** Text tasks of extraction. */
export const extractionTextTasks = textTasks('extraction', {
  readPlainText: async () => (await import('./read-plain-text.js')).readPlainText,
});
