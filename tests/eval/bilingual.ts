import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { differencesIn } from '#workers/engines/text/bilingual/differences.js';
import { bilingualPairs } from '#workers/engines/text/bilingual/pairs.js';
import { contractAt } from './contracts.js';

const sides = z.object({ en: z.string(), ar: z.string() });
const labels = z.object({
  layout: z.string(),
  differences: z.array(sides.extend({ kind: z.string(), clause: z.string().nullable().optional() })),
  same: z.array(sides),
});

/**
 * Compares the two texts of bilingual contracts with planted differences, and prints how many are found and how many equal passages
 * are flagged: `bilingual FOLDER`, with `--show` for what is wrong, which must not be done with a half that is held out.
 */
export async function run(args: string[]): Promise<number> {
  const [folder = ''] = args.filter((arg) => !arg.startsWith('--'));
  const show = args.includes('--show');
  const total = { planted: 0, found: 0, same: 0, flagged: 0, others: 0 };
  const byKind = new Map<string, { planted: number; found: number }>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
    const name = file.replace(/\.json$/, '');
    const label = labels.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    const document = await contractAt(folder, `${name}.txt`);
    const { text } = document;
    const pairs = bilingualPairs(document);
    const found = differencesIn(pairs, text);
    const at = (quote: string) => {
      const start = text.indexOf(quote);
      if (start < 0) throw new Error(`${name} does not contain: ${quote}`);
      return { start, end: start + quote.length };
    };
    const on = ({ en, ar }: z.infer<typeof sides>) =>
      found.filter((one) => overlap(one.en, at(en)) && overlap(one.ar, at(ar)));
    const explained = new Set<(typeof found)[number]>();
    for (const planted of label.differences) {
      total.planted += 1;
      const kind = byKind.get(planted.kind) ?? { planted: 0, found: 0 };
      byKind.set(planted.kind, kind);
      kind.planted += 1;
      const hits = on(planted);
      for (const hit of hits) explained.add(hit);
      if (hits.length > 0) {
        total.found += 1;
        kind.found += 1;
      } else if (show)
        process.stdout.write(`${name}: not found (${planted.kind}): ${planted.en} | ${planted.ar}\n`);
    }
    total.same += label.same.length;
    for (const same of label.same) {
      const hits = on(same).filter((hit) => !explained.has(hit));
      if (hits.length > 0) total.flagged += 1;
    }
    const others = found.filter((hit) => !explained.has(hit));
    total.others += others.length;
    if (show)
      for (const { kind, en, ar, onlyIn } of others)
        process.stdout.write(
          `${name}: wrong (${kind}, ${String(onlyIn)}): ${text.slice(en.start, en.end)} | ${text.slice(ar.start, ar.end)}\n`,
        );
    process.stdout.write(
      `${name} (${label.layout}): ${String(pairs.length)} pairs, ${String(found.length)} differences\n`,
    );
  }
  for (const [kind, { planted, found }] of byKind)
    process.stdout.write(`  ${kind.padEnd(12)} ${String(found)} of ${String(planted)}\n`);
  process.stdout.write(
    `total: ${String(total.found)} of ${String(total.planted)} differences found, ${String(total.flagged)} of ${String(total.same)} equal passages flagged, ${String(total.others)} findings that were not planted\n`,
  );
  return 0;
}

interface Span {
  start: number;
  end: number;
}
const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
