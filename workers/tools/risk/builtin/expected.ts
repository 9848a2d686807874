import type { Severity } from '#shared/tools/risk/contract.js';
import type { Kind } from './words/english.js';

/** What a contract is about, as its title says it. */
export type ContractType =
  | 'services'
  | 'goods'
  | 'licence'
  | 'channel'
  | 'venture'
  | 'promotion'
  | 'nda'
  | 'lease'
  | 'employment'
  | 'other';

/** A clause that contracts of a kind should have. */
export interface Expected {
  kind: Extract<Kind, `missing-${string}`>;
  severity: Severity;
  /** The clause is there if any of these stands anywhere. */
  present: RegExp;
  /** What was searched, as the finding says it. */
  searched: string;
  deals?: readonly ContractType[];
  /** Only where the text speaks of this. */
  needs?: RegExp;
  /** Only in documents of at least this many characters. */
  from?: number;
}
