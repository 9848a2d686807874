import type { ToolScreen } from './tool-screen.js';

/** The rephrasing screen, as the end-to-end tests and budgets check it. */
export const rephraseScreen: ToolScreen = {
  path: '/dashboard/rephrasing',
  title: 'Rephrasing',
  endpoint: '/rephrase',
  body: (documentId) => ({ doc_id: documentId, style: 'clear' }),
  words: [
    'Text',
    'Document',
    'Formal',
    'Clear',
    'Persuasive',
    'Concise',
    'Rephrase',
    'Previous Rephrasings',
    'No history yet.',
  ],
  resultWords: [
    'Rephrase Another',
    'Clean',
    'Changes',
    'Side by side',
    'Copy',
    'Suggested Changes',
    'Tracked changes',
  ],
};
