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

/** A pattern in which each blank stands for any white space, so that cues also match across line ends. */
export function cue(source: string, flags = 'i'): RegExp {
  return new RegExp(source.replaceAll(' ', '\\s+'), flags);
}
