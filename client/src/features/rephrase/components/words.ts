import type { FilePendingWords } from '../../reports/components/file-pending-dialog.js';

/** What is said when a Word file is asked for before it is written. */
export const WORD_PENDING: FilePendingWords = {
  title: 'rephrase.file.notYet.title',
  text: 'rephrase.file.notYet',
};
