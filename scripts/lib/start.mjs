import { join } from 'node:path';
import { lockDataDir, openDataDir } from './data-dir.mjs';
import { DatabaseWatch } from './database-watch.mjs';
import { checkPort, migrateDatabase, openDatabase, prepare } from './prepare.mjs';
import { endAll } from './processes.mjs';
import { Child, untilHealthy } from './supervise.mjs';
import { bold, dim, done, writeLine } from './terminal.mjs';

/** Deadline of stopping a child, ms: a worker hands its jobs over within 30 s, and is killed after this. */
const DRAIN_MS = 35_000;
const STARTUP_MS = 60_000;
/**
 * Grace period of children of a killed supervisor, ms: they are already shutting down, and their jobs resume from
 * checkpoints.
 */
const LEFTOVER_MS = 3_000;
/** Deadline for a child to finish its requests when its database is gone, ms: it has nowhere to hand work over to. */
const MOVE_MS = 5_000;

/** Runs `npm start`: everything that one machine needs, until it is asked to stop. */
export async function start(root) {
  writeLine(bold('\n  LDA\n'));
  const config = await prepare(root);
  const run = new Run(root, openDataDir(root, process.env));
  await run.up(config);
}

/** The running database and processes, which end in a fixed order. */
export class Run {
  children = [];
  database;
  #stopping;
  #opening;
  #abort = new AbortController();
  #watch;
  #fail;

  constructor(root, folder) {
    this.root = root;
    this.folder = folder;
    /** Rejects when something that must run cannot. */
    this.failed = new Promise((_, reject) => (this.#fail = reject));
    this.failed.catch(() => {});
  }

  async up(config) {
    this.lock = lockDataDir(this.folder);
    this.#handleSignals();
    try {
      await endAll(this.lock.left?.children ?? [], LEFTOVER_MS);
      await checkPort(config.host, config.port);
      await this.openDatabase();
      if (this.#stopping) return;
      this.startChildren();
      const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
      const address = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
      await untilHealthy(`${address}/healthz`, { timeoutMs: STARTUP_MS, failed: this.failed });
      if (this.#stopping) return;
      done('Server and worker running');
      this.greet(config);
      await this.failed;
    } catch (error) {
      if (this.#stopping) return;
      await this.down();
      throw error;
    }
  }

  greet(config) {
    writeLine(`\n  ${bold(config.publicUrl)}\n`);
    if (config.smtpUrl === undefined) writeLine(dim(`  Mail is written to ${join(this.folder, 'outbox')}`));
    writeLine(dim(`  Logs are in ${join(this.folder, 'logs')}`));
    writeLine(dim('  Ctrl-C stops everything.\n'));
  }

  async openDatabase() {
    const { signal } = this.#abort;
    this.#opening = openDatabase(this.folder, process.env, { own: true, signal, report }).then(
      (database) => (this.database = database),
    );
    await this.#opening;
    if (this.#stopping) return;
    if (this.database.embedded) this.#watchDatabase();
    await migrateDatabase(this.root, this.database.url);
  }

  startChildren() {
    for (const [role, main] of [
      ['server', 'dist/server/main.js'],
      ['worker', 'dist/workers/main.js'],
    ]) {
      const child = new Child({
        role,
        args: [main],
        cwd: this.root,
        env: this.#childEnv(),
        logFile: join(this.folder, 'logs', `${role}.log`),
        onFatal: (message) => this.fail(message),
        onChange: () => this.#noteChildren(),
        waitFor: () => this.#watch?.back,
      });
      this.children.push(child);
    }
    for (const child of this.children) child.start();
  }

  #childEnv() {
    return { ...process.env, DATA_DIR: this.folder, DATABASE_URL: this.database.url };
  }

  fail(message) {
    const error = new Error(message);
    error.name = 'CliError';
    this.#fail(error);
  }

  /** Records the children in the lock file, so that the next supervisor can end them if this one is killed. */
  #noteChildren() {
    try {
      this.lock.note({ children: this.children.map((child) => child.entry).filter(Boolean) });
    } catch (error) {
      // The children still end with this process; a full disk is no reason to end them now.
      writeLine(
        `  The running processes could not be recorded in ${this.folder} (${error.code ?? error.message}).`,
      );
    }
  }

  #watchDatabase() {
    this.#watch = new DatabaseWatch({
      embedded: this.database.embedded,
      report,
      onMoved: () => this.#followDatabase(),
      onFailed: (error) => this.fail(error.message),
    });
    this.#watch.start();
  }

  /** Restarts server and worker after the database has moved: they got its address at their start. */
  #followDatabase() {
    report(
      `The database runs on port ${this.database.embedded.record.port} now; server and worker are restarted.`,
    );
    for (const child of this.children) {
      child.env = this.#childEnv();
      child.restart(MOVE_MS);
    }
  }

  #handleSignals() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (this.#stopping) {
          // A second signal: stop waiting for work to end.
          for (const child of this.children) child.kill();
          return;
        }
        writeLine('\n  Stopping…');
        void this.down().then(() => {
          writeLine('  Stopped.');
          process.exit(0);
        });
      });
    }
  }

  /**
   * Stops the children first, with time to hand over their work, then the database. Until then a database that ends
   * is restarted: without it no work can be handed over.
   */
  down() {
    this.#stopping ??= (async () => {
      this.#abort.abort();
      // The caller that opens the database reports the failure.
      await this.#opening?.catch(() => {});
      await Promise.all(this.children.map((child) => child.stop(DRAIN_MS)));
      await this.#watch?.stop();
      await this.database?.stop();
      this.lock.release();
    })();
    return this.#stopping;
  }
}

/** Prints one line about the database to the terminal. */
const report = (text) => writeLine(`  ${text}`);
