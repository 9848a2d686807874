import type { SentenceKind } from '../rules/index.js';

/** Clauses between two parties: risky ones of which each must be found by one of the kinds, and fair ones beside them. */
export interface WordingCases {
  parties: readonly [string, string];
  kinds: readonly SentenceKind[];
  /** Words that the contract has besides. */
  context?: string;
  risky: readonly string[];
  fair: readonly string[];
}
