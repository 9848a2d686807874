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

/** As mkdir -p; Node's own goes round in circles where the kernel answers ENOENT for a folder that is there (/proc). */
function makeFolder(folder) {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeFolder(parent);
  mkdirSync(folder);
}

/**
 * The folder that holds what must last, made where it is missing.
 * @throws Sentence where it cannot be written to.
 */
export function openDataDir(root, env) {
  const folder = resolve(root, env.DATA_DIR || '.data');
  try {
    if (!existsSync(folder)) {
      makeFolder(folder);
      // Others may pass through (the account that PostgreSQL runs under, when we are root), and see nothing.
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

/** How long a database that ended under people at work is tried to be started again. */
const RESTART_MS = 60_000;
/** How long its port is waited for, where another program has taken it meanwhile. */
const KEEP_PORT_MS = 10_000;

const lockFileOf = (folder) => join(folder, 'lda.lock');

/**
 * Makes this process the one that runs LDA on a data folder.
 * @throws Sentence while another does.
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

/** Where the cluster goes: into the data folder, or where PostgreSQL's account can follow. */
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
    // A folder that was moved or copied comes with its own cluster, and must not go on with the one it was copied from.
    if (this.record !== undefined && isThere) this.record.dataDir = place;
    if (this.record === undefined || !existsSync(this.record.dataDir)) {
      const dataDir = place;
      // The password is part of the cluster: both are new, or both are kept.
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

  /** Starts it, or takes over one that runs already; alone, because several commands may want it at once. */
  start({ signal, report } = {}) {
    return withLock(
      this.startLock,
      async () => {
        this.cluster.prepareLog();
        // Before the cluster is made: a start that is killed right after must still know the password.
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

  /** Whether its server lives on the port that it was last known on. */
  isWhereItWas() {
    return livePostmaster(this.cluster.dataDir)?.port === this.record.port;
  }

  /**
   * Starts it again under those who use it: on the same port, as long as that can be had.
   * @returns {Promise<{ moved: boolean }>} whether the port is another one now
   * @throws Sentence when that is given up
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

  /** Whether one runs at this moment, started by whomever. */
  async isRunning() {
    const running = await this.cluster.running();
    if (running) this.record.port = running.port;
    return running !== undefined;
  }

  /** Whether `npm start` runs on this folder, or others are still connected. */
  async isUsed() {
    if (isLocked(this.lockFile)) return true;
    // Connections of a process that was killed are noticed a moment later.
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
