/** Kinds of contracts, as their parties would file them. */
export const CONTRACT_KINDS = [
  'amendment',
  'ending',
  'nda',
  'employment',
  'construction',
  'lease',
  'loan',
  'franchise',
  'ip-assignment',
  'distribution',
  'venture',
  'promotion',
  'operations',
  'maintenance',
  'licence',
  'sale',
  'services',
  'contract',
] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Kinds of documents that bind nobody by agreement. */
export const OTHER_KINDS = [
  'statute',
  'judgment',
  'minutes',
  'policy',
  'invoice',
  'cv',
  'letter',
  'article',
] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];
