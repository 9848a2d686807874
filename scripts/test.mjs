import { runCommand } from './lib/entry.mjs';

// npm test: the first tier. npm run test:all (--all): every test. npm run check (--fast): checks and unit tests.
// --commits=N, of CI, adds the share of the second tier that belongs to the Nth commit.
const args = process.argv.slice(2);
const tier = args.includes('--all') ? 'all' : args.includes('--fast') ? 'fast' : 'first';
const commits = args.find((arg) => /^--commits=\d+$/.test(arg))?.slice('--commits='.length);

runCommand(() =>
  import('./lib/run-tests.mjs').then(({ runTests }) =>
    runTests({ tier, ...(commits !== undefined && { commits: Number(commits) }) }),
  ),
);
