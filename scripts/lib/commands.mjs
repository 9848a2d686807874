import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseWatch } from './database-watch.mjs';
import { dev } from './dev.mjs';
import { openDataDir } from './data-dir.mjs';
import { root } from './entry.mjs';
import { exitWithParent } from './exit-with-parent.mjs';
import { law } from './law.mjs';
import { migrateDatabase, openDatabase, prepare } from './prepare.mjs';
import { seed } from './seed.mjs';
import { CliError } from './cli-error.mjs';
import { start } from './start.mjs';
import { storage } from './storage.mjs';
import { preload } from './supervise.mjs';
import { done } from './terminal.mjs';

export async function command(name, args) {
  exitWithParent();
  switch (name) {
    case 'start':
      return start(root);
    case 'dev':
      return dev(root);
    case 'server':
    case 'worker':
      return single(name);
    case 'migrate':
      return migrateOnly();
    case 'seed':
      return seed(root, args);
    case 'law':
      return law(root, args);
    case 'storage':
      return storage(root, args);
    default:
      throw new CliError(
        `There is no command ${name}: start, dev, server, worker, migrate, seed, law or storage.`,
      );
  }
}

async function migrateOnly() {
  await prepare(root, { client: false });
  const database = await openDatabase(openDataDir(root, process.env), process.env, { own: false });
  try {
    await migrateDatabase(root, database.url);
    done('The database schema is up to date');
  } finally {
    await database.stop();
  }
}

/** Deadline for a child to finish its requests after its database has moved to another port, ms. */
const MOVE_MS = 5_000;

/**
 * Runs one process in the foreground, with its JSON log on stdout: for operators, who may run several on several
 * machines.
 */
async function single(role) {
  await prepare(root, { client: role === 'server' });
  const folder = openDataDir(root, process.env);
  const database = await openDatabase(folder, process.env, { own: false, report });
  const main = join('dist', role === 'server' ? 'server' : 'workers', 'main.js');
  let child;
  let moved = false;
  const watch =
    database.embedded &&
    new DatabaseWatch({
      embedded: database.embedded,
      report,
      onMoved() {
        report(`The database runs on port ${database.embedded.record.port} now; the ${role} is restarted.`);
        moved = true;
        endChild(child, MOVE_MS);
      },
      onFailed(error) {
        report(error.message);
        process.exitCode = 1;
        endChild(child, MOVE_MS);
      },
    });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      moved = false;
      child?.kill('SIGTERM');
    });
  }
  watch?.start();
  let code;
  do {
    moved = false;
    child = spawn(process.execPath, ['--enable-source-maps', '--import', preload, main], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: database.url },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    code = await new Promise((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)));
  } while (moved);
  await watch?.stop();
  await database.stop();
  process.exitCode ||= code === 78 ? 1 : code;
}

/** Asks a child to end, and kills it after the deadline. */
function endChild(child, deadlineMs) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  child.once('exit', () => clearTimeout(timer));
}

/** Prints one line about the database to stderr, because the log is on stdout. */
const report = (text) => process.stderr.write(`${text}\n`);
