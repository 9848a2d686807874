export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export type Files = Record<string, Counts>;
export interface Run {
  files: Files;
  output: string;
}
interface PlaywrightSuite {
  file: string;
  specs: { tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}
export const none: Counts;
export function total(files: Files): Counts;
export function jestFiles(result: {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}): Files;
export function playwrightFiles(result: {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: unknown[];
}): Files;
export function settle(files: Files | undefined, code: number | null): Files;
export function worthAnotherRun(files: Files): string[];
export function runTwice(run: (files: string[]) => Promise<Run>): Promise<Run & { unsteady: string[] }>;
