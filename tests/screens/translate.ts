import type { ToolScreen } from './tool-screen.js';

/** The translation screen, as the end-to-end tests and budgets check it. */
export const translateScreen: ToolScreen = {
  path: '/dashboard/translation',
  title: 'Translation',
  endpoint: '/translate',
  reportId: 'report_id',
  body: (documentId) => ({ doc_id: documentId, target_lang: 'arabic' }),
  words: [
    'English -> Arabic',
    'Arabic -> English',
    'Swap Directions',
    'Source text',
    'Previous Translations',
    'No history yet.',
  ],
  resultWords: [
    'Download Translated Document',
    'Translate Another',
    'Side by side',
    'Copy',
    'English -> Arabic',
    'Have it reviewed before use.',
  ],
};
