/**
 * Characters of Word's symbol fonts, which use the code points of letters or the private use area. Only those that
 * contracts use; any other becomes a small square, so that the reader sees that a character is there.
 */
const SYMBOL: Record<number, string> = {
  0xa3: '≤', 0xa7: '♣', 0xae: '→', 0xb0: '°', 0xb1: '±', 0xb2: '″', 0xb3: '≥', 0xb4: '×', 0xb7: '•', 0xb8: '÷',
  0xb9: '≠', 0xbb: '≈', 0xbc: '…', 0xd2: '®', 0xd3: '©', 0xd4: '™', 0xde: '⇒', 0xe2: '®', 0xe3: '©', 0xe4: '™',
  0x61: 'α', 0x62: 'β', 0x64: 'δ', 0x6d: 'μ', 0x70: 'π', 0x73: 'σ', 0x44: 'Δ', 0x53: 'Σ', 0x57: 'Ω', 0x2d: '−',
}; // prettier-ignore
const WINGDINGS: Record<number, string> = {
  0x28: '☎', 0x2a: '✉', 0x3f: '✍', 0x6c: '●', 0x6e: '■', 0x6f: '☐', 0x71: '☐', 0x72: '☐', 0x73: '◆', 0x75: '◆',
  0x76: '❖', 0x78: '☒', 0x9f: '•', 0xa1: '○', 0xa7: '▪', 0xa8: '☐', 0xd8: '➢', 0xe0: '→', 0xe8: '➔', 0xf0: '⇨',
  0xfb: '✗', 0xfc: '✓', 0xfd: '☒', 0xfe: '☑',
}; // prettier-ignore
const WINGDINGS_2: Record<number, string> = {
  0x4f: '✗', 0x50: '✓', 0x51: '☒', 0x52: '☑', 0x53: '☒', 0x54: '☒', 0x2a: '☐', 0xa3: '☐', 0x97: '●',
}; // prettier-ignore
const UNKNOWN = '▫';

/** Returns the visible character of a symbol font's code. */
export function symbol(font: string, code: number): string {
  const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (/^wingdings 2$/i.test(font)) return WINGDINGS_2[low] ?? UNKNOWN;
  if (/^wingdings/i.test(font)) return WINGDINGS[low] ?? UNKNOWN;
  if (/^symbol$/i.test(font)) return SYMBOL[low] ?? (low < 0x41 ? String.fromCharCode(low) : UNKNOWN);
  // A font with ordinary letters: a code outside the private use area is that character.
  return code >= 0x20 && code < 0xe000 ? String.fromCharCode(code) : UNKNOWN;
}
