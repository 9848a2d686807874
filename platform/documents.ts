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

/** Warnings that mean that some of a document's text was not read. */
const LEFT_OUT = new Set<ExtractionWarning['code']>([
  'pages_unread',
  'pages_scanned',
  'hidden_text_left_out',
  'embedded_unread',
]);

/** Tells by the warnings of its extraction whether all of a document's text was read. */
export const isReadInFull = (warnings: readonly Pick<ExtractionWarning, 'code'>[]): boolean =>
  warnings.every(({ code }) => !LEFT_OUT.has(code));

/** Place of a paragraph in a Word file: `w:p` elements of a part, counted from 0 in document order. */
const place = z.object({
  /** Name of the part in the package, such as `word/footnotes.xml`; absent for the part with the body. */
  part: z.optional(z.string()),
  /** Index among all `w:p` start tags of the part, those in deleted text and in other forms of the same content too. */
  paragraph: z.int().nonnegative(),
  /** Index of the last one if several were joined, since a tracked change deletes the mark between them. */
  last: z.optional(z.int().nonnegative()),
});
export type Place = z.infer<typeof place>;

/**
 * A paragraph, or what stands for one: a table's cell, a heading, an item of a list. Blocks are in order, do not
 * overlap, begin and end with visible characters, and together contain every visible character of the text.
 */
export const block = z.object({
  /** Unique in the document; the same file read by the same version has the same ids. */
  id: z.string(),
  ...span,
  /** `comment` only in a document whose comments were put behind its text, to be rewritten. */
  kind: z.enum([
    'paragraph',
    'heading',
    'list-item',
    'cell',
    'header',
    'footer',
    'footnote',
    'endnote',
    'comment',
  ]),
  /**
   * The number, bullet or note mark as printed, with which its text begins, and its level (0 for the outermost). In a
   * Word file only what Word generates, so that it is not part of the paragraph in the package.
   */
  list: z.optional(z.object({ level: z.int().nonnegative(), number: z.string() })),
  /** Its table, numbered in the document, and the cell's row and column there, all from 0. */
  cell: z.optional(
    z.object({
      table: z.int().nonnegative(),
      row: z.int().nonnegative(),
      column: z.int().nonnegative(),
      /** Number of columns that it spans, if more than one. */
      columns: z.optional(z.int().positive()),
    }),
  ),
  /** Its places in a Word file: several for a header or footer that repeats. Absent for other formats. */
  places: z.optional(z.array(place)),
});
export type Block = z.infer<typeof block>;

/** A paragraph of a comment in a Word file. Comments speak about a document, and are no part of its text and blocks. */
const comment = z.object({
  /** Unique in the document, also among its blocks. */
  id: z.string(),
  text: z.string(),
  places: z.array(place),
});
export type Comment = z.infer<typeof comment>;

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
  /** Absent in documents that were read before blocks existed: who needs blocks has them read again. */
  blocks: z.optional(z.array(block)),
  /** The paragraphs of its comments in order; absent if there are none, and in documents that were read before they were. */
  comments: z.optional(z.array(comment)),
});
export type ExtractedDocument = z.infer<typeof extractedDocument>;
export type Section = ExtractedDocument['sections'][number];

/** The part that is stored next to the text. */
export const extractedMap = extractedDocument.omit({ text: true });

/** Returns the page (from 1) that contains an offset; null in a document without pages, and behind its last one. */
export function pageAt(pages: ExtractedDocument['pages'], offset: number): number | null {
  let low = 0;
  let high = pages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle]?.end ?? Infinity) > offset) high = middle;
    else low = middle + 1;
  }
  return low < pages.length ? low + 1 : null;
}
