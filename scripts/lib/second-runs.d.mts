import type { SecondRun } from './test-results.mjs';
export interface When {
  at: Date;
  /** Load average of the first run's last minute, and the number of cores. */
  load: number;
  cores: number;
}
export function secondRunsText(when: When, runs: SecondRun[]): string;
export function listSecondRuns(file: string, when: When, runs: SecondRun[]): void;
