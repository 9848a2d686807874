import { runCommand } from './lib/entry.mjs';

// npm test: every suite. npm run check (--fast): only suites that take seconds.
runCommand(() =>
  import('./lib/run-tests.mjs').then(({ runTests }) => runTests({ fast: process.argv.includes('--fast') })),
);
