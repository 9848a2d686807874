import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { lawState } from '#shared/api/law.js';

/** Text that Postgres can store, without white space around it. */
const text = (maxChars: number) =>
  z
    .string()
    .min(1, 'is empty')
    .max(maxChars, `is longer than ${maxChars} characters`)
    .refine((value) => value === value.trim(), 'has white space around it')
    .refine((value) => !value.includes('\0'), 'has a character with the code 0');

const inBoth = z.strictObject({ en: text(10_000), ar: text(10_000) });

/** Line of a law; the lines of its articles follow it. The names are those of the API. */
const lawLine = z.strictObject({
  key: text(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'may have small letters, digits and single hyphens'),
  name: z.strictObject({ ar: text(500), en: text(500).nullable().default(null) }),
  kind: z.enum(['law', 'regulation'], 'is neither "law" nor "regulation"'),
  state: z.enum(lawState.options, `is none of ${lawState.options.join(', ')}`),
  instrument: text(500).nullable().default(null),
  issued: z.iso.date('is no day, YYYY-MM-DD').nullable().default(null),
  traced_to: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'is no month, YYYY-MM')
    .nullable()
    .default(null),
  numbers_reliable: z.boolean().default(true),
  source: z
    .url({ protocol: /^https?$/, error: 'is no address of a web page' })
    .nullable()
    .default(null),
});

const articleLine = z.strictObject({
  number: text(40),
  title: text(500).nullable().default(null),
  text: text(500_000),
  note: inBoth.nullable().default(null),
  outdated: z.boolean().default(false),
  questions: text(2_000).nullable().default(null),
});

export type ArticleNote = z.infer<typeof inBoth>;
export type LawLine = z.input<typeof lawLine>;
export type ArticleLine = z.input<typeof articleLine>;
export type HeldArticle = z.infer<typeof articleLine>;
/** A law with its articles, in order. */
export type HeldLaw = z.infer<typeof lawLine> & { articles: HeldArticle[] };

/** Thrown for a file of laws that cannot be used; its message names the lines and what is wrong with them. */
export class LawFileError extends Error {
  override name = 'LawFileError';
}

const MAX_PROBLEMS = 20;

/**
 * Reads a file of laws: lines of JSON, each a law or an article of the last law above it.
 * @throws LawFileError naming up to 20 lines that are wrong.
 */
export function parseLaws(file: string): HeldLaw[] {
  const laws: HeldLaw[] = [];
  const problems: string[] = [];
  const keys = new Set<string>();
  let numbers = new Set<string>();
  let lawAt = 0;
  let broken = false;
  const add = (at: number, problem: string) => problems.push(`line ${at}: ${problem}`);
  const checkArticles = () => {
    if (!broken && laws.at(-1)?.articles.length === 0) add(lawAt, 'the law has no article');
  };
  for (const [index, line] of file
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    const at = index + 1;
    if (line.trim() === '') continue;
    if (problems.length >= MAX_PROBLEMS) break;
    const value = parseJson(line);
    if (value === undefined) {
      add(at, 'is no JSON object');
    } else if ('key' in value) {
      checkArticles();
      const law = lawLine.safeParse(value);
      numbers = new Set();
      lawAt = at;
      broken = !law.success || keys.has(law.data.key);
      if (!law.success) add(at, issuesOf(law.error));
      else if (broken) add(at, `key ${law.data.key} stands in the file twice`);
      else laws.push({ ...law.data, articles: [] });
      if (law.success) keys.add(law.data.key);
    } else {
      const article = articleLine.safeParse(value);
      if (lawAt === 0) add(at, 'an article without a law: the first line must be a law, with a "key"');
      else if (!article.success) {
        broken = true;
        add(at, issuesOf(article.error));
      } else if (numbers.has(article.data.number))
        add(at, `number ${article.data.number} stands in the law twice`);
      else {
        numbers.add(article.data.number);
        if (!broken) laws.at(-1)?.articles.push(article.data);
      }
    }
  }
  checkArticles();
  if (laws.length === 0 && problems.length === 0) problems.push('The file has no law');
  if (problems.length > 0) throw new LawFileError(problems.join('\n'));
  return laws;
}

function parseJson(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function issuesOf(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '))
    .join('; ');
}

const shipped = z.object({ version: z.string(), laws: z.int(), articles: z.int() });

/** Returns what the product's laws are, without reading them: their version, a hash of the content, and their number. */
export const shippedLibrary = (): z.infer<typeof shipped> =>
  shipped.parse(createRequire(import.meta.url)('#law/library.json'));

/** Returns the product's laws as JSON lines, 25 MB: some 100 ms of work. */
export const readLibrary = (): string =>
  brotliDecompressSync(readFileSync(fileURLToPath(import.meta.resolve('#law/library.jsonl.br')))).toString(
    'utf8',
  );
