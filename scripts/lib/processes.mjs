import { execFileSync } from 'node:child_process';
import {
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { pause } from './cli-error.mjs';

/**
 * Returns when a process started, to tell it from a later one with the same pid; undefined if there is no such
 * process.
 */
export function processStartId(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : `${pid}@${fields[19]}`;
    }
    if (process.platform !== 'win32') {
      const began = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
      return began === '' ? undefined : `${pid}@${began}`;
    }
    process.kill(pid, 0);
    return String(pid);
  } catch {
    return undefined;
  }
}

const linux = process.platform === 'linux';
const ps = (args) => execFileSync('ps', args, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });

/** Returns the command line of a process; undefined if there is none, it is a zombie, or the system does not tell. */
export function commandLineOf(pid) {
  try {
    const command = linux
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replace(/\0+/g, ' ').trim()
      : ps(['-ww', '-o', 'command=', '-p', String(pid)]).trim();
    return command === '' ? undefined : command;
  } catch {
    return undefined;
  }
}

/**
 * Returns the working folder of a process; undefined without permission to read it, and on systems other than
 * Linux.
 */
export function workingFolder(pid) {
  try {
    return linux ? readlinkSync(`/proc/${pid}/cwd`) : undefined;
  } catch {
    return undefined;
  }
}

function linuxProcess(pid) {
  const command = commandLineOf(pid);
  if (command === undefined) return [];
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return [{ pid, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command }];
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

/** Lists all live processes that this user may see, as `{ pid, parent, command }`; none on Windows. */
export function listProcesses() {
  if (process.platform === 'win32') return [];
  if (linux) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => linuxProcess(Number(name)));
  }
  return ps(['-axww', '-o', 'pid=,ppid=,command='])
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, command]) => ({ pid: Number(pid), parent: Number(parent), command }));
}

export const isAlive = (entry) =>
  entry !== undefined && entry !== null && processStartId(entry.pid) === entry.id;

/** Thrown by `takeLock` while another process has the lock. */
export class LockedError extends Error {
  constructor(owner) {
    super(`held by process ${owner.pid}`);
    this.owner = owner;
  }
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Acquires a lock that does not outlive its process.
 * @returns what a dead owner left in it, and functions to note more (its children) and to release it.
 * @throws LockedError
 */
export function takeLock(file) {
  const me = { pid: process.pid, id: processStartId(process.pid) };
  const mine = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  let left;
  const write = (content) => writeFileSync(mine, JSON.stringify(content), { mode: 0o600 });
  write(me);
  try {
    for (;;) {
      try {
        // A link is created atomically and never replaces an existing file.
        linkSync(mine, file);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const owner = read(file);
      if (isAlive(owner)) throw new LockedError(owner);
      const stale = `${mine}.stale`;
      try {
        renameSync(file, stale);
      } catch (error) {
        if (error.code === 'ENOENT') continue;
        throw error;
      }
      const taken = read(stale);
      // Another process was faster, and we have moved its valid lock away: put it back.
      if (isAlive(taken)) {
        renameSync(stale, file);
        throw new LockedError(taken);
      }
      rmSync(stale, { force: true });
      left = taken;
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return {
    left,
    note(fields) {
      write({ ...me, ...fields });
      renameSync(mine, file);
    },
    release() {
      if (read(file)?.id === me.id) rmSync(file, { force: true });
    },
  };
}

/** Returns whether a live process has this lock. */
export const isLocked = (file) => isAlive(read(file));

/** Runs `work` under a lock, after any other holder; rejects if `signal` is aborted while waiting. */
export async function withLock(file, work, { signal } = {}) {
  for (;;) {
    signal?.throwIfAborted();
    let lock;
    try {
      lock = takeLock(file);
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      await pause(200);
      continue;
    }
    try {
      return await work();
    } finally {
      lock.release();
    }
  }
}

/** Ends processes whose supervisor is gone: sends the signal `ask` first, and kills them after `graceMs`. */
export async function endAll(entries, graceMs, ask = 'SIGTERM') {
  const signal = (name) => {
    for (const entry of entries.filter(isAlive)) {
      try {
        process.kill(entry.pid, name);
      } catch {
        // The process has ended meanwhile, or is not ours to end; whatever it still occupies will be reported as in
        // use.
      }
    }
  };
  signal(ask);
  for (const deadline = Date.now() + graceMs; Date.now() < deadline && entries.some(isAlive);)
    await pause(50);
  signal('SIGKILL');
  for (const deadline = Date.now() + 2_000; Date.now() < deadline && entries.some(isAlive);) await pause(20);
}
