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
export function plain(text: string): string {
  return text
    .replace(/[“”„«»‘’‐‑–—−]/g, (char) => SUBSTITUTES[char] ?? char)
    .replace(/[^\S\n]/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, ' ');
}

const compiled = new Map<string, RegExp>();

/**
 * A pattern in which each blank stands for any white space, so that cues also match across line ends.
 * Compiled once, however often a rule asks for it.
 */
export function cue(source: string, flags = 'i'): RegExp {
  const key = `${flags}:${source}`;
  let pattern = compiled.get(key);
  if (pattern === undefined) {
    pattern = new RegExp(source.replaceAll(' ', '\\s+'), flags);
    compiled.set(key, pattern);
  }
  return pattern;
}
