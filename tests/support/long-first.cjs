// Which test files start first. On a fresh clone nothing is known of their durations, and one that takes minutes would
// run alone at the end, while the other processor idles.
const { statSync } = require('node:fs');

/** Files that take longest, the longest first. */
const LONG = [
  'tests/chaos/chaos.int.test.ts',
  'tests/servers/two-servers.int.test.ts',
  'tests/operations/adding-a-tool.int.test.ts',
  'tests/operations/linear-time.int.test.ts',
  'tests/chaos/model-faults.int.test.ts',
];

const rank = ({ path }) => {
  const at = LONG.findIndex((name) => path.endsWith(name));
  return at === -1 ? LONG.length : at;
};
const size = ({ path }) => statSync(path).size;

module.exports = class LongFirst {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
  }
  allFailedTests(tests) {
    return tests;
  }
  cacheResults() {
    // The order does not depend on earlier runs.
  }
};
