import * as z from 'zod/mini';

/** An article of a law, by the law's key, which names its decree, such as `civil-transactions-m191-1444`. */
export const articleReference = z.object({ law: z.string(), number: z.string() });
export type ArticleReference = z.infer<typeof articleReference>;
