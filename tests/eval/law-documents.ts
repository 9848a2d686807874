import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { DOCUMENT_TYPES } from '#shared/tools/compliance/documents.js';
import type { Issue } from '#shared/tools/compliance/contract.js';
import { checked } from '#tests/support/compliance.js';
import { contractAt } from './contracts.js';

const labels = z.object({
  document: z.enum(DOCUMENT_TYPES),
  lang: z.enum(['en', 'ar']),
  breaches: z.array(
    z.object({
      law_key: z.string(),
      article: z.union([z.number(), z.string()]),
      clause: z.string().nullable(),
    }),
  ),
  fair: z.array(z.object({ clause: z.string() })),
});

interface Span {
  start: number;
  end: number;
}
const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

const COUNTS = { planted: 0, found: 0, missing: 0, 'missing found': 0, fair: 0, 'fair flagged': 0 };
type Counts = typeof COUNTS;

/** Returns every passage on which an issue says that a rule is broken. */
const placesOf = (issues: readonly Issue[]) =>
  issues
    .filter(({ status }) => status === 'issue found')
    .flatMap((issue) =>
      [issue.evidence, ...issue.places.map(({ evidence }) => evidence)].flatMap((evidence) =>
        evidence === null ? [] : [{ rule: issue.rule_id, span: evidence }],
      ),
    );

async function judge(folder: string, name: string, show: boolean): Promise<Counts> {
  const label = labels.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
  const document = await contractAt(folder, `${name}.txt`);
  const { issues } = (await checked(document, { lang: label.lang, type: label.document })).body;
  const places = placesOf(issues);
  const at = (clause: string) => {
    const start = document.text.indexOf(clause);
    if (start < 0) throw new Error(`${name} does not contain: ${clause}`);
    return places.filter(({ span }) => overlap(span, { start, end: start + clause.length }));
  };
  const counts = { ...COUNTS };
  for (const { law_key: law, article, clause } of label.breaches) {
    if (clause === null) {
      counts.missing += 1;
      const told = issues.some(
        ({ status, articles, extracted_text_snippet: quote }) =>
          status === 'issue found' &&
          quote === null &&
          articles.some((one) => one.law === law && one.number === String(article)),
      );
      if (told) counts['missing found'] += 1;
      continue;
    }
    counts.planted += 1;
    if (at(clause).length > 0) counts.found += 1;
    else if (show) process.stdout.write(`${name}, Art. ${article}, not found: ${clause}\n`);
  }
  for (const { clause } of label.fair) {
    counts.fair += 1;
    const rules = [...new Set(at(clause).map(({ rule }) => rule))];
    if (rules.length === 0) continue;
    counts['fair flagged'] += 1;
    if (show) process.stdout.write(`${name}, fair, but [${rules.join(', ')}]: ${clause}\n`);
  }
  return counts;
}

const line = (name: string, counts: Counts) =>
  `${name}: breaches found ${counts.found} of ${counts.planted}, missing content found ${counts['missing found']} of ${counts.missing}, fair clauses flagged ${counts['fair flagged']} of ${counts.fair}\n`;

/**
 * Checks whole documents with planted breaches of law, written by somebody who had seen the statutes alone: `law-documents FOLDER`,
 * with `--show` to print what was missed and flagged wrongly.
 */
export async function run(args: string[]): Promise<number> {
  const [folder] = args.filter((arg) => !arg.startsWith('--'));
  if (folder === undefined) throw new Error('law-documents needs a folder');
  const total = await judgeAll(folder, args.includes('--show'), (name, counts) => {
    process.stdout.write(line(name, counts));
  });
  process.stdout.write(line('total', total));
  return 0;
}

async function judgeAll(
  folder: string,
  show: boolean,
  tell: (name: string, counts: Counts) => void,
): Promise<Counts> {
  const names = (await readdir(folder)).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  );
  const total = { ...COUNTS };
  for (const name of names.sort()) {
    const counts = await judge(folder, name, show);
    for (const key of Object.keys(COUNTS) as (keyof Counts)[]) total[key] += counts[key];
    tell(name, counts);
  }
  return total;
}

/** Returns the totals of a folder's documents, of what their clauses say. */
export async function judgeDocuments(folder: string) {
  const { planted, found, fair, 'fair flagged': flagged } = await judgeAll(folder, false, () => undefined);
  return { planted, found, fair, flagged };
}
