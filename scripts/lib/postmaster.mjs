import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, workingFolder } from './processes.mjs';
import { CliError } from './cli-error.mjs';

/** postmaster.pid is written right after it is made: one that is empty for so long stays so. */
const EMPTY_PID_FILE_MS = 2_000;

/** What postmaster.pid says of a server that runs or ran on this data, or undefined. */
export function readPostmaster(dataDir) {
  let lines;
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'EACCES') throw otherOwner(dataDir);
    throw error;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

const otherOwner = (dataDir) =>
  new CliError(
    `The database in ${dataDir} belongs to another user; start as that user or as root, or set another DATA_DIR.`,
  );

function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Tells a postmaster's command line from that of a backend ("postgres: …") and of any other program. */
export const isPostmaster = (command) => /(^|[\\/])postgres(\.exe)?(\s|$)/.test(command);

/**
 * Reads postmaster.pid as `readPostmaster` does, but returns undefined where its process is gone: also where that is
 * a zombie (a container whose first process collects none), or its number belongs to another program by now.
 */
export function livePostmaster(dataDir) {
  const found = readPostmaster(dataDir);
  if (!found || !isAlive(found.pid)) return undefined;
  if (process.platform === 'win32') return found;
  const command = commandOf(found.pid);
  return command !== undefined && isPostmaster(command) ? found : undefined;
}

/**
 * Removes a postmaster.pid that PostgreSQL would refuse for ever, though no server runs: an empty one (its server
 * was killed in its first instant), or one whose number belongs to another program by now. Whatever else still uses
 * the data is found by PostgreSQL itself, by its shared memory.
 */
export function removeStalePidFile(dataDir) {
  const file = join(dataDir, 'postmaster.pid');
  const found = readPostmaster(dataDir);
  if (!found || livePostmaster(dataDir)) return;
  if (found.pid === 0) {
    const { size, mtimeMs } = statSync(file);
    if (size > 0 || Date.now() - mtimeMs < EMPTY_PID_FILE_MS) return;
  } else if (!isAlive(found.pid)) return;
  rmSync(file, { force: true });
}

/**
 * Picks the backends of one cluster that their postmaster has left behind. `name` is the cluster_name that their
 * titles begin with; `live` the process id of a postmaster that runs on the data, whose children are none.
 */
export function orphansOf(processes, { dataDir, name, live, folderOf = workingFolder }) {
  return processes.filter(({ pid, parent, command }) => {
    if (!command.startsWith('postgres: ') || parent === live) return false;
    // Surest, where it may be read; the title also serves where it may not (a container's root, macOS).
    const folder = folderOf(pid);
    return folder === undefined ? command.startsWith(`postgres: ${name}: `) : folder === dataDir;
  });
}

/** Finds the last reason that a server gave in its log for not starting; undefined where it gave none. */
export function lastFatal(log) {
  // Clients that come too early are refused with FATAL too.
  const line = log
    .split('\n')
    .findLast((each) => /\b(FATAL|PANIC): +(?! |the database system is |terminating )/.test(each));
  return line?.replace(/^.*\b(FATAL|PANIC): +/, '').trim();
}

/** Says what a person can do about a server that does not start. */
export function startAdvice(reason, { dataDir, log }) {
  if (/No space left/i.test(reason)) return `make room on the disk of ${dataDir}, and start again`;
  if (/shared memory block/.test(reason))
    return `end the postgres processes that still work in ${dataDir}, or restart the machine, and start again`;
  return `see ${log}, mend what it names, and start again`;
}
