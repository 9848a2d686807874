const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Characters that are neither visible nor separators, and NUL, which Postgres refuses in a text. */
const INVISIBLE = /[\u0000-\u0008\u000E-\u001F\u007F\uFEFF\uFFFE\uFFFF]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
// U+FDFC is the riyal sign: its decomposition would be the Persian word.
const ARABIC_FORMS = /[\uFB50-\uFBFF\uFC00-\uFD3D\uFD40-\uFDFB\uFDFD-\uFDFF\uFE70-\uFEFC]/g;

function plainArabic(form: string): string {
  const plain = form.normalize('NFKC');
  // The decomposition of an isolated mark is a space and the mark; the space would split the word that contains it.
  return plain.length > 1 && plain.startsWith(' ') && form < '\uFE80' ? plain.slice(1) : plain;
}

/**
 * Cleans a text for storage: one kind of line break, no control characters, Arabic letters instead of their
 * presentation forms. Nothing else changes, so that quotes match the document.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n')
      // An ordinary space has the same width in offsets, and searches and rules expect it between words.
      .replace(/[\u00A0\u2007\u202F]/g, ' ')
      .replace(BIDI_CONTROLS, '')
      .replace(INVISIBLE, '')
      .replace(LONE_SURROGATES, '\uFFFD')
      .replace(ARABIC_FORMS, plainArabic)
      // The Greek question mark is canonically a semicolon, and some PDF fonts use its code for theirs.
      .replaceAll('\u037E', ';')
      // Starts only at the first blank of a run: tried from each of them, a long run would take quadratic time.
      .replace(/(?<![ \t])[ \t]+(?=\n)/g, '')
  );
}

/**
 * Joins pages into one text, separated by a blank line, with the offsets of each: they cover the text without gaps.
 */
export function joinPages(pages: readonly string[]): {
  text: string;
  spans: { start: number; end: number }[];
} {
  const parts: string[] = [];
  const spans: { start: number; end: number }[] = [];
  let at = 0;
  for (const [index, page] of pages.entries()) {
    const body = page.replace(/^\s*\n/, '').trimEnd();
    const part = body !== '' && index < pages.length - 1 ? `${body}\n\n` : body;
    parts.push(part);
    spans.push({ start: at, end: at + part.length });
    at += part.length;
  }
  return { text: parts.join(''), spans };
}
