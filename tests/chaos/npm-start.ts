import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command of `scripts/start.mjs`; it gets only the environment variables that are named here. */
export function npmStart(env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: process.cwd(),
    // Where a test needs the laws it names the variable.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOAD_LAWS: 'no', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  return { child, ended, output: () => output, errors: () => errors };
}

interface ClusterRecord {
  dataDir: string;
  password: string;
  port: number;
}

/** Reads the settings of the embedded database from a data folder. */
export const clusterRecord = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as ClusterRecord;

/** Reads the process id of the embedded database's postmaster, which may be dead. */
export const postmasterPid = (dataDir: string) =>
  Number(readFileSync(join(clusterRecord(dataDir).dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Reads the process ids of the server and the worker that `npm start` keeps running. */
export function childPids(dataDir: string): number[] {
  const lock = JSON.parse(readFileSync(join(dataDir, 'lda.lock'), 'utf8')) as {
    children?: { pid: number }[];
  };
  return lock.children?.map(({ pid }) => pid) ?? [];
}
