export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export function jestCounts(result: {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}): Counts;
export function playwrightCounts(result: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}): Counts;
export function settle(counts: Counts, code: number | null): Counts;
