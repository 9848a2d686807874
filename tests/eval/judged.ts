import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const finding = z.object({ id: z.string(), severity: z.enum(['high', 'medium', 'low']) });
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

async function linesOf<T>(file: string, shape: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => shape.parse(JSON.parse(line)));
}

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

/**
 * Sums up what readers judged of drawn findings: `judged DRAWN VERDICTS [VERDICTS]`, where DRAWN is a file of `draw` and each
 * file of verdicts is of one reader, with a JSON object per line: id, verdict (right, part, wrong), laughable, severity (ok,
 * too high, too low) and why. With two readers it also prints how often they agree.
 */
export async function run(args: string[]): Promise<number> {
  const [drawnFile, ...files] = args;
  if (drawnFile === undefined || files.length === 0)
    throw new Error('judged needs a drawn file and verdicts');
  const drawn = await linesOf(drawnFile, finding);
  const kinds = new Map((await linesOf(`${drawnFile}.kinds`, kindOf)).map(({ id, kind }) => [id, kind]));
  const readers = await Promise.all(
    files.map(async (file) => new Map((await linesOf(file, judgement)).map((one) => [one.id, one]))),
  );
  const all = (matches: (one: z.infer<typeof finding>) => boolean) =>
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
