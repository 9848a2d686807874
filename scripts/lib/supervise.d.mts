import type { Entry } from './processes.mjs';

export const CONFIG_EXIT: 78;
/** Returns the delay before the next start, ms, after this many quick exits in a row. */
export function backoff(failures: number): number;
export class Child {
  constructor(options: {
    role: string;
    args: string[];
    env: NodeJS.ProcessEnv;
    cwd: string;
    logFile: string;
    onFatal: (message: string) => void;
    onChange?: () => void;
    waitFor?: () => Promise<void> | undefined;
    stableMs?: number;
    maxFailures?: number;
  });
  readonly pid: number | undefined;
  readonly entry: Entry | undefined;
  start(): void;
  env: NodeJS.ProcessEnv;
  restart(deadlineMs?: number): void;
  stop(deadlineMs: number): Promise<void>;
  kill(): void;
}
