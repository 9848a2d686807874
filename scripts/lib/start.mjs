import { join } from 'node:path';
import { lockDataDir, openDataDir } from './data-dir.mjs';
import { DatabaseWatch } from './database-watch.mjs';
import { checkPort, migrateDatabase, openDatabase, prepare } from './prepare.mjs';
import { endAll } from './processes.mjs';
import { Child, untilHealthy } from './supervise.mjs';
import { bold, dim, done, writeLine } from './terminal.mjs';

/** Workers leave their jobs for the next one within 30 s; whoever takes longer is ended. */
const DRAIN_MS = 35_000;
const STARTUP_MS = 60_000;
/** A child of a killed supervisor is on its way out already; what it held is resumed from its checkpoints. */
const LEFTOVER_MS = 3_000;
/** What a child needs to close its requests when its database is gone: there is nowhere to hand work over to. */
const MOVE_MS = 5_000;

/** `npm start`: everything that one machine needs, until it is told to stop. */
export async function start(root) {
  writeLine(bold('\n  LDA\n'));
  const config = await prepare(root);
  const run = new Run(root, openDataDir(root, process.env));
  await run.up(config);
}

/** What is running, in the order in which it has to end. */
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

  /** The next supervisor has to know them, should this one be killed. */
  #noteChildren() {
    try {
      this.lock.note({ children: this.children.map((child) => child.entry).filter(Boolean) });
    } catch (error) {
      // They end with us all the same; a full disk is no reason to end them now.
      writeLine(`  Who runs could not be noted in ${this.folder} (${error.code ?? error.message}).`);
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

  /** Server and worker know the database by an address that they were started with. */
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
          // Asked twice: no more waiting for work to end.
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
   * Children first, with time to hand their work over; then the database under them, which until then is brought back
   * where it ends: without it nothing can be handed over.
   */
  down() {
    this.#stopping ??= (async () => {
      this.#abort.abort();
      // How it failed is told by whoever opens it.
      await this.#opening?.catch(() => {});
      await Promise.all(this.children.map((child) => child.stop(DRAIN_MS)));
      await this.#watch?.stop();
      await this.database?.stop();
      this.lock.release();
    })();
    return this.#stopping;
  }
}

/** One line on the terminal about the database. */
const report = (text) => writeLine(`  ${text}`);
