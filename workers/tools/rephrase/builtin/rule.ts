import type { Language } from '#shared/contracts/common.js';
import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';

/** Why a wording is changed; each has its words in `reasons.ts`. */
export type Reason =
  | 'plain-word' // a plainer word of the same meaning
  | 'shorter' // fewer words
  | 'doublet' // two words that say the same
  | 'verb' // a verb in place of a noun
  | 'formal-word' // the word of formal drafting
  | 'full-form' // a contraction written out
  | 'active' // who acts is the subject
  | 'sentence' // a long sentence is divided
  | 'firm'; // words that weaken what is said

/** A wording of one language and what is written instead, in the styles that want it. */
export interface RewordingRule {
  /** Source of a phrase pattern: a blank is any white space. Groups may be used in `write` as `$1`. */
  find: string;
  write: string;
  reason: Reason;
  styles: readonly RephraseStyle[];
}

export type RewordingRules = Readonly<Record<Language, readonly RewordingRule[]>>;

/** A change within a paragraph: offsets from its start. */
export interface Edit {
  start: number;
  end: number;
  revised: string;
  reason: Reason;
}
