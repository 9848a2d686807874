import type { InBoth } from '#platform/law/rules/rule.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { RuleWords } from './words.js';

/** Offsets in the text of a sentence, end exclusive. */
interface Span {
  start: number;
  end: number;
}

/** What a sentence says on a rule. */
export interface LawReading {
  /** `doubtful`: it may break the rule, which the words alone do not tell. */
  answer: 'keeps' | 'breaks' | 'doubtful';
  /** The words that bear it. */
  at: Span;
  /** Places that the reader has looked at besides, such as quantities that it has found to be of something else. */
  read?: readonly Span[];
  /** What the clause says beside what the law asks, as one sentence; absent where the rule's own texts tell it. */
  says?: InBoth;
  /** True if `says` sets a quantity of the clause beside the law's, which is told of a kept rule too. */
  compares?: boolean;
}

/** Reads one sentence for a rule; null if it says nothing on it. Plain English, or folded Arabic. */
export type Reader = (sentence: Sentence, words: RuleWords) => LawReading | null;

/** How documents are read for one rule. Patterns are sources for `RuleWords.pattern`. */
export interface RuleReaders {
  /** Words that a sentence on this subject contains: where no reader answers, it is told to mention the subject. */
  topic: InBoth;
  /** Applies only to documents that match it, such as contracts with a foreign worker. */
  onlyIf?: InBoth;
  en: readonly Reader[];
  ar: readonly Reader[];
}

/** The readers of some rules, by the ids of the rules. */
export type ReadersById = Readonly<Record<string, RuleReaders>>;
