import type { VerbReading } from './english.js';
import type { Predicate } from './lexicon.js';

/** A finite verb with all that stands in it. */
export interface VerbGroup {
  modal?: string;
  negative: boolean;
  tense: 'present' | 'past';
  perfect: boolean;
  passive: boolean;
  /** "is", "be" before an adjective or a noun. */
  copula: boolean;
  /** "have" that owns something. */
  have: boolean;
  verb?: VerbReading;
  predicate?: Predicate;
  /** Adverbs inside the group, and phrases between commas. */
  adverbs: string[];
  /** Units of a phrase between commas inside the group. */
  inserted?: { from: number; to: number };
  next: number;
}
