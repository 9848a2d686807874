/** Kinds of document that rules of law tell apart. */
export const DOCUMENT_TYPES = [
  'employment',
  'nda',
  'lease',
  'sale',
  'services',
  'distribution',
  'franchise',
  'construction',
  'loan',
  'licence',
  'procurement',
  'contract',
  'privacy-policy',
  'terms',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
