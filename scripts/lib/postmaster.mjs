import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, workingFolder } from './processes.mjs';
import { CliError } from './cli-error.mjs';

/** Age after which an empty postmaster.pid counts as abandoned, ms: a server writes it right after creating it. */
const EMPTY_PID_FILE_MS = 2_000;

/** Reads postmaster.pid of a server that runs or ran on this data; returns undefined if there is none. */
export function readPostmaster(dataDir) {
  let lines;
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'EACCES') throw wrongOwnerError(dataDir);
    throw error;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

const wrongOwnerError = (dataDir) =>
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
 * Reads postmaster.pid like `readPostmaster`, but returns undefined if its process is gone. A zombie counts as gone
 * (in a container whose first process does not reap), and so does a pid that belongs to another program by now.
 */
export function livePostmaster(dataDir) {
  const found = readPostmaster(dataDir);
  if (!found || !isAlive(found.pid)) return undefined;
  if (process.platform === 'win32') return found;
  const command = commandLineOf(found.pid);
  return command !== undefined && isPostmaster(command) ? found : undefined;
}

/**
 * Removes a postmaster.pid that PostgreSQL would refuse for ever although no server runs: an empty one (its server
 * was killed right at the start), or one whose pid belongs to another program by now. PostgreSQL itself detects any
 * other use of the data through its shared memory.
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
 * Selects the backends of one cluster that their postmaster has left behind. `name` is the cluster_name at the
 * start of their titles; `live` is the pid of a postmaster running on the data, whose children are no orphans.
 */
export function findOrphanBackends(processes, { dataDir, name, live, folderOf = workingFolder }) {
  return processes.filter(({ pid, parent, command }) => {
    if (!command.startsWith('postgres: ') || parent === live) return false;
    // The working folder is the safest sign; the title is used if the folder cannot be read (root in a container,
    // macOS).
    const folder = folderOf(pid);
    return folder === undefined ? command.startsWith(`postgres: ${name}: `) : folder === dataDir;
  });
}

/** Finds the last reason that a server logged for not starting; undefined if it logged none. */
export function lastFatalMessage(log) {
  // Refusals of clients that connect too early are logged as FATAL too.
  const line = log
    .split('\n')
    .findLast((each) => /\b(FATAL|PANIC): +(?! |the database system is |terminating )/.test(each));
  return line?.replace(/^.*\b(FATAL|PANIC): +/, '').trim();
}

/** Returns advice about a server that does not start. */
export function startAdvice(reason, { dataDir, log }) {
  if (/No space left/i.test(reason)) return `make room on the disk of ${dataDir}, and start again`;
  if (/shared memory block/.test(reason))
    return `end the postgres processes that still work in ${dataDir}, or restart the machine, and start again`;
  return `see ${log}, mend what it names, and start again`;
}
