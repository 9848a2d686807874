import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { ArticleReference } from '#shared/contracts/law.js';
import { DOCUMENT_TYPES } from '#shared/tools/compliance/documents.js';
import { readingsOf } from '#tests/support/compliance.js';
import { LAW_RULES } from '#platform/law/rules/index.js';
import { articlesOf } from '#platform/law/rules/rule.js';

const line = z.object({
  id: z.string(),
  lang: z.enum(['en', 'ar']),
  document: z.enum(DOCUMENT_TYPES),
  law_key: z.string(),
  article: z.union([z.number(), z.string()]),
  also: z.array(z.unknown()),
  verdict: z.enum(['breaks', 'keeps', 'neither']),
  clause: z.string(),
  why: z.string(),
});
type Line = z.infer<typeof line>;

interface Judged extends Line {
  /** Ids of the rules that say it breaks them. */
  broken: string[];
  kept: string[];
  /** True if a rule of the clause's own article is in the pack. */
  covered: boolean;
}

function judge(one: Line): Judged {
  const citesArticle = ({ law, number }: ArticleReference) =>
    law === one.law_key && number === String(one.article);
  const readings = readingsOf(one.clause, one.document);
  const of = (answer: string) => [
    ...new Set(readings.filter((reading) => reading.answer === answer).map(({ rule }) => rule)),
  ];
  return {
    ...one,
    broken: of('breaks'),
    kept: of('keeps'),
    covered: LAW_RULES.some(({ source }) => articlesOf(source).some(citesArticle)),
  };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}% (${part} of ${whole})`;

const linesOf = async (file: string) =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((written) => judge(line.parse(JSON.parse(written))));

/** Returns the totals of files of clauses. */
export async function judgeClauses(files: readonly string[]) {
  const judged = (await Promise.all(files.map(linesOf))).flat();
  const breaks = judged.filter(({ verdict }) => verdict === 'breaks');
  const fair = judged.filter(({ verdict }) => verdict !== 'breaks');
  const broken = (some: readonly Judged[]) => some.filter((one) => one.broken.length > 0).length;
  return { planted: breaks.length, found: broken(breaks), fair: fair.length, flagged: broken(fair) };
}

/**
 * Compares the rules of law with clauses that were written from the statutes alone: `law FILE...`, with `--show` to print the
 * clauses on which they differ. A clause that breaks its article is found if a rule says that it breaks something; one that keeps
 * it, or only sounds like it, is flagged if a rule does.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { show: { type: 'boolean', default: false } },
  });
  for (const file of positionals) {
    const judged = await linesOf(file);
    for (const lang of ['en', 'ar'] as const)
      report(
        basename(file),
        lang,
        judged.filter((one) => one.lang === lang),
      );
    if (values.show) for (const one of judged) show(one);
  }
  return 0;
}

function report(name: string, lang: string, judged: readonly Judged[]): void {
  const breaks = judged.filter(({ verdict }) => verdict === 'breaks');
  const covered = breaks.filter((one) => one.covered);
  const fair = judged.filter(({ verdict }) => verdict !== 'breaks');
  const keeps = judged.filter(({ verdict }) => verdict === 'keeps');
  const broken = (some: readonly Judged[]) => some.filter((one) => one.broken.length > 0).length;
  const seen = keeps.filter((one) => one.kept.length > 0 && one.broken.length === 0).length;
  process.stdout.write(
    `${name} ${lang}: breaches found ${percent(broken(breaks), breaks.length)}, where the pack has a rule ` +
      `${percent(broken(covered), covered.length)}; fair clauses flagged ${percent(broken(fair), fair.length)}; ` +
      `kept and seen ${percent(seen, keeps.length)}\n`,
  );
}

function show({ id, article, verdict, clause, broken, covered }: Judged): void {
  if ((verdict === 'breaks') === broken.length > 0) return;
  process.stdout.write(
    `${id} Art. ${article}${covered ? '' : ' (no rule)'} [${broken.join(', ')}] ${clause}\n`,
  );
}
