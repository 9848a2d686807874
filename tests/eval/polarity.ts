import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import type { Finding } from '#workers/tools/risk/finding.js';
import { arabicContractWith, contractWith, documentOf, findingsOf } from '#tests/support/risk.js';
import { DRAFTING } from './drafting.js';

const item = z.object({
  id: z.string(),
  topic: z.string(),
  risky: z.nullable(z.string()),
  harmless: z.string(),
  kind: z.string(),
});
type Item = z.infer<typeof item>;

/** Returns the findings whose evidence lies in a clause that stands in an otherwise harmless contract. */
async function findingsIn(clause: string, arabic: boolean): Promise<Finding[]> {
  const text = (arabic ? arabicContractWith : contractWith)(clause);
  const start = text.indexOf(clause);
  const found = await findingsOf(documentOf(text), { lang: arabic ? 'ar' : 'en' });
  return found.filter(({ evidence }) => evidence !== null && evidence.end > start);
}

const RANK = { low: 0, medium: 1, high: 2 };

interface Outcome {
  item: Item;
  /** Kinds found in the risky clause. */
  risky: string[];
  /** Findings in the harmless clause: of a kind that the risky one has, and above low. */
  same: string[];
  above: string[];
}

async function judge(one: Item): Promise<Outcome> {
  const arabic = /\p{Script=Arabic}/u.test(one.harmless);
  const risky = (one.risky === null ? [] : await findingsIn(one.risky, arabic)).filter(
    ({ kind }) => !DRAFTING.has(kind),
  );
  const harmless = await findingsIn(one.harmless, arabic);
  return {
    item: one,
    risky: risky.map(({ kind }) => kind),
    // A clause for both sides may say the same at a lower severity.
    same: harmless
      .filter(
        ({ kind, severity }) =>
          risky.some((other) => other.kind === kind && RANK[severity] >= RANK[other.severity]) &&
          // What binds both sides alike is a remark, not a risk.
          (one.kind !== 'mutual' || severity !== 'low'),
      )
      .map(({ kind }) => kind),
    above: harmless.filter(({ severity }) => severity !== 'low').map(({ kind }) => kind),
  };
}

const percent = (part: number, whole: number) => `${Math.round((part / Math.max(1, whole)) * 1000) / 10}%`;

/**
 * Measures on minimal pairs of clauses whether the built-in engine tells a risk from its denial. An error is a harmless
 * clause with a finding above low, or with one of a kind that its risky twin has at the same severity or below. `--list` prints the errors, which
 * must not be done with a half that is held out.
 */
export async function run(args: string[]): Promise<number> {
  const list = args.includes('--list');
  for (const file of args.filter((arg) => !arg.startsWith('--'))) {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    const outcomes: Outcome[] = [];
    for (const line of lines) outcomes.push(await judge(item.parse(JSON.parse(line))));
    const pairs = outcomes.filter(({ item: { risky } }) => risky !== null);
    const wrong = outcomes.filter(({ same, above }) => same.length + above.length > 0);
    process.stdout.write(
      `${basename(file)}: risky clauses found ${percent(pairs.filter(({ risky }) => risky.length > 0).length, pairs.length)} of ${pairs.length}; ` +
        `harmless clauses flagged ${percent(wrong.length, outcomes.length)} of ${outcomes.length} ` +
        `(same kind ${wrong.filter(({ same }) => same.length > 0).length}, above low ${wrong.filter(({ above }) => above.length > 0).length})\n`,
    );
    const kinds = new Map<string, Outcome[]>();
    for (const one of outcomes) kinds.set(one.item.kind, [...(kinds.get(one.item.kind) ?? []), one]);
    for (const [kind, own] of [...kinds].sort()) {
      const bad = own.filter((one) => wrong.includes(one)).length;
      process.stdout.write(`  ${kind.padEnd(28)} ${bad} of ${own.length}\n`);
    }
    if (!list) continue;
    for (const { item: one, same, above } of wrong)
      process.stdout.write(
        `\n${one.id} ${one.kind} ${[...new Set([...same, ...above])].join(', ')}\n  ${one.harmless}\n`,
      );
    for (const { item: one, risky } of pairs.filter(({ risky }) => risky.length === 0))
      process.stdout.write(`\n${one.id} not found (${one.topic}) ${risky.join()}\n  ${one.risky}\n`);
  }
  return 0;
}
