import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { dev } from './dev.mjs';
import { openDataDir } from './data-dir.mjs';
import { root } from './entry.mjs';
import { leaveWithNpm } from './leave-with-npm.mjs';
import { migrateDatabase, openDatabase, prepare } from './prepare.mjs';
import { seed } from './seed.mjs';
import { Sentence } from './sentence.mjs';
import { start } from './start.mjs';
import { preload } from './supervise.mjs';
import { done } from './terminal.mjs';

export async function command(name, args) {
  leaveWithNpm();
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
    default:
      throw new Sentence(`There is no command ${name}: start, dev, server, worker, migrate or seed.`);
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

/** One process in the foreground, with its JSON log on stdout: what an operator runs, many times, on many machines. */
async function single(role) {
  await prepare(root, { client: role === 'server' });
  const folder = openDataDir(root, process.env);
  const database = await openDatabase(folder, process.env, { own: false });
  const child = spawn(
    process.execPath,
    [
      '--enable-source-maps',
      '--import',
      preload,
      join('dist', role === 'server' ? 'server' : 'workers', 'main.js'),
    ],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: database.url },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  const code = await new Promise((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)));
  await database.stop();
  process.exitCode = code === 78 ? 1 : code;
}
