import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { fold } from '#workers/engines/text/arabic.js';
import type { Finding } from '#workers/tools/risk/finding.js';
import { documentOf, findingsOf } from '#tests/support/risk.js';
import { MISSING_KINDS, TOPIC_KINDS } from './arabic-topics.js';

const labels = z.object({
  planted: z.array(z.object({ topic: z.string(), quote: z.string(), bearer: z.string() })),
  fair: z.array(z.object({ quote: z.string() })),
  missing: z.array(z.string()),
});

interface Span {
  start: number;
  end: number;
}

const COUNTS = {
  planted: 0,
  found: 0,
  'right topic': 0,
  'bearer named': 0,
  fair: 0,
  'fair flagged': 0,
  elsewhere: 0,
  missing: 0,
  'missing reported': 0,
};
type Counts = typeof COUNTS;

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Tells whether the texts of a finding name a party, also where a preposition is joined to the name. */
function names({ title, explanation }: Finding, party: string): boolean {
  const bare = fold(party).replace(/^ال/, '');
  return new RegExp(`(?<![ء-ي])[وف]?[بكل]?(?:ال|ل|لـ)?${bare}(?![ء-ي])(?! من الباطن)`).test(
    fold(`${title} ${explanation}`),
  );
}

async function judge(folder: string, name: string, list: boolean): Promise<Counts> {
  const text = await readFile(join(folder, `${name}.txt`), 'utf8');
  const { planted, fair, missing } = labels.parse(
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')),
  );
  const all = await findingsOf(documentOf(text), { lang: 'ar' });
  const raised = all.flatMap((finding) =>
    finding.severity === 'low' || finding.evidence === null ? [] : [{ finding, span: finding.evidence }],
  );
  const spanOf = (quote: string): Span => {
    const start = text.indexOf(quote);
    if (start === -1) throw new Error(`${name} does not contain its quote: ${quote}`);
    return { start, end: start + quote.length };
  };
  const at = (span: Span) => raised.filter((one) => overlap(one.span, span)).map(({ finding }) => finding);
  const counts: Counts = { ...COUNTS, planted: planted.length, fair: fair.length, missing: missing.length };
  const lines: string[] = [];
  for (const { topic, quote, bearer } of planted) {
    const here = at(spanOf(quote));
    const right = here.filter(({ kind }) => TOPIC_KINDS[topic]?.includes(kind) === true);
    const named = here.some((finding) => names(finding, bearer));
    if (here.length > 0) counts.found += 1;
    if (right.length > 0) counts['right topic'] += 1;
    if (named) counts['bearer named'] += 1;
    const said = here.map(({ kind, title }) => `${kind} "${title}"`).join('; ');
    if (here.length === 0) lines.push(`not found (${topic}): ${quote}`);
    else if (right.length === 0 || !named)
      lines.push(`${right.length === 0 ? 'other topic' : 'no bearer'} (${topic}, ${bearer}): ${said}`);
  }
  for (const { quote } of fair) {
    const here = at(spanOf(quote));
    if (here.length === 0) continue;
    counts['fair flagged'] += 1;
    lines.push(`fair (${here.map(({ kind, severity }) => `${kind} ${severity}`).join(', ')}): ${quote}`);
  }
  const labelled = [...planted, ...fair].map(({ quote }) => spanOf(quote));
  for (const { finding, span } of raised) {
    if (labelled.some((one) => overlap(one, span))) continue;
    counts.elsewhere += 1;
    lines.push(`elsewhere (${finding.kind} ${finding.severity}): ${finding.quote ?? ''}`);
  }
  for (const topic of missing) {
    const kind = MISSING_KINDS[topic] ?? `missing-${topic}`;
    if (all.some((finding) => finding.kind === kind)) counts['missing reported'] += 1;
    else lines.push(`not missed: ${topic}`);
  }
  process.stdout.write(`${name}: ${figures(counts)}\n`);
  if (list) for (const line of lines) process.stdout.write(`  ${line.replace(/\s+/g, ' ')}\n`);
  return counts;
}

const of = (part: number, whole: number) =>
  `${part} of ${whole} (${Math.round((part / Math.max(1, whole)) * 1000) / 10}%)`;

const figures = (counts: Counts) =>
  `planted found ${of(counts.found, counts.planted)}, right topic ${counts['right topic']}, ` +
  `bearer named ${counts['bearer named']}; fair flagged ${of(counts['fair flagged'], counts.fair)}; ` +
  `elsewhere ${counts.elsewhere}; missing reported ${of(counts['missing reported'], counts.missing)}`;

/**
 * Measures the built-in engine on whole Arabic contracts with planted risks (`NAME.txt` with its labels in
 * `NAME.json`): a planted risk is found if a finding above low quotes part of it, a fair clause is flagged likewise.
 * `--list` prints every miss and error, which must not be done with a half that is held out.
 */
export async function run(args: string[]): Promise<number> {
  const list = args.includes('--list');
  for (const folder of args.filter((arg) => !arg.startsWith('--'))) {
    const total: Counts = { ...COUNTS };
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
    for (const file of files) {
      const counts = await judge(folder, file.replace(/\.json$/, ''), list);
      for (const key of Object.keys(total) as (keyof Counts)[]) total[key] += counts[key];
    }
    process.stdout.write(`total: ${figures(total)}\n`);
  }
  return 0;
}
