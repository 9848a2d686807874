/** Signs by which two writings of one word may differ: tatweel and directional marks. */
const IGNORED = /[\u0640\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const VOWEL_SIGNS = /[\u064B-\u0652\u0670]/g;

function wordsOf(text: string, vowels: boolean): string[] {
  const plain = text.normalize('NFKC').replace(IGNORED, '');
  return (vowels ? plain : plain.replace(VOWEL_SIGNS, '')).split(/\s+/).filter(Boolean);
}

/**
 * Returns the share of the expected words that a text has in their order (the longest common subsequence).
 * @param vowels false to compare without vowel signs.
 */
export function wordsInOrder(expected: string, text: string, { vowels = true } = {}): number {
  const wanted = wordsOf(expected, vowels);
  const found = wordsOf(text, vowels);
  // Lengths of the longest common subsequences of the rest of both texts, row by row from the end.
  let below = new Uint32Array(found.length + 1);
  for (const word of wanted.toReversed()) {
    const row = new Uint32Array(found.length + 1);
    for (let at = found.length - 1; at >= 0; at--) {
      row[at] = word === found[at] ? (below[at + 1] ?? 0) + 1 : Math.max(below[at] ?? 0, row[at + 1] ?? 0);
    }
    below = row;
  }
  return wanted.length === 0 ? 1 : (below[0] ?? 0) / wanted.length;
}
