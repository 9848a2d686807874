import type { Change } from '#shared/tools/rephrase/contract.js';
import type { Difference } from '#workers/rewriting/guards/compare.js';

/** What is wrong with a rewording. */
export type Fault =
  | { kind: 'missing' | 'language' | 'length' | 'markup' | 'another-text' }
  | { kind: 'meaning'; difference: Difference };

/** A paragraph whose rewording was not taken. */
export interface FaultyParagraph {
  /** Number of the paragraph as the question names it. */
  paragraph: number;
  faults: Fault[];
  left: { evidence: Change['evidence']; reason: string };
}
