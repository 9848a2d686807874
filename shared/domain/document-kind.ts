/** What a contract is about, as its parties would file it. */
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

/** What a document is that binds nobody by agreement. */
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
