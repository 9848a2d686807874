import * as z from 'zod';

const inBoth = z.object({ en: z.string(), ar: z.string() });

/** The file of the articles that are held, as `npm run write:articles` writes it. */
export const pack = z.object({
  /** The month up to which amendments were traced: YYYY-MM. */
  tracedTo: z.string(),
  laws: z.record(
    z.string(),
    z.object({
      decree: inBoth,
      issued: z.string(),
      status: z.enum(['in_force', 'as_published']),
      source: z.string(),
    }),
  ),
  articles: z.array(
    z.object({ law: z.string(), number: z.string(), amended: inBoth.nullable(), text: z.string() }),
  ),
});
export type Pack = z.infer<typeof pack>;
