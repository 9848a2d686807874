import type { Cluster } from './clusters.js';
import type { Glyph, GlyphLine } from './glyphs.js';
import { isMostlyArabic } from '../scripts.js';

/** What holds for a whole page. */
export interface PageHabits {
  /** True if most of its letters are Arabic. */
  rightToLeft: boolean;
  /** True if the letters of ligatures come in reverse order. */
  ligaturesReversed: boolean;
}

const BYTE = 0xff;
/** High byte of the codes of Arabic. */
const ARABIC_BLOCK = 0x06;

/** Finds out what the page's letters and ligatures show about the program that wrote it. */
export function habitsOf(lines: readonly GlyphLine[], cells: readonly (readonly Cluster[])[]): PageHabits {
  let votes = 0;
  for (const cell of cells) {
    for (const [at, { text }] of cell.entries()) votes += reversalVote(text, cell[at + 1]?.text ?? '');
  }
  return {
    rightToLeft: isMostlyArabic(lines.map(({ text }) => text).join('')),
    ligaturesReversed: votes >= 0,
  };
}

/**
 * Returns 1 if the letters of a glyph must be in reverse order, -1 if they must not be, 0 if they do not show it. Lam
 * and alef have a ligature in this order only; after an alef, a lam comes first, as in the article; ta marbuta and alef
 * maqsura come last.
 * @param before the letter before it in the text, on its right.
 */
function reversalVote(text: string, before: string): number {
  if (text.length !== 2) return 0;
  if (/^(?:[اأإآ]ل|[ةى].)$/.test(text)) return 1;
  if (/^(?:ل[اأإآ]|.[ةى])$/.test(text)) return -1;
  if (before !== 'ا') return 0;
  return Number(text.endsWith('ل')) - Number(text.startsWith('ل'));
}

/**
 * Puts right the second character of a ligature whose code Ghostscript has shifted by a byte: U+0644 U+0627 comes as
 * U+0644 U+4427.
 */
export function withRepairedText(glyph: Glyph): Glyph {
  if (glyph.text.length < 2 || !/[\u2100-\u5500]/.test(glyph.text)) return glyph;
  const codes = [...glyph.text].map((char) => char.charCodeAt(0));
  const repaired = codes.map((code) =>
    codes.some((other) => other >> 8 === ARABIC_BLOCK && (other & BYTE) === code >> 8)
      ? (ARABIC_BLOCK << 8) | (code & BYTE)
      : code,
  );
  return { ...glyph, text: String.fromCharCode(...repaired) };
}
