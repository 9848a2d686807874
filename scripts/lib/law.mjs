import { join, resolve } from 'node:path';
import { openDataDir } from './data-dir.mjs';
import { migrateDatabase, openDatabase, prepare } from './prepare.mjs';
import { runMain } from './run-main.mjs';

/**
 * Runs `npm run law -- COMMAND`: lists, imports and removes laws, whether the installation is running or stopped.
 */
export async function law(root, [command, ...args]) {
  // npm runs in the package's folder; a file is named from where the operator is.
  const from = process.env.INIT_CWD ?? process.cwd();
  const isFile = (arg) => command === 'import' && !arg.startsWith('--');
  const operands = args.map((arg) => (isFile(arg) ? resolve(from, arg) : arg));
  await prepare(root, { client: false });
  const folder = openDataDir(root, process.env);
  const database = await openDatabase(folder, process.env, { own: false });
  try {
    await migrateDatabase(root, database.url);
    process.exitCode = await runMain(root, { ...process.env, DATA_DIR: folder, DATABASE_URL: database.url }, [
      join('dist', 'workers', 'law-loading', 'main.js'),
      command ?? '',
      ...operands,
    ]);
  } finally {
    await database.stop();
  }
}
