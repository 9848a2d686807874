import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { COMPILER } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './entry.mjs';
import { ensureRedisServer } from './redis-server.mjs';
import { listSecondRuns } from './second-runs.mjs';
import {
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

const bin = (path) => [join(root, 'node_modules', path)];
const rooms = ['shared', 'platform', 'server', 'workers', 'tests', 'client/src'];

/** Commands that check the sources without running them; the longest comes first, since they run side by side. */
export const CHECKS = [
  [
    'format',
    bin('prettier/bin/prettier.cjs'),
    ...['--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.'],
  ],
  ['lint', bin('oxlint/bin/oxlint')],
  ['types', [join(root, COMPILER)], '-p', 'tsconfig.json', '--checkers', '2'],
  ['types of the client', [join(root, COMPILER)], '-p', 'client/tsconfig.json'],
  ['dead code', bin('knip/bin/knip.js'), '--no-progress'],
  ['code that only tests use', bin('knip/bin/knip.js'), '--no-progress', '--production'],
  [
    'rooms and cycles',
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    ...rooms,
  ],
];

const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
/** Returns a file's path in the project. */
export const fromRoot = (file) => relative(root, file);
/** List of the test files that ran twice; outside the folder next to it, which Playwright empties. */
export const SECOND_RUNS = join(root, 'test-results', 'second-runs.md');

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

/** Runs one of the checks, which counts as one test. */
export async function check([, script, ...args]) {
  const { code, output } = await run([...script, ...args]);
  return { counts: code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }, output };
}

/**
 * Runs a project of jest: the given files, or all but those left out. What is written of the results goes into `folder`.
 */
export function jest(project, folder, { files = [], except = [] } = {}) {
  return runWithRetry(async (only) => {
    const file = join(folder, `${project}-${files.length}-${only.length}.json`);
    const wanted = only.length > 0 ? only : files;
    const { code, output } = await run([
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      ...bin('jest/bin/jest.js'),
      ...['--selectProjects', project, '--json', '--outputFile', file, '--ci'],
      ...(wanted.length > 0 ? ['--runTestsByPath', ...wanted] : []),
      ...(wanted.length === 0 && except.length > 0 ? ['--testPathIgnorePatterns', ...except] : []),
    ]);
    // jest's --json output is for machines; its readable output comes before it, on stderr.
    return {
      files: settle(readFiles(file, jestFiles), code),
      failures: readFiles(file, jestFailures) ?? {},
      output: output.split('\n{"num')[0],
    };
  });
}

/** Runs integration tests; without a Redis server those that need one are skipped, by name. */
export async function integration(folder, chosen) {
  const hasRedis = ensureRedisServer();
  const result = await jest('int', folder, chosen);
  if (hasRedis) return result;
  const names = skippedFiles(result.files).map(fromRoot).join(', ');
  return { ...result, note: `there is no redis-server, so these were skipped: ${names}` };
}

/** Runs browser tests: of the given files or of all, filtered by Playwright's own arguments (`--grep` and the like). */
export async function e2e(folder, { files = [], filter = [] } = {}) {
  const chromium = await findChromium();
  if (chromium === undefined) {
    return {
      counts: { ...none, skipped: 1 },
      note: 'there is no Chromium, and it can only be installed by root on Debian',
    };
  }
  return runWithRetry(async (only) => {
    const file = join(folder, `e2e-${files.length}-${only.length}.json`);
    // Traces of every step are too expensive for tests that pass.
    const trace = only.length > 0 ? ['--trace=retain-on-failure'] : [];
    const wanted = only.length > 0 ? only.map(fromRoot) : files;
    const args = ['test', '--reporter=list,json', ...trace, ...filter, ...wanted];
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
