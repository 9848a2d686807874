import type { FilePendingWords } from '../../reports/components/file-pending-dialog.js';

/** What is said when a file is asked for before it is written. */
export const FILE_PENDING: FilePendingWords = {
  title: 'translate.file.notYet.title',
  text: 'translate.file.notYet',
};
