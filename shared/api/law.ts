import * as z from 'zod/mini';
import { endpoint } from '../contracts/endpoint.js';

const name = z.object({
  /** Null if no English name is in use. */
  en: z.nullable(z.string()),
  ar: z.string(),
});

/**
 * State of a text, as far as it is known to be the one in force: `in_force`, amendments traced up to a month;
 * `as_published`, later amendments were not traced; `repealed`.
 */
export const lawState = z.enum(['in_force', 'as_published', 'repealed']);
export type LawState = z.infer<typeof lawState>;

export const lawSummary = z.object({
  /** Stable key, part of addresses: `labor-m51-1426`. */
  key: z.string(),
  name,
  kind: z.enum(['law', 'regulation']),
  state: lawState,
  /** The decree or decision that issued it, with its date, as published. */
  instrument: z.nullable(z.string()),
  /** The day on which it was issued or published: YYYY-MM-DD. */
  issued: z.nullable(z.string()),
  /** Number of its articles that are held. */
  articles: z.int(),
});
export type LawSummary = z.infer<typeof lawSummary>;

export const lawArticleHead = z.object({
  /** As cited: "77", "79 bis"; unique in its law. */
  number: z.string(),
  title: z.nullable(z.string()),
});

/** A law in full, without the texts of its articles. */
export const law = z.object({
  ...lawSummary.shape,
  /** The month up to which amendments were traced: YYYY-MM; null where they were not. */
  traced_to: z.nullable(z.string()),
  /** False if article numbers jump or repeat in the copy: look at the source before citing. */
  numbers_reliable: z.boolean(),
  /** Address of the page that has the official text; null if none is known. */
  source: z.nullable(z.string()),
  /** Articles in order, each with the beginning of its text. */
  contents: z.array(z.object({ ...lawArticleHead.shape, beginning: z.string() })),
});
export type Law = z.infer<typeof law>;

export const lawArticle = z.object({
  law: z.object({ ...lawSummary.shape, traced_to: z.nullable(z.string()), source: z.nullable(z.string()) }),
  ...lawArticleHead.shape,
  /** The text in Arabic, the language of Saudi law. */
  text: z.string(),
  /** Note on amendments of this article, a sentence in both languages; null if none was found. */
  note: z.nullable(z.object({ en: z.string(), ar: z.string() })),
  /** True if the text held is older than an amendment that was found: it must not be shown as current. */
  outdated: z.boolean(),
  previous: z.nullable(lawArticleHead),
  next: z.nullable(lawArticleHead),
});
export type LawArticle = z.infer<typeof lawArticle>;

/** An article that a search found, with the passage that fits best. */
export const lawResult = z.object({
  law: lawSummary,
  ...lawArticleHead.shape,
  outdated: z.boolean(),
  passage: z.string(),
  /** Ranges of `passage` that were searched for. */
  matches: z.array(z.object({ start: z.int(), end: z.int() })),
});
export type LawResult = z.infer<typeof lawResult>;

export const searchLaw = endpoint({
  method: 'GET',
  path: '/law',
  summary: 'Search articles of Saudi laws (q), in Arabic or English; without q, the list of laws.',
  access: 'user',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    /** Only articles of this law. */
    law: z.optional(z.string().check(z.maxLength(100))),
    /** Number of articles, by default 20, at most 100. */
    limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  }),
  response: z.object({
    /** All laws; with `q`, those whose names fit. */
    laws: z.array(lawSummary),
    results: z.array(lawResult),
    /** True if there are more articles than `results` has. */
    more: z.boolean(),
    /** False while the laws are still being loaded, after the first start. */
    loaded: z.boolean(),
  }),
});
export const getLaw = endpoint({
  method: 'GET',
  path: '/law/:key',
  summary: 'One law, with the list of its articles.',
  access: 'user',
  params: z.object({ key: z.string().check(z.maxLength(100)) }),
  response: law,
});
export const getLawArticle = endpoint({
  method: 'GET',
  path: '/law/:key/:article',
  summary: 'One article in full.',
  access: 'user',
  params: z.object({ key: z.string().check(z.maxLength(100)), article: z.string().check(z.maxLength(40)) }),
  response: lawArticle,
});
