import type { SentenceKind } from '../rules/index.js';
import { LATER_WORDINGS } from './wordings-later.js';
import { SERVICE_WORDINGS } from './wordings-services.js';
import { TRADE_WORDINGS } from './wordings-trade.js';
import { WORK_WORDINGS } from './wordings-work.js';

/** Clauses between two parties: risky ones of which each must be found by one of the kinds, and fair ones beside them. */
export interface WordingCases {
  parties: readonly [string, string];
  kinds: readonly SentenceKind[];
  /** Words that the contract has besides. */
  context?: string;
  risky: readonly string[];
  fair: readonly string[];
}

export const WORDING_CASES: readonly WordingCases[] = [
  ...WORK_WORDINGS,
  ...TRADE_WORDINGS,
  ...SERVICE_WORDINGS,
  ...LATER_WORDINGS,
];
