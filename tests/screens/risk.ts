import type { ToolScreen } from './tool-screen.js';

/** The risk screen, as the end-to-end tests and budgets check it. */
export const riskScreen: ToolScreen = {
  path: '/dashboard/risk-assessment',
  title: 'Risk Assessment',
  endpoint: '/risk',
  body: (documentId) => ({ doc_id: documentId }),
  words: [
    'Choose Document',
    'Drag & drop or click to upload',
    'Accepted: PDF, DOCX (Text only)',
    'No history yet.',
  ],
  resultWords: ['PDF', 'Analyze Another', 'High Risk', 'Medium Risk', 'Low Risk', 'All Sections', 'More'],
};
