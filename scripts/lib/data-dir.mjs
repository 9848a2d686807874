import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { commonFolder, postgresAccount, reaches } from './postgres-binaries.mjs';
import { Cluster, newPassword } from './postgres.mjs';
import { livePostmaster } from './postmaster.mjs';
import { LockedError, isLocked, takeLock, withLock } from './processes.mjs';
import { pause, CliError } from './cli-error.mjs';

export const DATABASE = 'lda';

/**
 * Creates a folder and its parents. Node's `recursive` option loops if the kernel answers ENOENT for a folder that
 * exists (as in /proc).
 */
function makeFolder(folder) {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeFolder(parent);
  mkdirSync(folder);
}

/**
 * Returns the folder for persistent data, and creates it if it is missing.
 * @throws CliError if the folder cannot be written to.
 */
export function openDataDir(root, env) {
  const folder = resolve(root, env.DATA_DIR || '.data');
  try {
    if (!existsSync(folder)) {
      makeFolder(folder);
      // Other accounts may traverse it if we are root (PostgreSQL runs under one), but cannot list it.
      chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new CliError(
      `The data folder ${folder} cannot be written to (${error.code}); set DATA_DIR to one that can.`,
    );
  }
  return realpathSync(folder);
}

/** Deadline of restarting a database that ended while in use, ms. */
const RESTART_MS = 60_000;
/** Maximum time that a restart waits for the database's port if another program has taken it meanwhile, ms. */
const KEEP_PORT_MS = 10_000;

const lockFileOf = (folder) => join(folder, 'lda.lock');

/**
 * Locks a data folder, so that only this process runs LDA on it.
 * @throws CliError while another process has the lock.
 */
export function lockDataDir(folder) {
  try {
    return takeLock(lockFileOf(folder));
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new CliError(
      `LDA is already running on ${folder} (process ${error.owner.pid}); stop it first, or set another DATA_DIR.`,
    );
  }
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'EACCES') {
      throw new CliError(`${file} belongs to another user; start as that user, or set another DATA_DIR.`);
    }
    throw new CliError(`${file} is damaged; put it back from a copy, or set another DATA_DIR.`);
  }
}

/** Returns the location of the cluster: in the data folder, or where PostgreSQL's account can reach it. */
function placeFor(folder) {
  const account = postgresAccount(join(folder, 'postgres'));
  if (reaches(folder, account)) return { parent: folder, dataDir: join(folder, 'postgres') };
  const parent = join(commonFolder(), createHash('sha256').update(folder).digest('hex').slice(0, 16));
  mkdirSync(parent, { recursive: true, mode: 0o711 });
  return { parent, dataDir: join(parent, 'postgres') };
}

/** The embedded database of a data folder. */
export class EmbeddedDatabase {
  constructor(folder) {
    this.file = join(folder, 'postgres.json');
    this.lockFile = lockFileOf(folder);
    this.startLock = join(folder, 'postgres.lock');
    this.record = readRecord(this.file);
    const { dataDir: place } = placeFor(folder);
    const isThere = existsSync(join(place, 'global', 'pg_control'));
    // A data folder that was moved or copied contains its own cluster and must not use that of the original.
    if (this.record !== undefined && isThere) this.record.dataDir = place;
    if (this.record === undefined || !existsSync(this.record.dataDir)) {
      const dataDir = place;
      // The password belongs to the cluster: both are new, or both are kept.
      if (this.record === undefined && isThere) {
        throw new CliError(
          `The password of the database in ${dataDir} is missing; put ${this.file} back, or move the database away.`,
        );
      }
      this.record = { dataDir, password: newPassword(), port: undefined };
    }
    const { dataDir, password } = this.record;
    this.cluster = new Cluster({ dataDir, password, log: join(resolve(dataDir, '..'), 'postgres.log') });
  }

  get url() {
    return this.cluster.url(this.record.port, DATABASE);
  }

  #remember() {
    const unfinished = `${this.file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(this.record), { mode: 0o600 });
    renameSync(unfinished, this.file);
  }

  /**
   * Starts the database, or uses one that is already running. Locked, because several commands may start it at
   * once.
   */
  start({ signal, report } = {}) {
    return withLock(
      this.startLock,
      async () => {
        this.cluster.prepareLog();
        // Stored before the cluster is created: if this start is killed right after, the next one must know the
        // password.
        this.#remember();
        const { port, reused } = await this.cluster.start(this.record.port, { signal, report });
        this.record.port = port;
        this.#remember();
        await this.cluster.ensureDatabase(port, DATABASE);
        return { reused };
      },
      { signal },
    );
  }

  /** Returns whether the server is running on its last known port. */
  isWhereItWas() {
    return livePostmaster(this.cluster.dataDir)?.port === this.record.port;
  }

  /**
   * Restarts the database while it is in use: on the same port, if that can be had.
   * @returns {Promise<{ moved: boolean }>} whether the port has changed
   * @throws CliError when the attempts are given up
   */
  restart({ signal, report }) {
    return withLock(
      this.startLock,
      async () => {
        const before = this.record.port;
        const { port } = await this.cluster.start(before, {
          retryMs: RESTART_MS,
          keepPortMs: KEEP_PORT_MS,
          create: false,
          signal,
          report,
        });
        this.record.port = port;
        if (port === before) return { moved: false };
        try {
          this.#remember();
        } catch (error) {
          // The next start finds the port in postmaster.pid, or takes another one.
          report(`The database's port could not be noted in ${this.file} (${error.code ?? error.message}).`);
        }
        return { moved: true };
      },
      { signal },
    );
  }

  /** Returns whether the database is running now, whichever process started it. */
  async isRunning() {
    const running = await this.cluster.running();
    if (running) this.record.port = running.port;
    return running !== undefined;
  }

  /** Returns whether `npm start` is running on this folder, or clients are still connected. */
  async isUsed() {
    if (isLocked(this.lockFile)) return true;
    // PostgreSQL notices the closed connections of a killed process only after a moment.
    for (let looks = 0; looks < 10; looks += 1) {
      if ((await this.cluster.clients(this.record.port)) === 0) return false;
      await pause(200);
    }
    return true;
  }

  stop() {
    return this.cluster.stop();
  }
}
