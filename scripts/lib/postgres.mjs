import { createHash, randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCluster, USER } from './create-cluster.mjs';
import { freePort, isFree } from './free-port.mjs';
import { postgresAccount, postgresBinaries } from './postgres-binaries.mjs';
import { lastLine, run, windows } from './postgres-programs.mjs';
import {
  lastFatalMessage,
  livePostmaster,
  findOrphanBackends,
  readPostmaster,
  removeStalePidFile,
  startAdvice,
} from './postmaster.mjs';
import { endAll, processStartId, listProcesses } from './processes.mjs';
import { pause, CliError } from './cli-error.mjs';

/** Grace period of a backend before it is killed, ms. */
const QUIT_MS = 2_000;
/** Deadline of a server that replays its log after a crash, ms: longer than that of one that does not start at all. */
const RECOVERY_MS = 600_000;

/** Returns the delay before the next attempt to start a server, ms, after this many failures. */
export const startBackoff = (failures) => Math.min(5_000, 250 * 2 ** (failures - 1));

/** A PostgreSQL cluster: its data, the programs that control it, and the account they run under. */
export class Cluster {
  /**
   * @param {{ dataDir: string, password: string, settings?: Record<string, string>, log: string }} options
   *   `log` is the file that the server writes to; the account must be able to write it.
   */
  constructor({ dataDir, password, settings = {}, log }) {
    this.dataDir = dataDir;
    this.password = password;
    this.settings = settings;
    this.log = log;
    this.account = postgresAccount(dataDir);
    this.bin = postgresBinaries(this.account);
  }

  program(name) {
    return join(this.bin, windows ? `${name}.exe` : name);
  }

  url(port, database) {
    return `postgres://${USER}:${this.password}@127.0.0.1:${port}/${database}`;
  }

  /** Creates the server's log file, owned by the account. */
  prepareLog() {
    closeSync(openSync(this.log, 'a', 0o600));
    if (this.account) chownSync(this.log, this.account.uid, this.account.gid);
  }

  /** Returns whether the cluster is complete: initdb writes this file early, and removes it if it fails. */
  exists() {
    return existsSync(join(this.dataDir, 'global', 'pg_control'));
  }

  /** A name unique to this cluster, which its backends show in their process titles to every user. */
  get name() {
    return `lda-${createHash('sha256').update(`${this.dataDir}\n${this.password}`).digest('hex').slice(0, 16)}`;
  }

  /**
   * Starts the server, or uses one that still runs on this data; creates the cluster if there is none.
   * Retries for `retryMs`, with backoff; waits for `keepPortMs` if another program uses the preferred port.
   * When `signal` is aborted, stops what it has started and rejects.
   * @param {number} [preferredPort]
   * @param {{ retryMs?: number, keepPortMs?: number, create?: boolean, signal?: AbortSignal,
   *   report?: (text: string) => void }} [options]
   * @returns {Promise<{ port: number, reused: boolean }>}
   * @throws CliError that says what to do
   */
  async start(
    preferredPort,
    { retryMs = 10_000, keepPortMs = 0, create = true, signal, report = () => {} } = {},
  ) {
    const began = Date.now();
    let port = preferredPort || (await freePort());
    for (let failures = 1; ; failures += 1) {
      signal?.throwIfAborted();
      const running = await this.running();
      if (running) return { port: running.port, reused: true };
      if (!this.exists()) {
        if (!create)
          throw new CliError(`The database's files in ${this.dataDir} are gone; restore a backup.`);
        await createCluster(this);
      }
      const live = livePostmaster(this.dataDir);
      let reason;
      if (live) {
        reason = live.ready ? 'it runs and does not answer' : 'it is still starting';
      } else if (await isFree(port)) {
        reason = await this.#tryStart(port, signal);
        if (reason === undefined) return { port, reused: false };
      } else if (Date.now() - began < keepPortMs) {
        reason = `port ${port} is used by another program`;
      } else {
        port = await freePort();
        continue;
      }
      const starting = livePostmaster(this.dataDir)?.ready === false;
      if (Date.now() - began >= (starting ? RECOVERY_MS : retryMs)) {
        throw new CliError(`The embedded database does not start (${reason}); ${startAdvice(reason, this)}.`);
      }
      if (failures === 1) report(`The database does not start yet (${reason}); it is tried again.`);
      await wait(startBackoff(failures), undefined, { signal });
    }
  }

