import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './entry.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRedisServer } from './redis-server.mjs';
import { listSecondRuns } from './second-runs.mjs';
import {
  failedFiles,
  jestFailures,
  jestFiles,
  none,
  playwrightFailures,
  playwrightFiles,
  runTwice,
  settle,
  skippedFiles,
  total,
} from './test-results.mjs';
import { dim, green, red, writeLine, yellow } from './terminal.mjs';

const bin = (path) => [join(root, 'node_modules', path)];
const rooms = ['shared', 'platform', 'server', 'workers', 'tests', 'client/src'];

const checks = [
  // The longest comes first: they run side by side.
  ['lint', bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
  ['types', bin('typescript/bin/tsc'), '-p', 'tsconfig.json'],
  ['types of the client', bin('typescript/bin/tsc'), '-p', 'client/tsconfig.json'],
  ['format', bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  ['dead code', bin('knip/bin/knip.js'), '--no-progress'],
  [
    'rooms and cycles',
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    ...rooms,
  ],
];

const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
const fromRoot = (file) => relative(root, file);
/** Outside the folder next to it, which Playwright empties. */
const SECOND_RUNS = join(root, 'test-results', 'second-runs.md');

function run(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', ...colors, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function readFiles(file, byFile) {
  try {
    return byFile(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A missing or unreadable result is a failure, even if the exit code is 0.
    return undefined;
  }
}

async function check([, script, ...args]) {
  const { code, output } = await run([...script, ...args]);
  return { counts: code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }, output };
}

function jest(project, folder) {
  return runWithRetry(async (only) => {
    const file = join(folder, `${project}-${only.length}.json`);
    const { code, output } = await run([
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      ...bin('jest/bin/jest.js'),
      ...['--selectProjects', project, '--json', '--outputFile', file, '--ci'],
      ...(only.length > 0 ? ['--runTestsByPath', ...only] : []),
    ]);
    // jest's --json output is for machines; its readable output comes before it, on stderr.
    return {
      files: settle(readFiles(file, jestFiles), code),
      failures: readFiles(file, jestFailures) ?? {},
      output: output.split('\n{"num')[0],
    };
  });
}

async function integration(folder) {
  const hasRedis = ensureRedisServer();
  const result = await jest('int', folder);
  if (hasRedis) return result;
  const names = skippedFiles(result.files).map(fromRoot).join(', ');
  return { ...result, note: `there is no redis-server, so these were skipped: ${names}` };
}

async function e2e(folder) {
  const chromium = await findChromium();
  if (chromium === undefined) {
    return {
      counts: { ...none, skipped: 1 },
      note: 'there is no Chromium, and it can only be installed by root on Debian',
    };
  }
  return runWithRetry(async (only) => {
    const file = join(folder, `e2e-${only.length}.json`);
    // Traces of every step are too expensive for tests that pass.
    const trace = only.length > 0 ? ['--trace=retain-on-failure'] : [];
    const args = ['test', '--reporter=list,json', ...trace, ...only.map(fromRoot)];
    const { code, output } = await run([...bin('@playwright/test/cli.js'), ...args], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    return {
      files: settle(readFiles(file, playwrightFiles), code),
      failures: readFiles(file, playwrightFailures) ?? {},
      output,
    };
  });
}

async function runWithRetry(run) {
  let load;
  const { files, output, secondRuns } = await runTwice(async (only) => {
    const result = await run(only);
    load ??= loadavg()[0];
    return result;
  });
  const again = secondRuns.map((entry) => ({ ...entry, file: fromRoot(entry.file) }));
  listSecondRuns(SECOND_RUNS, { at: new Date(), load, cores: availableParallelism() }, again);
  return { counts: total(files), files, output, secondRuns: again };
}

function report(name, { counts, output = '', note, secondRuns = [] }, ms) {
  const mark = counts.failed > 0 ? red('✗') : counts.passed > 0 ? green('✓') : yellow('–');
  const words = [
    counts.passed + counts.failed + counts.skipped > 1 || counts.skipped > 0
      ? Object.entries(counts)
          .filter(([, count]) => count > 0)
          .map(([word, count]) => `${count} ${word}`)
          .join(', ')
      : '',
    note,
  ].filter(Boolean);
  writeLine(
    `  ${mark} ${name}${words.length > 0 ? `: ${words.join('; ')}` : ''} ${dim(`${(ms / 1000).toFixed(1)} s`)}`,
  );
  if (counts.failed > 0 || secondRuns.length > 0) writeLine(`\n${output.trimEnd()}\n`);
}

/** Prints what failed once more, behind all output: of a long one often only the end is kept. */
function reportFailed(failed) {
  for (const name of failed) writeLine(red(`  ✗ ${name} failed.`));
}

/** Prints the files that passed only when run alone, and where all second runs are listed with their first errors. */
function reportSecondRuns(runs) {
  for (const { file } of runs.filter(({ passed }) => passed))
    writeLine(yellow(`  ! ${file} failed at first and passed alone: find out why.`));
  if (runs.length > 0)
    writeLine(yellow(`  ! Files that ran twice, with their first errors: ${fromRoot(SECOND_RUNS)}`));
}

/** Runs tasks in their order, as many at a time as the machine has processors. */
async function runSideBySide(tasks) {
  const left = [...tasks];
  const next = async () => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) await task();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

/** Runs the checks side by side and the suites one after the other, and prints the total as the last line. */
export async function runTests({ fast = false } = {}) {
  await ensureInstalled(root, { dev: true });
  if (!fast) await ensureBuilt(root);
  const folder = mkdtempSync(join(tmpdir(), 'lda-results-'));
  const suites = [
    ['unit tests', () => jest('unit', folder)],
    ...(fast
      ? []
      : [
          ['integration tests', () => integration(folder)],
          ['client tests', () => jest('client', folder)],
          ['end-to-end tests', () => e2e(folder)],
        ]),
  ];
  const sum = { ...none };
  const secondRuns = [];
  const failed = [];
  try {
    const runSuite = async (name, suite) => {
      const started = Date.now();
      const result = await suite();
      report(name, result, Date.now() - started);
      for (const key of Object.keys(sum)) sum[key] += result.counts[key];
      secondRuns.push(...(result.secondRuns ?? []));
      if (result.counts.failed > 0) failed.push(name, ...failedFiles(result.files ?? {}).map(fromRoot));
    };
    await runSideBySide(checks.map((entry) => () => runSuite(entry[0], () => check(entry))));
    for (const [name, suite] of suites) await runSuite(name, suite);
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
  reportFailed(failed);
  reportSecondRuns(secondRuns);
  writeLine();
  writeLine(`Total: ${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
}
