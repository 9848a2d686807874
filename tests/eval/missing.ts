import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import { documentOf, findingsOf } from '#tests/support/risk.js';

const item = z.object({
  id: z.string(),
  lang: z.enum(['en', 'ar', 'en-ar']),
  text: z.string(),
  kind: z.string(),
  clause: z.string(),
  missing: z.boolean(),
  why: z.string(),
});

interface Outcome {
  item: z.infer<typeof item>;
  /** Whether the engine says that the clause of the item is missing. */
  complained: boolean;
  /** All clauses that it says are missing, by their kind. */
  all: string[];
}

/** Kinds of findings of clauses that the set names differently. */
const KINDS: Record<string, string> = { 'ip-ownership': 'missing-ip' };

async function judge(one: z.infer<typeof item>): Promise<Outcome> {
  const found = await findingsOf(documentOf(one.text), { lang: one.lang === 'ar' ? 'ar' : 'en' });
  const all = found.map(({ kind }) => kind).filter((kind) => kind.startsWith('missing-'));
  return { item: one, complained: all.includes(KINDS[one.clause] ?? `missing-${one.clause}`), all };
}

const percent = (part: number, whole: number) => `${Math.round((part / Math.max(1, whole)) * 1000) / 10}%`;

function totals(outcomes: readonly Outcome[]): string {
  const missing = outcomes.filter(({ item: { missing } }) => missing);
  const present = outcomes.filter(({ item: { missing } }) => !missing);
  const right = missing.filter(({ complained }) => complained).length;
  const wrong = present.filter(({ complained }) => complained).length;
  return `missing ones reported ${right} of ${missing.length} (${percent(right, missing.length)}), false complaints ${wrong} of ${present.length} (${percent(wrong, present.length)})`;
}

function grouped(outcomes: readonly Outcome[], keyOf: (one: Outcome) => string): [string, Outcome[]][] {
  const groups = new Map<string, Outcome[]>();
  for (const one of outcomes) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

/**
 * Measures whether the built-in engine tells a missing clause from one that is there or need not be: each item is a
 * document and one clause, and other clauses are not judged. `--list` prints the errors and everything else that is
 * called missing, which must not be done with a half that is held out.
 */
export async function run(args: string[]): Promise<number> {
  const list = args.includes('--list');
  for (const file of args.filter((arg) => !arg.startsWith('--'))) {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    const outcomes: Outcome[] = [];
    for (const line of lines) outcomes.push(await judge(item.parse(JSON.parse(line))));
    process.stdout.write(`${basename(file)}: ${totals(outcomes)}\n`);
    for (const [lang, own] of grouped(outcomes, ({ item }) => item.lang))
      process.stdout.write(`  ${lang.padEnd(28)} ${totals(own)}\n`);
    for (const [clause, own] of grouped(outcomes, ({ item }) => item.clause))
      process.stdout.write(`  ${clause.padEnd(28)} ${totals(own)}\n`);
    if (!list) continue;
    for (const { item: one, complained, all } of outcomes) {
      const verdict = complained === one.missing ? 'right' : complained ? 'FALSE COMPLAINT' : 'NOT REPORTED';
      process.stdout.write(
        `\n${one.id} ${verdict}\n  ${one.clause}: ${one.why}\n  called missing: ${all.join(', ') || 'nothing'}\n`,
      );
    }
  }
  return 0;
}
