import type { Severity } from '#shared/tools/risk/contract.js';
import type { Kind } from './words/english.js';

/** The type of a contract, by its title. */
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

/** A clause that contracts of a type should have. */
export interface ExpectedClause {
  kind: Extract<Kind, `missing-${string}`>;
  severity: Severity;
  /** Patterns of the clause: it exists if any of them matches anywhere. */
  clausePattern: RegExp;
  /** Description of what was searched for, as the finding says it. */
  searchedTerms: string;
  contractTypes?: readonly ContractType[];
  /** Expected only if the text mentions this. */
  onlyIfMentioned?: RegExp;
  /** Expected only in documents of at least this many characters. */
  minDocumentChars?: number;
}
