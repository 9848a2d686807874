const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Everything that neither shows nor separates, and what Postgres refuses in a text (NUL). */
const INVISIBLE = /[\u0000-\u0008\u000E-\u001F\u007F\uFEFF\uFFFE\uFFFF]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
// U+FDFC is the riyal sign: taken apart, it would read as the Persian word.
const ARABIC_FORMS = /[\uFB50-\uFBFF\uFC00-\uFD3D\uFD40-\uFDFB\uFDFD-\uFDFF\uFE70-\uFEFC]/g;

function plainArabic(form: string): string {
  const plain = form.normalize('NFKC');
  // A mark that stands alone is written as space and mark; the space would cut the word that it belongs to.
  return plain.length > 1 && plain.startsWith(' ') && form < '\uFE80' ? plain.slice(1) : plain;
}

/**
 * Text as it is stored: one kind of line break, no controls, Arabic letters instead of their printed forms.
 * Nothing else is changed, so that quotes read as the document has them.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n')
      // Of the same width in offsets, and what every search and every rule expects between words.
      .replace(/[\u00A0\u2007\u202F]/g, ' ')
      .replace(BIDI_CONTROLS, '')
      .replace(INVISIBLE, '')
      .replace(LONE_SURROGATES, '\uFFFD')
      .replace(ARABIC_FORMS, plainArabic)
      // The Greek question mark is the same character as the semicolon, and what some PDF fonts call theirs.
      .replaceAll('\u037E', ';')
      // Begins at a run's first blank alone: tried from each of them, a long run would take its length squared.
      .replace(/(?<![ \t])[ \t]+(?=\n)/g, '')
  );
}

/** Pages as one text, parted by a blank line, with the place of each: they cover the text without gaps. */
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
