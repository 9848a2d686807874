import type { Language } from '#shared/contracts/common.js';
import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';

/** Why a wording is changed; each has its words in `reasons.ts`. */
export type Reason =
  | 'plain-word' // a plainer word of the same meaning
  | 'shorter' // fewer words
  | 'doublet' // two words that say the same
  | 'redundant' // words that add nothing
  | 'verb' // a verb in place of a noun
  | 'latin' // English in place of Latin
  | 'formal-word' // the word of formal drafting
  | 'spelling' // a word or a sign as it is rightly written
  | 'full-form' // a contraction or an abbreviation written out
  | 'active' // who acts is the subject
  | 'sentence' // a long sentence is divided
  | 'firm'; // words that weaken what is said

/** A wording of one language and what is written instead, in the styles that want it. */
export interface RewordingRule {
  /** Source of a phrase pattern: a blank is any white space. Groups may be used in `write` as `$1` to `$9`. */
  find: string;
  /** Nothing leaves the wording out. `{name}` stands for what the document calls itself, such as "this Agreement". */
  write: string;
  reason: Reason;
  styles: readonly RephraseStyle[];
  /** The word that the wording begins with, in small letters, where it is always the same: it is tried at that word alone. */
  first?: string;
}

export type RewordingRules = Readonly<Record<Language, readonly RewordingRule[]>>;

/** A change within a paragraph: offsets from its start. */
export interface Edit {
  start: number;
  end: number;
  revised: string;
  reason: Reason;
}
