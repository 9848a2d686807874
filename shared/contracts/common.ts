import * as z from 'zod/mini';

/** Ids of stored files and documents: 24 lowercase hex digits in ObjectId layout (first 8: seconds since the epoch). */
export const objectId = z.string().check(z.regex(/^[0-9a-f]{24}$/));
export const uuid = z.uuid();
/** ISO 8601 in UTC, with `Z`. */
export const timestamp = z.iso.datetime();
export const language = z.enum(['en', 'ar']);
export type Language = z.infer<typeof language>;
export const engineName = z.enum(['builtin', 'llm']);
export type EngineName = z.infer<typeof engineName>;

/** Check of a text that is stored as typed: Postgres accepts neither NUL nor lone surrogates. */
export const storableText = z.refine<string>((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text));

/**
 * A range in a document's `content`: UTF-16 code units, end exclusive; page from 1, null in documents without
 * pages.
 */
export const evidence = z.object({
  start: z.int(),
  end: z.int(),
  page: z.nullable(z.int()),
  /** The quoted pieces of the range, where a page number or other items stand between them; else the whole range. */
  parts: z.optional(z.array(z.object({ start: z.int(), end: z.int() }))),
});
export type Evidence = z.infer<typeof evidence>;

/**
 * A section that was not analyzed, or not reliably, and the reason: "could not check" must never look like "no
 * risk".
 */
export const incompleteSection = z.object({
  section: z.string(),
  reason: z.string(),
  /** The kind of gap, for those whose places a screen can show in the text. */
  code: z.optional(z.enum(['words_doubtful'])),
});
export type IncompleteSection = z.infer<typeof incompleteSection>;

/** Fields of every tool's result that describe how it was produced. */
export const provenance = {
  document_id: z.nullable(objectId),
  /** Id of the document's last reading, if it has been read again since; null otherwise. */
  newer_reading: z.nullable(objectId),
  engine: engineName,
  model: z.nullable(z.string()),
  lang: language,
  incomplete: z.array(incompleteSection),
};

export const message = z.object({ message: z.string() });
