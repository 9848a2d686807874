import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeClauses } from '#tests/eval/law.js';
import { judgeDocuments } from '#tests/eval/law-documents.js';
import { measuredRules } from '#platform/law/measured.js';
import { measured } from '#platform/law/measured-file.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import { sentencesOf } from '#workers/engines/text/sentences.js';
import { ALL_CASES } from '#tests/cases/law/index.js';
import { READ_RULES, type ReadRule } from '#workers/law/readers/index.js';
import { isReadByClause, readingsOf } from '#tests/support/compliance.js';
import { mutationsOf, pushed } from './rule-mutations.js';
import { count, lineOf, none, precisionOf, recallOf, sum, type Tally } from './rule-tally.js';

const GOAL = { precision: 0.95, recall: 0.9 };
const OUTPUT = resolve(import.meta.dirname, '../../platform/law/measured.json');
const LANGUAGES = ['en', 'ar'] as const;
const WORST = 15;

/** Tallies of one kind of clause, by rule and language: "SA-LAB-01 en". */
type Tallies = Map<string, Tally>;
const of = (tallies: Tallies, key: string): Tally => {
  const tally = tallies.get(key) ?? none();
  tallies.set(key, tally);
  return tally;
};

const readingsBy = (rule: ReadRule, clause: string) =>
  readingsOf(clause, rule.documents[0] ?? 'contract', [rule]).filter(({ answer }) => answer === 'breaks');
const flags = (rule: ReadRule, clause: string) => readingsBy(rule, clause).length > 0;

/** Rules of laws that bind one side: only there is it known what a clause says once its sides are swapped. */
const BINDS_ONE_SIDE = /^SA-(?:LAB|LEA)-/;

/** Rules with a least and a most quantity. */
const BOUND_TWICE = new Set(['SA-GTP-02']);

/** Measures a rule on its own clauses, and on each changed in ways whose answer is known. */
function measure(rule: ReadRule, own: Tallies, mutated: Tallies, kinds: Tallies): void {
  for (const lang of LANGUAGES) {
    const cases = ALL_CASES[rule.id]?.[lang];
    const key = `${rule.id} ${lang}`;
    const kindsOf = [
      ['breaks', cases?.breaks ?? []],
      ['fair', [...(cases?.keeps ?? []), ...(cases?.neither ?? [])]],
    ] as const;
    for (const [kind, clauses] of kindsOf) {
      const breaks = kind === 'breaks';
      for (const clause of clauses) {
        count(of(own, key), { breaks, flagged: flags(rule, clause) });
        const tell = (name: string, changed: string, expected: boolean) => {
          const judged = { breaks: expected, flagged: flags(rule, changed) };
          count(of(mutated, key), judged);
          count(of(kinds, `${name} ${lang}`), judged);
        };
        for (const { name, clause: changed, turns } of mutationsOf(clause, lang)) {
          // Turned round, only a clause that broke the rule has a known answer: it no longer does.
          if (turns && !breaks) continue;
          if (name === 'sides swapped' && !BINDS_ONE_SIDE.test(rule.id)) continue;
          tell(name, changed, breaks && !turns);
        }
        if (breaks) pushLimits(rule, clause, tell);
      }
    }
  }
}

/** Pushes the quantity of a clause that broke a limit further beyond it, and within it. */
function pushLimits(
  rule: ReadRule,
  clause: string,
  tell: (name: string, changed: string, breaks: boolean) => void,
) {
  for (const { says, quote } of readingsBy(rule, clause)) {
    const [, bound] =
      /^The clause has .*; the law (allows at most|requires at least) /.exec(says?.en ?? '') ?? [];
    const numbers =
      bound === undefined || says?.en.includes('in all') === true ? null : pushed(quote, clause);
    if (numbers === null) continue;
    const atMost = bound === 'allows at most';
    tell('number beyond', atMost ? numbers.over : numbers.under, true);
    // Some laws have a limit on the other side too: one step within the limit may be beyond that.
    if (atMost && !BOUND_TWICE.has(rule.id)) tell('number within', numbers.under, false);
    return;
  }
}

