import type { Severity } from '#shared/tools/risk/contract.js';
import type { Kind } from './words/english.js';

/** The type of a contract, by its title; leases and employment contracts are recognized in Arabic only. */
export type ContractType =
  | 'services'
  | 'goods'
  | 'licence'
  | 'distribution'
  | 'joint-venture'
  | 'promotion'
  | 'nda'
  | 'lease'
  | 'employment'
  | 'other';

/** A clause that contracts of a type should have. */
export interface ExpectedClause {
  kind: Extract<Kind, `missing-${string}`>;
  severity: Severity;
  /**
   * English pattern; the clause is present if it or its Arabic counterpart (`IN_ARABIC`) matches anywhere in the
   * document.
   */
  clausePattern: RegExp;
  /** Search terms as shown in an English contract's finding. */
  searchedTerms: string;
  /** Types of contracts that should have the clause; if absent, all types. */
  contractTypes?: readonly ContractType[];
  /** Expected only if the text matches this pattern (or its Arabic counterpart). */
  onlyIfMentioned?: RegExp;
  /** Minimum length in English characters; default 1,500. */
  minDocumentChars?: number;
}
