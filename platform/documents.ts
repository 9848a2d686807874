import * as z from 'zod';

const span = { start: z.int().nonnegative(), end: z.int().nonnegative() };

/** What a reading may have missed, or brought to light. */
const warning = z.object({
  code: z.enum([
    /** Pages that no reader could read, pages that are images without text, pages whose text was recognized (OCR). */
    'pages_unread',
    'pages_scanned',
    'pages_recognized',
    /** Text that is there and can hardly be seen; text that Word hides, and that was left out. */
    'hidden_text',
    'hidden_text_left_out',
    /** Another file within the document; numbers that an old Word file leaves to Word. */
    'embedded_unread',
    'numbers_unread',
  ]),
  /** The pages it is about, from 1. */
  pages: z.optional(z.array(z.int().positive())),
  /** The text that it is about, or its beginning. */
  quote: z.optional(z.string()),
  /** Where that text stands, if it does. */
  spans: z.optional(z.array(z.object(span))),
});
export type ExtractionWarning = z.infer<typeof warning>;

/**
 * What reading a document yields, whatever its format. Offsets are UTF-16 code units into `text`, ends
 * exclusive. Pages cover the text in order; sections do too, each with the heading it stands under.
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

/** The stored part beside the text. */
export const extractedMap = extractedDocument.omit({ text: true });

/** The page (from 1) in which an offset lies, or null in a document without pages. */
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
