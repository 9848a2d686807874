import * as z from 'zod/mini';

/** Types of the files that can be uploaded. */
export const contentType = z.enum([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
  'text/plain',
  'image/jpeg',
  'image/png',
]);
export type ContentType = z.infer<typeof contentType>;

/** A stretch of a text: UTF-16 code units, end exclusive. */
export const span = { start: z.int(), end: z.int() };

/** A paragraph of a document's text, or what stands for one; blocks are in order and do not overlap. */
export const documentBlock = z.object({
  ...span,
  kind: z.enum(['paragraph', 'heading', 'list-item', 'cell', 'header', 'footer', 'footnote', 'endnote']),
  /** Page of its first character, from 1; null without pages, and of what repeats on several of them. */
  page: z.nullable(z.int()),
  /** Level of a heading or of an item of a list, 1 for the outermost. */
  level: z.optional(z.int()),
  /** The number, bullet or note mark with which its text begins. */
  number: z.optional(z.string()),
  /** Its table, numbered in the document, and the cell's row and column there, all from 0. */
  cell: z.optional(
    z.object({
      table: z.int(),
      row: z.int(),
      column: z.int(),
      /** Number of columns that it spans, if more than one. */
      columns: z.optional(z.int()),
    }),
  ),
});
export type DocumentBlock = z.infer<typeof documentBlock>;
