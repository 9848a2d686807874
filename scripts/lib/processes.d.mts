export interface Entry {
  pid: number;
  /** Start time of the process, to tell it from a later one with the same pid. */
  id: string | undefined;
}
export function processStartId(pid: number): string | undefined;
export interface ProcessLine {
  pid: number;
  parent: number;
  command: string;
}
export function commandLineOf(pid: number): string | undefined;
export function workingFolder(pid: number): string | undefined;
export function listProcesses(): ProcessLine[];
export function isAlive(entry: Entry | undefined | null): boolean;
export class LockedError extends Error {
  owner: Entry;
}
export interface Lock {
  /** Entry that a dead owner left in the lock. */
  left: (Entry & { children?: Entry[] }) | undefined;
  note(fields: { children: Entry[] }): void;
  release(): void;
}
export function takeLock(file: string): Lock;
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  options?: { signal?: AbortSignal },
): Promise<T>;
export function endAll(entries: Entry[], graceMs: number, ask?: NodeJS.Signals): Promise<void>;
