import * as z from 'zod/mini';

/** An article of a law, by the law's key, which names its decree, such as `civil-transactions-m191-1444`. */
export const articleReference = z.object({ law: z.string(), number: z.string() });
export type ArticleReference = z.infer<typeof articleReference>;

const inBoth = z.object({ en: z.string(), ar: z.string() });

/** An article in full, as it was held on the day of the report; the text is Arabic, the language of Saudi law. */
export const article = z.object({
  ...articleReference.shape,
  /** The law's name. */
  name: inBoth,
  /** The decree or decision that issued the law, with its date. */
  decree: inBoth,
  /** The day on which the law was issued or published: YYYY-MM-DD. */
  issued: z.string(),
  /** `as_published`: in force, but later amendments were not traced. */
  status: z.enum(['in_force', 'as_published']),
  /** The decrees that gave the article its present wording, as a text; null if no amendment was found. */
  amended: z.nullable(inBoth),
  /** The month up to which amendments were traced: YYYY-MM; null where they were not. */
  traced_to: z.nullable(z.string()),
  text: z.string(),
  /** Address of the page that has the text. */
  source: z.string(),
});
export type Article = z.infer<typeof article>;
