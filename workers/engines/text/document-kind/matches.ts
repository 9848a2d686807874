import { arabicPattern, folded, hasArabic, type Folded } from '../arabic.js';
import { phrasePattern } from '../plain.js';

/** A stretch of text in the forms that patterns are matched against. */
export interface Readable {
  /** Normalized, as in plain.ts. */
  plain: string;
  /** Folded Arabic with its offsets in `plain`; null if there is none. */
  arabic: Folded | null;
}

/** Prepares a normalized text for matching in both languages. */
export const readable = (plain: string): Readable => ({
  plain,
  arabic: hasArabic(plain) ? folded(plain) : null,
});

const MOST_WORDS = 80;

/** Returns the first words that match an English pattern, as they are written; null if there are none. */
export function englishIn({ plain }: Readable, source: string, flags = 'i'): string | null {
  const found = phrasePattern(source, flags).exec(plain)?.[0];
  return found === undefined ? null : tidy(found);
}

/** Returns the first words that match an Arabic pattern, as they are written; null if there are none. */
export function arabicIn({ plain, arabic }: Readable, source: string, flags = ''): string | null {
  if (arabic === null) return null;
  const found = arabicPattern(source, flags).exec(arabic.text);
  if (found === null) return null;
  const start = arabic.offsets[found.index] ?? 0;
  const last = arabic.offsets[found.index + found[0].length - 1] ?? start;
  return tidy(plain.slice(start, last + 1));
}

/** Counts the places that match a pattern of either language, up to `most`. */
export function countIn(
  { plain, arabic }: Readable,
  pattern: { english?: string; arabic?: string },
  most: number,
): number {
  const { english, arabic: source } = pattern;
  const all = [
    ...(english === undefined ? [] : [plain.matchAll(phrasePattern(english, 'gim'))]),
    ...(source === undefined || arabic === null ? [] : [arabic.text.matchAll(arabicPattern(source, 'gm'))]),
  ];
  let count = 0;
  for (const matches of all) {
    while (count < most && matches.next().done !== true) count += 1;
  }
  return count;
}

const tidy = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_WORDS)
    .replace(/[\s,;:(]+$/, '');
