import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Finding } from '#workers/tools/risk/finding.js';
import { findingsOf } from '#workers/tools/risk/testing.js';
import { contractAt, contractsIn, shuffled } from './contracts.js';

interface Drawn extends Finding {
  contract: string;
}

/**
 * Draws findings at random from the contracts of a folder, to be judged by readers: `draw FOLDER --out FILE` with
 * `--seed`, `--count` findings from `--contracts` contracts (at most four of each), `--half open|held-out`, and
 * `--severity high` for every finding of that severity. Writes one JSON object per line; the order tells nothing.
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
      out: { type: 'string' },
    },
  });
  const { seed, severity, out } = values;
  const [folder] = positionals;
  if (folder === undefined || out === undefined) throw new Error('draw needs a folder and --out FILE');
  if (values.half !== 'open' && values.half !== 'held-out')
    throw new Error('--half is either open or held-out');
  const names = await contractsIn(folder, values.half);
  const contracts = shuffled(names, seed, (name) => name).slice(0, Number(values.contracts));
  const drawn: Drawn[] = [];
  for (const contract of contracts) {
    const found = await findingsOf(await contractAt(folder, contract));
    const own = found
      .filter((finding) => severity === undefined || finding.severity === severity)
      .map((finding) => ({ contract, ...finding }));
    drawn.push(...(severity === undefined ? shuffled(own, seed, keyOf).slice(0, 4) : own));
  }
  const chosen = severity === undefined ? shuffled(drawn, seed, keyOf).slice(0, Number(values.count)) : drawn;
  const lines = chosen.map((finding, at) => JSON.stringify({ id: `F${at + 1}`, ...finding }));
  await writeFile(out, `${lines.join('\n')}\n`);
  process.stdout.write(`${chosen.length} findings of ${contracts.length} contracts: ${out}\n`);
  return 0;
}

const keyOf = ({ contract, kind, title, evidence }: Drawn) =>
  `${contract} ${kind} ${evidence?.start ?? title}`;
