import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import type { Reason, RewordingRule } from '../rule.js';

export const EVERY: readonly RephraseStyle[] = ['formal', 'clear', 'persuasive', 'concise'];
export const FORMAL: readonly RephraseStyle[] = ['formal'];
export const CLEAR: readonly RephraseStyle[] = ['clear'];
export const PERSUASIVE: readonly RephraseStyle[] = ['persuasive'];
export const SHORT: readonly RephraseStyle[] = ['clear', 'concise'];
export const BRISK: readonly RephraseStyle[] = ['clear', 'concise', 'persuasive'];

/** A letter of a word, or a sign above or below one: what a word may not border on. */
const LETTER = '[ء-ْٰ]';
/** The end of a word. */
export const END = `(?!${LETTER})`;
/** The start of a word. */
export const START = `(?<!${LETTER})`;
/** An accusative ending as it is written: before the alef, after it, or not at all. */
export const TANWIN = '(?:اً|ًا|ا)';

/** A word, and the conjunctions that may be written to its front: they stay where they are and are no part of the change. */
export const after = (conjunctions: string, word: string) =>
  `${word}(?<=${START}(?:${conjunctions})?${word})`;

export type Wording = readonly [find: string, write: string];

/** Makes rules of wordings that are whole words; `$1` is the first group of the wording's own. */
export const whole = (
  reason: Reason,
  styles: readonly RephraseStyle[],
  wordings: readonly Wording[],
): RewordingRule[] =>
  wordings.map(([find, write]) => ({ find: `${START}${find}${END}`, write, reason, styles }));