/** Counts sentences of contracts that no rule was written for, and those that are flagged only after a change of form. */
async function measureTexts(folder: string) {
  const found = { sentences: 0, flagged: 0, changed: 0, 'flagged only when changed': 0 };
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()) {
    const text = await readFile(join(folder, file), 'utf8');
    const stretch = { start: 0, end: text.length, heading: null, number: null };
    for (const { text: sentence } of sentencesOf(text, [stretch])) {
      found.sentences += 1;
      const before = new Set(
        readingsOf(sentence, 'contract').flatMap(({ rule, answer }) => (answer === 'breaks' ? [rule] : [])),
      );
      if (before.size > 0) found.flagged += 1;
      for (const { clause, turns } of mutationsOf(sentence, languageOf(sentence))) {
        if (turns) continue;
        found.changed += 1;
        const added = readingsOf(clause, 'contract').some(
          ({ rule, answer }) => answer === 'breaks' && !before.has(rule),
        );
        if (added) found['flagged only when changed'] += 1;
      }
    }
  }
  return found;
}

const isWithinGoals = (tally: Tally) =>
  precisionOf(tally) >= GOAL.precision && recallOf(tally) >= GOAL.recall;

function printWorst(title: string, tallies: Tallies): void {
  const below = [...tallies].filter(([, tally]) => !isWithinGoals(tally));
  const worst = below.sort(([, a], [, b]) => precisionOf(a) + recallOf(a) - precisionOf(b) - recallOf(b));
  process.stdout.write(`\n${title}: ${String(below.length)} of ${String(tallies.size)} below the goals\n`);
  for (const [name, tally] of worst.slice(0, WORST)) process.stdout.write(`  ${lineOf(name, tally)}`);
}

/** Prints the totals of each law, by the letters of its rules' ids. */
function printLaws(tallies: Tallies): void {
  const laws = new Map<string, Tally[]>();
  for (const [key, tally] of tallies) {
    const law = key.replace(/-\d+ \w\w$/, '');
    laws.set(law, [...(laws.get(law) ?? []), tally]);
  }
  for (const [law, those] of laws) process.stdout.write(lineOf(law, sum(those)));
}

/**
 * Measures every rule: `rules [FOLDER]`, on its own clauses and on these changed, and on the sentences of a folder's contracts
 * (those of the project if none is given). With `--clauses FILE`, as often as wanted, and `--documents DIR` also on sets that
 * are independent of the rules. `--write` keeps the figures in platform/law/measured.json; `--day` is their date.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      clauses: { type: 'string', multiple: true, default: [] },
      documents: { type: 'string' },
      write: { type: 'boolean', default: false },
      day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  });
  const [own, mutated, kinds]: [Tallies, Tallies, Tallies] = [new Map(), new Map(), new Map()];
  for (const rule of READ_RULES.filter(isReadByClause)) measure(rule, own, mutated, kinds);

  printLaws(own);
  process.stdout.write(
    `\n${lineOf('own clauses', sum(own.values()))}${lineOf('changed clauses', sum(mutated.values()))}`,
  );
  for (const [name, tally] of [...kinds].sort()) process.stdout.write(`  ${lineOf(name, tally)}`);
  printWorst('Own clauses', own);
  printWorst('Changed clauses', mutated);
  const folder = positionals[0] ?? 'tests/fixtures/contracts';
  process.stdout.write(`\n${folder}: ${JSON.stringify(await measureTexts(folder))}\n`);

  const before = measuredRules();
  const clauses =
    values.clauses.length === 0 ? before.independent.clauses : await judgeClauses(values.clauses);
  const documents =
    values.documents === undefined ? before.independent.documents : await judgeDocuments(values.documents);
  const isNew = values.clauses.length > 0 && values.documents !== undefined;
  if (values.write) {
    const file = measured.parse({
      day: values.day,
      independent: { day: isNew ? values.day : before.independent.day, clauses, documents },
      own: totals(sum(own.values())),
      changed: totals(sum(mutated.values())),
      rules: Object.fromEntries(READ_RULES.map(({ id }) => [id, ruleTotals(id, own, mutated)])),
    });
    await writeFile(OUTPUT, `${JSON.stringify(file, null, 2)}\n`);
  }
  return isWithinGoals(sum(own.values())) ? 0 : 1;
}

const totals = ({ tp, fp, fn, fair }: Tally) => ({ planted: tp + fn, found: tp, fair, flagged: fp });

/** Returns what a rule found, missed and flagged wrongly in its own clauses and these changed, in both languages. */
function ruleTotals(id: string, ...all: readonly Tallies[]): { tp: number; fp: number; fn: number } {
  const { tp, fp, fn } = sum(
    all.flatMap((tallies) => LANGUAGES.flatMap((lang) => tallies.get(`${id} ${lang}`) ?? [])),
  );
  return { tp, fp, fn };
}
