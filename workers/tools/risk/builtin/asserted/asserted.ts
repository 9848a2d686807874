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

/**
 * Tells whether a sentence says what a rule found in it: that it affirms the right or duty, or denies the liability,
 * and does not merely suppose, quote or remember it.
 */
export function isAsserted(kind: SentenceKind, { text, lang }: Sentence, { at }: Reading): boolean {
  const reader = READERS[lang];
  if (reader.history.test(text) || isQuoted(text, at.start + 1)) return false;
  // Sentences of real contracts are shorter; the limits keep the time linear for those that are not.
  const from = Math.max(0, at.start - BEFORE_CHARS);
  const around = text.slice(from, at.start + AFTER_CHARS);
  const found = {
    from: at.start - from,
    to: Math.min(at.end - from, at.start - from + MATCH_CHARS) + BEYOND_CHARS,
  };
  for (const turn of reader.turns[kind] ?? []) {
    const cores = [...around.matchAll(reader.core(turn.core))]
      .map(({ index }) => index)
      .filter((index) => turn.anywhere === true || (index >= found.from && index < found.to))
      .slice(0, MOST_CORES);
    if (cores.length === 0) continue;
    const clause = reader.clause(around);
    return cores.some((offset) => reader.says(turn, clause.at(offset), around, offset));
  }
  return true;
}
