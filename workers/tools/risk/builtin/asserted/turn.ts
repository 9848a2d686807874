import type { Stance } from '#workers/engines/text/clause/stance.js';
import type { SentenceKind } from '../rules/index.js';

/** What a kind of risk turns on: the words that the clause must affirm or deny. */
export interface Turn {
  /** Beginnings of the words that the risk turns on. */
  core: string;
  /** True if they need not be in what the rule found, but anywhere in the sentence. */
  anywhere?: true;
  /** True if the clause must deny them to be a risk, as an exclusion of liability does. */
  denied?: true;
  /** True if only a denial without an exception is the risk: not "is owed nothing unless". */
  whole?: true;
  /** True if the other side's consent takes the risk away. */
  consent?: true;
  /** True if only a duty is the risk: what a side may do burdens nobody. */
  duty?: true;
  /** True if it is as great under a condition: "only if the other side is in breach". */
  conditional?: true;
  /** True if the risk is a right without a reason: "only on notice" leaves it, "only if …" takes it away. */
  free?: true;
}

/** For each kind of risk that a denial turns into its opposite, its turns; the first whose words occur decides. */
export type Turns = Partial<Record<SentenceKind, readonly Turn[]>>;

/** How the sentences of one language are read for what they say. */
export interface Asserting {
  turns: Turns;
  /** Matches sentences about what was, and not what is agreed. */
  history: RegExp;
  /** Compiles the words of a turn. */
  core(words: string): RegExp;
  clause(text: string): { text: string; at(offset: number): Stance };
  /** Tells whether a clause that speaks so of a turn's words at an offset says what makes the risk. */
  says(turn: Turn, stance: Stance, text: string, offset: number): boolean;
}
