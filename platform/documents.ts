import * as z from 'zod';

const span = { start: z.int().nonnegative(), end: z.int().nonnegative() };

/** A warning about extraction: content that may have been missed, or that readers would not notice. */
const warning = z.object({
  code: z.enum([
    /** Pages that could not be extracted; pages that are images without text; pages whose text was recognized (OCR). */
    'pages_unread',
    'pages_scanned',
    'pages_recognized',
    /** Words and numbers of recognized text that may have been misread. */
    'words_doubtful',
    /** Text that exists but can hardly be seen; text that Word hides and that was left out. */
    'hidden_text',
    'hidden_text_left_out',
    /** A file embedded in the document; numbers that an old Word file leaves to Word to compute. */
    'embedded_unread',
    'numbers_unread',
  ]),
  /** Pages concerned, from 1. */
  pages: z.optional(z.array(z.int().positive())),
  /** The text concerned, or its beginning. */
  quote: z.optional(z.string()),
  /** Positions of that text in the document's text, if it is part of it. */
  spans: z.optional(z.array(z.object(span))),
});
export type ExtractionWarning = z.infer<typeof warning>;

/**
 * The result of extracting a document of any format. Offsets are UTF-16 code units into `text`, ends exclusive.
 * Pages cover the text in order; so do sections, each with its heading.
 */
export const extractedDocument = z.object({
  text: z.string(),
  /** Empty for formats without pages. */
  pages: z.array(z.object(span)),
  sections: z.array(
    z.object({ ...span, heading: z.string().nullable(), number: z.string().nullable(), level: z.int() }),
  ),
  warnings: z.array(warning),
});
export type ExtractedDocument = z.infer<typeof extractedDocument>;
export type Section = ExtractedDocument['sections'][number];

/** The part that is stored next to the text. */
export const extractedMap = extractedDocument.omit({ text: true });

/** Returns the page (from 1) that contains an offset, or null in a document without pages. */
export function pageAt(pages: ExtractedDocument['pages'], offset: number): number | null {
  let low = 0;
  let high = pages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle]?.end ?? Infinity) > offset) high = middle;
    else low = middle + 1;
  }
  return pages.length === 0 ? null : Math.min(low, pages.length - 1) + 1;
}
