import type { DocumentType } from '#shared/tools/compliance/documents.js';

/** Contracts of trade, beside those of employment: what the law says of contracts in general applies to them. */
export const COMMERCIAL: readonly DocumentType[] = [
  'contract',
  'sale',
  'services',
  'distribution',
  'franchise',
  'construction',
  'loan',
  'licence',
  'lease',
  'procurement',
  'nda',
  'terms',
];
