import type { ProcessLine } from './processes.mjs';

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}
export function readPostmaster(dataDir: string): Postmaster | undefined;
export function livePostmaster(dataDir: string): Postmaster | undefined;
export function isPostmaster(command: string): boolean;
export function removeStalePidFile(dataDir: string): void;
export function findOrphanBackends(
  processes: ProcessLine[],
  options: {
    dataDir: string;
    name: string;
    live: number | undefined;
    folderOf?: (pid: number) => string | undefined;
  },
): ProcessLine[];
export function lastFatalMessage(log: string): string | undefined;
export function startAdvice(reason: string, options: { dataDir: string; log: string }): string;
