const SUBSTITUTES: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};

/**
 * The text with plain quotes, dashes and spaces, character for character, so that an offset found in it is
 * an offset in the original. Line ends stay: they show where paragraphs and headings are.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/[“”„«»‘’‐‑–—−]/g, (char) => SUBSTITUTES[char] ?? char)
    .replace(/[^\S\n]/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, ' ');
}

/** No more white space than this stands between two words of a sentence (columns set with spaces), nor are words longer. */
const BLANKS = '\\s{1,80}';
const WORD_CHARS = 60;

/**
 * A pattern's source with its blanks and words bounded. Where runs of white space or letters may be of any length,
 * a long one is read from each of its characters, and two that meet in their length squared.
 */
export function bounded(source: string): string {
  return source
    .replaceAll(' ', BLANKS)
    .replaceAll('\\w+', `\\w{1,${WORD_CHARS}}`)
    .replaceAll('\\w*', `\\w{0,${WORD_CHARS}}`)
    .replaceAll('[ء-ي]+', `[ء-ي]{1,${WORD_CHARS}}`)
    .replaceAll('[ء-ي]*', `[ء-ي]{0,${WORD_CHARS}}`);
}

const compiled = new Map<string, RegExp>();

/**
 * A pattern in which each blank stands for any white space, so that cues also match across line ends.
 * Compiled once, however often a rule asks for it.
 */
export function phrasePattern(source: string, flags = 'i'): RegExp {
  const key = `${flags}:${source}`;
  let pattern = compiled.get(key);
  if (pattern === undefined) {
    pattern = new RegExp(bounded(source), flags);
    compiled.set(key, pattern);
  }
  return pattern;
}
