import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Finding } from '#workers/tools/risk/finding.js';
import { findingsOf } from '#tests/support/risk.js';
import { contractAt, drawContracts, halfOf, shuffled } from './contracts.js';

interface Drawn extends Finding {
  contract: string;
}

/** Most findings that are drawn from one contract. */
const OF_EACH = 4;

/**
 * Draws findings at random from the contracts of a folder, to be judged by readers: `draw FOLDER --out FILE` with
 * `--seed`, `--count` findings from `--contracts` contracts (at most four of each), and `--half open|held-out`.
 * `--severity high` takes every finding of that severity instead, `--whole` every finding, `--min-bytes` long contracts alone. FILE gets one JSON object
 * per line with what a reader of the report sees; the order tells nothing. FILE.kinds gets the kinds, which the readers
 * are not shown.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '100' },
      contracts: { type: 'string', default: '50' },
      half: { type: 'string', default: 'open' },
      severity: { type: 'string' },
      whole: { type: 'boolean', default: false },
      'min-bytes': { type: 'string', default: '0' },
      out: { type: 'string' },
    },
  });
  const { seed, severity, out, whole } = values;
  const [folder] = positionals;
  if (folder === undefined || out === undefined) throw new Error('draw needs a folder and --out FILE');
  const contracts = await drawContracts(folder, {
    half: halfOf(values.half),
    seed,
    count: Number(values.contracts),
    minBytes: Number(values['min-bytes']),
  });
  const takesAll = whole || severity !== undefined;
  const drawn: Drawn[] = [];
  for (const contract of contracts) {
    const found = await findingsOf(await contractAt(folder, contract));
    const own = found
      .filter((finding) => severity === undefined || finding.severity === severity)
      .map((finding) => ({ contract, ...finding }));
    drawn.push(...(takesAll ? own : shuffled(own, seed, keyOf).slice(0, OF_EACH)));
  }
  const chosen = takesAll ? drawn : shuffled(drawn, seed, keyOf).slice(0, Number(values.count));
  const numbered = chosen.map((finding, at) => ({ id: `F${at + 1}`, finding }));
  await writeFile(out, linesOf(numbered.map(({ id, finding }) => shownOf(id, finding))));
  await writeFile(`${out}.kinds`, linesOf(numbered.map(({ id, finding: { kind } }) => ({ id, kind }))));
  process.stdout.write(`${chosen.length} findings of ${contracts.length} contracts: ${out}\n`);
  return 0;
}

/** Returns what a reader of the report sees of a finding, and where its quote stands in the text. */
function shownOf(id: string, finding: Drawn) {
  const { contract, severity, title, explanation, recommendation, quote, clause, section } = finding;
  return {
    ...{ id, contract, severity, title, explanation, recommendation, quote, clause, section },
    severity_reason: finding.severityReason,
    at: finding.evidence?.start ?? null,
  };
}

const linesOf = (values: readonly object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

const keyOf = ({ contract, kind, title, evidence }: Drawn) =>
  `${contract} ${kind} ${evidence?.start ?? title}`;
