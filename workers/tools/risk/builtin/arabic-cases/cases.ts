import type { SentenceKind } from '../rules/index.js';

/** Clauses of Arabic contracts between two parties: what a kind must recognize, and what is no risk at all. */
export interface ArabicCases {
  parties: readonly [first: string, second: string];
  kinds: readonly { kind: SentenceKind; risky: readonly string[]; fair: readonly string[] }[];
}
