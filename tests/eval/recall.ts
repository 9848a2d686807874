import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { builtinPlan } from '#tests/support/risk.js';
import { contractAt, contractsIn, halfOf } from './contracts.js';

/** Kinds of findings that report what a category of CUAD marks. */
const CATEGORIES: Record<string, readonly string[]> = {
  'Anti-Assignment': ['one-sided-assignment-ban'],
  'Audit Rights': ['audit'],
  'Cap On Liability': ['liability-cap', 'consequential-loss', 'liability-exclusion'],
  'Change Of Control': ['change-of-control'],
  'Covenant Not To Sue': ['no-challenge'],
  Exclusivity: ['exclusivity', 'non-compete'],
  'Governing Law': ['foreign-law'],
  Insurance: ['insurance'],
  'Ip Ownership Assignment': ['ip-assignment'],
  'Irrevocable Or Perpetual License': ['endless-licence'],
  'Liquidated Damages': ['liquidated-damages'],
  'Minimum Commitment': ['minimum-commitment'],
  'Most Favored Nation': ['most-favoured'],
  'No-Solicit Of Customers': ['non-solicit', 'non-compete'],
  'No-Solicit Of Employees': ['non-solicit'],
  'Non-Compete': ['non-compete', 'exclusivity'],
  'Non-Disparagement': ['non-disparagement'],
  'Notice Period To Terminate Renewal': ['auto-renewal'],
  'Renewal Term': ['auto-renewal'],
  'Rofr/Rofo/Rofn': ['first-refusal'],
  'Termination For Convenience': ['termination-convenience'],
  'Third Party Beneficiary': ['third-party-rights'],
  'Uncapped Liability': ['unlimited-liability', 'cap-carve-outs'],
};

const line = z.object({
  file: z.string(),
  spans: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
});
interface Count {
  spans: number;
  found: number;
  contracts: number;
  foundIn: number;
  /** Findings of the category's kinds, and those of them that overlap a span. */
  findings: number;
  marked: number;
}

const overlap = (a: { start: number; end: number }, [start, end]: readonly [number, number]) =>
  a.start < end && start < a.end;

/**
 * Compares the built-in engine's findings with the clauses that lawyers marked in CUAD: `recall SPANS`, where SPANS is its
 * spans.jsonl with the folder `text` beside it, and `--half open|held-out`. Prints totals per category only, so the half that is
 * held out may be run. All findings of all parts count, also those that a report shows only as further places.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { half: { type: 'string', default: 'open' } },
  });
  const [spansFile] = positionals;
  if (spansFile === undefined) throw new Error('recall needs the file of spans');
  const folder = join(dirname(spansFile), 'text');
  const half = new Set(await contractsIn(folder, halfOf(values.half)));
  const counts = new Map<string, Count>();
  for (const json of (await readFile(spansFile, 'utf8')).split('\n').filter(Boolean)) {
    const { file, spans } = line.parse(JSON.parse(json));
    if (!half.has(file)) continue;
    const found = await placesIn(folder, file);
    for (const [category, kinds] of Object.entries(CATEGORIES)) {
      const marks = spans[category] ?? [];
      const own = found.filter(({ kind }) => kinds.includes(kind));
      const hit = marks.filter((mark) => own.some((one) => overlap(one, mark)));
      const count = counts.get(category) ?? {
        spans: 0,
        found: 0,
        contracts: 0,
        foundIn: 0,
        findings: 0,
        marked: 0,
      };
      count.spans += marks.length;
      count.found += hit.length;
      count.contracts += marks.length > 0 ? 1 : 0;
      count.foundIn += hit.length > 0 ? 1 : 0;
      count.findings += own.length;
      count.marked += own.filter((one) => marks.some((mark) => overlap(one, mark))).length;
      counts.set(category, count);
    }
  }
  process.stdout.write(
    `${'category'.padEnd(36)}${'spans found'.padStart(16)}${'contracts'.padStart(14)}${'findings marked'.padStart(18)}\n`,
  );
  for (const [category, one] of [...counts].sort())
    process.stdout.write(
      `${category.padEnd(36)}${`${one.found} of ${one.spans}`.padStart(16)}${`${one.foundIn} of ${one.contracts}`.padStart(14)}${`${one.marked} of ${one.findings}`.padStart(18)}\n`,
    );
  return 0;
}

/** Returns kind and place of everything that the engine finds in a text, in offsets of the file as read here. */
async function placesIn(folder: string, file: string) {
  const document = await contractAt(folder, file);
  const plan = await builtinPlan({ document });
  const raw = await readFile(join(folder, file), 'utf8');
  const moved = raw.length === document.text.length ? null : offsetsIn(document.text, raw);
  const places: { kind: string; start: number; end: number }[] = [];
  for (const part of plan.parts) {
    const { output } = await plan.run(part, new AbortController().signal, null);
    for (const { kind, evidence } of plan.items(part, output)) {
      if (evidence === null) continue;
      const at = (offset: number) => (moved === null ? offset : (moved[offset] ?? raw.length));
      places.push({ kind, start: at(evidence.start), end: at(evidence.end) });
    }
  }
  return places;
}

/** Maps each offset of a text as extracted to the file it came from: both have the same letters in the same order. */
function offsetsIn(text: string, raw: string): number[] {
  const map: number[] = [];
  let at = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (!/\s/.test(text[i] ?? '')) {
      while (at < raw.length && raw[at] !== text[i]) at += 1;
    }
    map.push(at);
    if (!/\s/.test(text[i] ?? '')) at += 1;
  }
  return map;
}
