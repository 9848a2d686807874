import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runScenario } from './run-scenario.js';
import { SCENARIOS } from './scenarios/index.js';
import { BACKENDS, type Backend } from './types.js';
import type { Verdict } from './verdict.js';

const isMet = ({ broken, slow }: Verdict) => broken.length + slow.length === 0;
const COLUMNS: readonly [title: string, cell: (verdict: Verdict) => string][] = [
  ['scenario', ({ scenario }) => scenario],
  ['backend', ({ backend }) => backend],
  ['jobs', ({ jobs }) => String(jobs)],
  ['faults', ({ faults }) => String(faults)],
  ['lost', ({ lost }) => String(lost)],
  ['failed', ({ failed }) => String(failed)],
  ['doubled', ({ doubled }) => String(doubled)],
  ['repeated calls', ({ repeatedCalls }) => String(repeatedCalls)],
  ['queued again', ({ slowestRecoveryMs }) => `${(slowestRecoveryMs / 1000).toFixed(1)} s`],
  ['claimed again', ({ slowestClaimMs }) => `${(slowestClaimMs / 1000).toFixed(1)} s`],
  ['took', ({ seconds }) => `${seconds} s`],
  ['', (verdict) => (isMet(verdict) ? 'met' : 'NOT MET')],
];
const line = (cells: readonly string[]) =>
  `${cells.map((cell, at) => cell.padEnd(COLUMNS[at]?.[0] === 'scenario' ? 14 : (COLUMNS[at]?.[0].length ?? 0))).join('  ')}\n`;

const isBackend = (name: string): name is Backend => (BACKENDS as readonly string[]).includes(name);

/** Runs the scenarios that the command line names, or all, on one backend or both; returns the exit code. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      backend: { type: 'string' },
      json: { type: 'boolean' },
      short: { type: 'boolean' },
      logs: { type: 'string' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => SCENARIOS[name] === undefined);
  const { backend } = values;
  if (unknown.length > 0 || (backend !== undefined && !isBackend(backend))) {
    process.stderr.write(
      `Usage: npm run chaos [-- --backend ${BACKENDS.join('|')}] [--short] [--json] [--logs FOLDER] [NAME…], where NAME is one of:\n` +
        Object.entries(SCENARIOS)
          .map(([name, { title }]) => `  ${name.padEnd(14)}${title}\n`)
          .join(''),
    );
    return 2;
  }
  let met = true;
  if (values.json !== true) process.stdout.write(line(COLUMNS.map(([title]) => title)));
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for (const on of scenario.backends) {
      const size = values.short === true ? scenario.short : scenario.full;
      if ((backend !== undefined && backend !== on) || size === undefined) continue;
      const verdict = await runScenario(
        name,
        scenario,
        on,
        size,
        values.logs === undefined ? undefined : join(values.logs, `${name}-${on}`),
      );
      met &&= isMet(verdict);
      process.stdout.write(
        values.json === true
          ? `${JSON.stringify(verdict)}\n`
          : line(COLUMNS.map(([, cell]) => cell(verdict))) +
              [...verdict.broken, ...verdict.slow].map((sentence) => `  - ${sentence}\n`).join(''),
      );
    }
  }
  return met ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
