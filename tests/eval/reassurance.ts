import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ExtractedDocument } from '#platform/documents.js';
import type { Language } from '#shared/contracts/common.js';
import { checked } from '#tests/support/compliance.js';
import { builtinPlan, outcomeOf } from '#tests/support/risk.js';
import { kindName } from '#workers/tools/risk/builtin/words/kind-names.js';
import { ENGLISH, type Kind } from '#workers/tools/risk/builtin/words/english.js';
import { contractAt } from './contracts.js';
import { judgeHours, judgeHollow } from './reassurance-clauses.js';

const key = z.object({
  lang: z.enum(['en', 'ar']),
  breaches: z.array(z.object({ clause: z.string() })),
});
/** By document: kinds and rules of which both readers found a clause, and those of which one did. All others are absent. */
const presence = z.record(z.string(), z.object({ both: z.array(z.string()), one: z.array(z.string()) }));

const COUNTS = {
  /** Kinds or rules that both readers call absent, and how many of them the report calls so. */
  absent: 0,
  told: 0,
  /** Called absent, though both readers found a clause on them. */
  refuted: 0,
  /** The same, though one reader did. */
  disputed: 0,
  rows: 0,
  /** Clauses to which the rows lead. */
  shown: 0,
  clauses: 0,
};
type Counts = typeof COUNTS;

/** Kinds by their names in reports. */
const kindsBy = (lang: Language) =>
  new Map((Object.keys(ENGLISH) as Kind[]).map((kind) => [kindName(kind, lang), kind]));

/** Returns the number of paragraphs of some length: what a reader would call clauses. */
const clausesOf = ({ text }: ExtractedDocument) =>
  text.split('\n').filter((line) => line.trim().length >= 40).length;

interface Looked {
  /** Ids that were looked for, and those of them that the report calls absent. */
  all: readonly string[];
  absent: readonly string[];
  toRead: readonly { evidence: { start: number } | null }[];
}

async function lookedFor(document: ExtractedDocument, lang: Language) {
  const kinds = kindsBy(lang);
  const { scope, to_read: risks } = (await outcomeOf(await builtinPlan({ document, lang }))).body;
  const { body } = await checked(document, { lang });
  const risk: Looked = {
    all: [...kinds.values()],
    absent: (scope?.not_found ?? []).flatMap((name) => kinds.get(name) ?? []),
    toRead: risks,
  };
  const law: Looked = {
    all: body.scope.rules,
    absent: (body.scope.silent ?? []).map(({ rule_id }) => rule_id),
    toRead: body.to_read,
  };
  return { risk, law, body };
}

/** Returns the text without the paragraphs in which a breach stands: what the document would be if it were fair. */
function fairVersion(document: ExtractedDocument, breaches: readonly { clause: string }[]): string {
  return document.text
    .split('\n')
    .filter((line) => !breaches.some(({ clause }) => line.includes(clause.split('\n')[0] ?? clause)))
    .join('\n');
}

function count({ all, absent, toRead }: Looked, seen: { both: string[]; one: string[] }, clauses: number) {
  const isPresent = (id: string) => seen.both.includes(id);
  const isDisputed = (id: string) => seen.one.includes(id);
  const truly = all.filter((id) => !isPresent(id) && !isDisputed(id));
  return {
    absent: truly.length,
    told: truly.filter((id) => absent.includes(id)).length,
    refuted: absent.filter(isPresent).length,
    disputed: absent.filter(isDisputed).length,
    rows: toRead.length,
    shown: new Set(toRead.map(({ evidence }) => evidence?.start)).size,
    clauses,
  };
}

const add = (total: Counts, more: Counts) => {
  for (const name of Object.keys(COUNTS) as (keyof Counts)[]) total[name] += more[name];
};
const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`;
const line = (name: string, one: Counts) =>
  `${name}: absent ${one.absent}, said to be ${one.told} (${percent(one.told, one.absent)}); called absent though there ${one.refuted}` +
  ` (one reader: ${one.disputed}); to read ${one.rows} rows on ${one.shown} of ${one.clauses} clauses\n`;

async function judgeDocuments(folder: string, show: boolean): Promise<void> {
  const seen = presence.parse(JSON.parse(await readFile(join(folder, 'presence.json'), 'utf8')));
  const totals = { risk: { ...COUNTS }, law: { ...COUNTS } };
  let lower = 0;
  const names = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  for (const file of names) {
    const name = file.slice(0, -'.txt'.length);
    const { lang, breaches } = key.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
    const document = await contractAt(folder, file);
    const { risk, law, body } = await lookedFor(document, lang);
    for (const [tool, looked] of Object.entries({ risk, law })) {
      const found = seen[name] ?? { both: [], one: [] };
      add(totals[tool as 'risk' | 'law'], count(looked, found, clausesOf(document)));
      if (!show) continue;
      for (const id of looked.absent.filter((one) => found.both.includes(one)))
        process.stdout.write(`${name}: ${id} is called absent, and is there\n`);
    }
    const fair = fairVersion(document, breaches);
    const { score, basis } = { score: body.compliance_score, basis: body.basis };
    const fairBody = (await checked({ ...document, text: fair, sections: [] }, { lang })).body;
    if (fairBody.compliance_score < score) lower += 1;
    if (show)
      process.stdout.write(
        `${name}: score ${score}, ${basis?.understood ?? '?'} of ${basis?.concerned ?? '?'} clauses understood; without its breaches ${fairBody.compliance_score}\n`,
      );
  }
  process.stdout.write(line('Kinds of risk', totals.risk) + line('Rules of law', totals.law));
  process.stdout.write(`Fair versions that score below the one with breaches: ${lower} of ${names.length}\n`);
}

/**
 * Looks for what reassures wrongly, in documents and clauses written by people who had seen neither rules nor code: `reassurance
 * FOLDER`, the folder of the set; `--held-out` for the half that nobody has seen, `--show` for each wrong one of the open half.
 */
export async function run(args: string[]): Promise<number> {
  const [folder] = args.filter((arg) => !arg.startsWith('--'));
  if (folder === undefined) throw new Error('reassurance needs the folder of the set');
  const half = args.includes('--held-out') ? '.held-out' : '';
  const show = args.includes('--show') && half === '';
  await judgeDocuments(join(folder, `documents${half}`), show);
  await judgeHollow(join(folder, `hollow${half}.jsonl`), show);
  await judgeHours(join(folder, `values${half}.jsonl`), show);
  return 0;
}
