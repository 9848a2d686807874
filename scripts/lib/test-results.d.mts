export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export type Files = Record<string, Counts>;
/** A failed test, with the first lines of its errors. */
export interface Failure {
  test: string;
  lines: string[];
}
export type Failures = Record<string, Failure[]>;
export interface SecondRun {
  file: string;
  /** True if the file passed when run alone. */
  passed: boolean;
  /** Failures of the first run. */
  failures: Failure[];
}
export interface Run {
  files: Files;
  failures: Failures;
  output: string;
}
interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: { status: string; results: { errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
}
export const none: Counts;
export function total(files: Files): Counts;
export function skippedFiles(files: Files): string[];
/** Returns the files in which tests failed, without failures that belong to no file. */
export function failedFiles(files: Files): string[];
export function firstLines(message: string): string[];
interface JestResult {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
interface PlaywrightResult {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: unknown[];
}
export function jestFiles(result: JestResult): Files;
export function jestFailures(result: JestResult): Failures;
export function playwrightFiles(result: PlaywrightResult): Files;
export function playwrightFailures(result: PlaywrightResult): Failures;
export function settle(files: Files | undefined, code: number | null): Files;
export function filesToRetry(files: Files): string[];
export function runTwice(
  run: (files: string[]) => Promise<Run>,
): Promise<Omit<Run, 'failures'> & { secondRuns: SecondRun[] }>;
