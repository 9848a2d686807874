import type { Language } from '#shared/contracts/common.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { SentenceKind } from '../rules/index.js';
import type { Reading } from '../rules/rule.js';
import { ARABIC } from './arabic.js';
import { ENGLISH } from './english.js';
import type { Asserting } from './turn.js';

const READERS: Record<Language, Asserting> = { ar: ARABIC, en: ENGLISH };
/** Text around a match that is read. */
const BEFORE_CHARS = 2_000;
const AFTER_CHARS = 1_500;
const MATCH_CHARS = 1_000;
/** A rule's match may end within the words that the risk turns on. */
const BEYOND_CHARS = 40;
const MOST_CORES = 8;
const LONG_QUOTATION = /(?<=^|[\s(:])"(?=\S)[^"]{40,}(?<=\S)"/g;

const isQuoted = (text: string, offset: number) =>
  [...text.matchAll(LONG_QUOTATION)].some(
    ({ index, 0: words }) => index < offset && offset < index + words.length,
  );

/** What a sentence says of a kind of risk: that it is so, that it is not so, or nothing that can be read. */
export type Bearing = 'asserted' | 'contradicted' | 'silent';

/** A sentence as it is read: plain English, or folded Arabic. */
type ReadText = Pick<Sentence, 'text' | 'lang'>;

/** True if a denial turns this kind of risk into its opposite, so that `bearingOn` can tell more than of any sentence. */
export const turnsOnDenial = (kind: string): kind is SentenceKind =>
  kind in ENGLISH.turns || kind in ARABIC.turns;

/**
 * Reads whether a sentence says at a place that a risk of a kind is so: that it affirms the right or duty, or denies the
 * liability, and does not merely suppose, quote or remember it.
 */
export function bearingOn(kind: SentenceKind, { text, lang }: ReadText, at: Reading['at']): Bearing {
  const reader = READERS[lang];
  if (reader.history.test(text) || isQuoted(text, at.start + 1)) return 'contradicted';
  // Sentences of real contracts are shorter; the limits keep the time linear for those that are not.
  const from = Math.max(0, at.start - BEFORE_CHARS);
  const around = text.slice(from, at.start + AFTER_CHARS);
  const found = {
    // "And" may be joined to the front of an Arabic word that a rule's match begins with.
    from: at.start - from - (lang === 'ar' ? 1 : 0),
    to: Math.min(at.end - from, at.start - from + MATCH_CHARS) + BEYOND_CHARS,
  };
  for (const turn of reader.turns[kind] ?? []) {
    const cores = [...around.matchAll(reader.core(turn.core))]
      .map(({ index }) => index)
      .filter((index) => turn.anywhere === true || (index >= found.from && index < found.to))
      .slice(0, MOST_CORES);
    if (cores.length === 0) continue;
    const clause = reader.clause(around);
    const says = cores.some((offset) => reader.says(turn, clause.at(offset), around, offset));
    return says ? 'asserted' : 'contradicted';
  }
  return 'silent';
}

/** Tells whether a sentence says what a rule found in it, or at least nothing else. */
export const isAsserted = (kind: SentenceKind, sentence: ReadText, { at }: Reading): boolean =>
  bearingOn(kind, sentence, at) !== 'contradicted';
