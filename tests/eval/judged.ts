import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { jsonLines } from './json-lines.js';

const finding = z.object({
  id: z.string(),
  contract: z.string(),
  severity: z.enum(['high', 'medium', 'low']),
  title: z.string(),
  explanation: z.string(),
  quote: z.nullable(z.string()),
});
type Drawn = z.infer<typeof finding>;
const kindOf = z.object({ id: z.string(), kind: z.string() });
const judgement = z.object({
  id: z.string(),
  verdict: z.enum(['right', 'part', 'wrong']),
  /** A lawyer would laugh at it. */
  laughable: z.boolean(),
  severity: z.enum(['ok', 'too high', 'too low']),
  why: z.string(),
});
type Judgement = z.infer<typeof judgement>;
/** What one reader judged, by the finding's id. */
type Reader = ReadonlyMap<string, Judgement>;

const share = (part: number, whole: number) =>
  `${(Math.round((part / Math.max(1, whole)) * 1000) / 10).toFixed(1)}%`.padStart(7);

function rowOf(name: string, judged: readonly Judgement[]): string {
  const of = (matches: (one: Judgement) => boolean) => share(judged.filter(matches).length, judged.length);
  return [
    name.padEnd(28),
    String(judged.length).padStart(5),
    ...(['right', 'part', 'wrong'] as const).map((verdict) => of((one) => one.verdict === verdict)),
    of(({ laughable }) => laughable),
    of(({ severity }) => severity === 'ok'),
  ].join('  ');
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`;
/** Escapes what Markdown would take for its own marks. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');

/** Returns a finding and what each reader wrote of it, as Markdown. */
function entryOf({ id, contract, severity, title, explanation, quote }: Drawn, readers: readonly Reader[]) {
  const verdicts = readers.flatMap((of, at) => {
    const one = of.get(id);
    if (one === undefined) return [];
    const marks = [
      one.verdict === 'part' ? 'right in part' : one.verdict,
      ...(one.laughable ? ['laughable'] : []),
      ...(one.severity === 'ok' ? [] : [`severity ${one.severity}`]),
    ];
    return [`- Reader ${at + 1}: **${marks.join(', ')}**. ${escaped(plain(one.why))}`];
  });
  return [
    `### ${id} ${escaped(plain(title))} (${severity})`,
    '',
    `${escaped(contract.replace(/\.txt$/, ''))}: ${escaped(plain(explanation))}`,
    '',
    quote === null ? '_No quote._' : `> ${escaped(shortened(plain(quote), 500))}`,
    '',
    ...verdicts,
    '',
  ].join('\n');
}

/**
 * Sums up what readers judged of drawn findings: `judged DRAWN VERDICTS [VERDICTS]`, where DRAWN is a file of `draw` and each
 * file of verdicts is of one reader, with a JSON object per line: id, verdict (right, part, wrong), laughable, severity (ok,
 * too high, too low) and why. With two readers it also prints how often they agree. `--write FILE` lists every finding with
 * what the readers wrote, as Markdown.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'string' } },
  });
  const [drawnFile, ...files] = positionals;
  if (drawnFile === undefined || files.length === 0)
    throw new Error('judged needs a drawn file and verdicts');
  const drawn = await jsonLines(drawnFile, finding);
  const kinds = new Map((await jsonLines(`${drawnFile}.kinds`, kindOf)).map(({ id, kind }) => [id, kind]));
  const readers = await Promise.all(
    files.map(async (file) => new Map((await jsonLines(file, judgement)).map((one) => [one.id, one]))),
  );
  const all = (matches: (one: Drawn) => boolean) =>
    drawn.filter(matches).flatMap(({ id }) => readers.flatMap((of) => of.get(id) ?? []));
  const rows = [
    ['', '', 'right', 'part', 'wrong', 'laughed', 'severity'].reduce(
      (row, name, at) => `${row}${at < 2 ? name.padEnd(at === 0 ? 28 : 7) : name.padStart(9)}`,
      '',
    ),
    rowOf(
      'all',
      all(() => true),
    ),
    ...(['high', 'medium', 'low'] as const).map((level) =>
      rowOf(
        level,
        all((one) => one.severity === level),
      ),
    ),
    ...[...new Set(kinds.values())].sort().map((kind) =>
      rowOf(
        kind,
        all(({ id }) => kinds.get(id) === kind),
      ),
    ),
  ];
  process.stdout.write(`${rows.join('\n')}\n`);
  if (values.write !== undefined)
    await writeFile(values.write, drawn.map((one) => entryOf(one, readers)).join('\n'));
  const [a, b] = readers;
  if (a === undefined || b === undefined) return 0;
  const both = drawn.flatMap(({ id }) => {
    const [one, other] = [a.get(id), b.get(id)];
    return one === undefined || other === undefined ? [] : [{ one, other }];
  });
  const same = both.filter(({ one, other }) => one.verdict === other.verdict).length;
  const right = both.filter(({ one, other }) => one.verdict === 'right' && other.verdict === 'right').length;
  const none = both.filter(({ one, other }) => one.verdict !== 'right' && other.verdict !== 'right').length;
  const laughed = both.filter(({ one, other }) => one.laughable && other.laughable).length;
  process.stdout.write(
    `Of ${both.length} judged twice: same verdict${share(same, both.length)}, right for both${share(right, both.length)}, ` +
      `right for neither${share(none, both.length)}, laughed at by both${share(laughed, both.length)}\n`,
  );
  return 0;
}
