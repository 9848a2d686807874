import type { ToolScreen } from './tool-screen.js';

/** The compliance screen, as the end-to-end tests and budgets check it. */
export const complianceScreen: ToolScreen = {
  path: '/dashboard/compliance',
  title: 'Compliance',
  endpoint: '/compliance/check',
  reportId: 'report_id',
  body: (documentId) => ({ doc_id: documentId, document_type: 'employment' }),
  words: [
    'Choose Document',
    'Drag & drop or click to upload',
    'Accepted: PDF, DOCX (Text only)',
    'Kind of document',
    'What is checked',
    'Previous Compliance Reports',
    'No history yet.',
  ],
  resultWords: [
    'PDF',
    'Analyze Another',
    'Report ID:',
    'Compliance score',
    'Issue found',
    'Warning',
    'Could not check',
  ],
};
