import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root } from './entry.mjs';
import { ensureInstalled } from './install.mjs';
import { failedFiles, none } from './test-results.mjs';
import { CHECKS, SECOND_RUNS, check, e2e, fromRoot, integration, jest } from './test-suites.mjs';
import { SHARES, filesOf, readTiers, shareOfCommit, storyPattern } from './test-tiers.mjs';
import { dim, green, red, writeLine, yellow } from './terminal.mjs';

/** Time after which no further suite of a share is begun, ms: a slow machine says what it left out. */
const SHARE_MS = 10 * 60_000;

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

/** Returns the suites of a tier as [name, run]; the first tier leaves out what belongs to the second. */
function suitesOf(tier, folder) {
  const unit = ['unit tests', () => jest('unit', folder)];
  if (tier === 'fast') return [unit];
  const tiers = readTiers();
  const [int, browser] =
    tier === 'first'
      ? [{ except: filesOf(tiers.second, 'int') }, { filter: ['--grep', storyPattern(tiers)] }]
      : [{}, {}];
  return [
    unit,
    ['integration tests', () => integration(folder, int)],
    ['client tests', () => jest('client', folder)],
    ['end-to-end tests', () => e2e(folder, browser)],
  ];
}

/** Returns the suites of a share of the second tier as [name, run]. */
function suitesOfShare(entries, folder) {
  const [int, browser] = [filesOf(entries, 'int'), filesOf(entries, 'e2e')];
  const filter = ['--grep-invert', storyPattern(readTiers())];
  const suites = [];
  if (int.length > 0)
    suites.push(['integration tests of the share', () => integration(folder, { files: int })]);
  if (browser.length > 0)
    suites.push(['end-to-end tests of the share', () => e2e(folder, { files: browser, filter })]);
  return suites;
}

/**
 * Runs the checks side by side and the suites one after the other, and prints the total as the last line.
 * @param {object} options `tier` is `fast` (checks and unit tests), `first` or `all`; `commits`, the number of commits
 *   up to this one, adds the share of the second tier that belongs to it
 */
export async function runTests({ tier = 'first', commits } = {}) {
  await ensureInstalled(root, { dev: true });
  if (tier !== 'fast') await ensureBuilt(root);
  const folder = mkdtempSync(join(tmpdir(), 'lda-results-'));
  const sum = { ...none };
  const secondRuns = [];
  const failed = [];
  const runSuite = async (name, suite) => {
    const started = Date.now();
    const result = await suite();
    report(name, result, Date.now() - started);
    for (const key of Object.keys(sum)) sum[key] += result.counts[key];
    secondRuns.push(...(result.secondRuns ?? []));
    if (result.counts.failed > 0) failed.push(name, ...failedFiles(result.files ?? {}).map(fromRoot));
  };
  try {
    await runSideBySide(CHECKS.map((entry) => () => runSuite(entry[0], () => check(entry))));
    for (const [name, suite] of suitesOf(tier, folder)) await runSuite(name, suite);
    if (commits !== undefined) await runShare(commits, folder, runSuite);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
  reportFailed(failed);
  reportSecondRuns(secondRuns);
  writeLine();
  writeLine(`Total: ${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
}

/** Runs the share of the second tier that belongs to a commit, and says which it is and what was left out of it. */
async function runShare(commits, folder, runSuite) {
  const { at, entries } = shareOfCommit(readTiers(), commits);
  const names = entries.map(({ name }) => name).join(', ');
  writeLine(`\n  Share ${at + 1} of ${SHARES} of the second tier: ${names}`);
  const started = Date.now();
  for (const [name, suite] of suitesOfShare(entries, folder)) {
    if (Date.now() - started < SHARE_MS) await runSuite(name, suite);
    else writeLine(yellow(`  – ${name}: not run, because ten minutes are over`));
  }
}
