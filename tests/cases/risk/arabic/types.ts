import type { SentenceKind } from '#workers/tools/risk/builtin/rules/index.js';

/** Clauses of Arabic contracts between two parties: what a kind must recognize, and what is no risk at all. */
export interface ArabicCases {
  parties: readonly [first: string, second: string];
  kinds: readonly { kind: SentenceKind; risky: readonly string[]; fair: readonly string[] }[];
}

/** Clauses between two parties: risky ones of which each must be found by one of the kinds, and fair ones beside them. */
export interface WordingCases {
  parties: readonly [string, string];
  kinds: readonly SentenceKind[];
  /** Words that the contract has besides. */
  context?: string;
  risky: readonly string[];
  fair: readonly string[];
}
