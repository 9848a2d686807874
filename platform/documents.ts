import * as z from 'zod';

const span = { start: z.int().nonnegative(), end: z.int().nonnegative() };

/**
 * What reading a document yields, whatever its format. Offsets are UTF-16 code units into `text`, ends
 * exclusive. Pages cover the text in order; sections do too, each with the heading it stands under.
 */
export const extracted = z.object({
  text: z.string(),
  /** Empty for formats without pages. */
  pages: z.array(z.object(span)),
  sections: z.array(
    z.object({ ...span, heading: z.string().nullable(), number: z.string().nullable(), level: z.int() }),
  ),
  /** What its reader should know of; where it is about pieces of the text, `spans` says which. */
  warnings: z.array(
    z.object({ code: z.string(), detail: z.string(), spans: z.optional(z.array(z.object(span))) }),
  ),
});
export type Extracted = z.infer<typeof extracted>;
export type Section = Extracted['sections'][number];

/** The stored part beside the text. */
export const extractedMap = extracted.omit({ text: true });

/** The page (from 1) in which an offset lies, or null in a document without pages. */
export function pageAt(pages: Extracted['pages'], offset: number): number | null {
  let low = 0;
  let high = pages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle]?.end ?? Infinity) > offset) high = middle;
    else low = middle + 1;
  }
  return pages.length === 0 ? null : Math.min(low, pages.length - 1) + 1;
}