  /** Tries once to start the server on this port; resolves with the reason of a failure, or undefined. */
  async #tryStart(port, signal) {
    await this.endOrphans();
    removeStalePidFile(this.dataDir);
    const logged = statSync(this.log, { throwIfNoEntry: false })?.size ?? 0;
    const options = `-p ${port} -c cluster_name=${this.name}`;
    let over = false;
    const starting = run(
      this.program('pg_ctl'),
      ['start', '-w', '-t', '60', '-D', this.dataDir, '-l', this.log, '-o', options],
      this.account,
    ).finally(() => (over = true));
    // pg_ctl waits for the server: killing pg_ctl would leave the server running, stopping the server ends both.
    let stopping;
    const stop = async () => {
      while (!over) {
        await this.stop();
        await pause(100);
      }
    };
    const onAbort = () => (stopping = stop());
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const { code, output } = await starting;
      await stopping;
      if (signal?.aborted) {
        await this.stop();
        signal.throwIfAborted();
      }
      if (code === 0) return undefined;
      return lastFatalMessage(this.#logFrom(logged)) ?? lastLine(output);
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  #logFrom(offset) {
    try {
      return readFileSync(this.log).subarray(offset).toString('utf8');
    } catch {
      // pg_ctl's own last line is used instead.
      return '';
    }
  }

  /**
   * Ends backends left behind by a killed postmaster. They serve no client, and while one of them is busy, no
   * server can start on their data. They get SIGQUIT, as from a server that crashed.
   */
  async endOrphans() {
    const processes = listProcesses();
    // Read after the list of processes: a listed child of this postmaster was never an orphan.
    const live = readPostmaster(this.dataDir)?.pid;
    if (!existsSync(this.dataDir)) return;
    const dataDir = realpathSync(this.dataDir);
    const orphans = findOrphanBackends(processes, { dataDir, name: this.name, live });
    await endAll(
      orphans.map(({ pid }) => ({ pid, id: processStartId(pid) })),
      QUIT_MS,
      'SIGQUIT',
    );
  }

  /** Returns the server that already runs on this data, once it answers; undefined if there is none. */
  async running() {
    for (let tries = 0; tries < 100; tries += 1) {
      const found = livePostmaster(this.dataDir);
      if (!found) return undefined;
      const { code } = await run(this.program('pg_ctl'), ['status', '-D', this.dataDir], this.account);
      if (code !== 0) return undefined;
      if (found.ready) return (await this.answers(found.port)) ? found : undefined;
      await pause(100);
    }
    return undefined;
  }

  /**
   * Returns whether a server answers that uses this data: the pid of a crashed server may belong to another process
   * now.
   */
  async answers(port) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: this.url(port, 'postgres'),
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query('show data_directory');
      return rows[0].data_directory === this.dataDir;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Returns the number of connected clients, except this one; 0 if the server is not running. */
  async clients(port) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.url(port, 'postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query(
        `select count(*)::int as count from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      return rows[0].count;
    } catch (error) {
      if (error.code === 'ECONNREFUSED') return 0;
      throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Creates a database if it is missing. */
  async ensureDatabase(port, name) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.url(port, 'postgres') });
    await client.connect();
    try {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database "${name}"`);
    } finally {
      await client.end();
    }
  }

  /** Stops the server, and any backends that a killed one has left behind. */
  async stop(mode = 'fast') {
    const stop = (how) =>
      run(this.program('pg_ctl'), ['stop', '-w', '-t', '30', '-m', how, '-D', this.dataDir], this.account);
    if (livePostmaster(this.dataDir)) await stop(mode);
    if (livePostmaster(this.dataDir)) await stop('immediate');
    await this.endOrphans();
  }
}

export const newPassword = () => randomBytes(24).toString('hex');
