import { openDataDir } from './data-dir.mjs';
import { migrateDatabase, openDatabase, prepare } from './prepare.mjs';
import { runMain } from './run-main.mjs';

/** Runs a compiled command for operators on the installation's database, whether the installation is running or stopped. */
export async function operate(root, main, args) {
  await prepare(root, { client: false });
  const folder = openDataDir(root, process.env);
  const database = await openDatabase(folder, process.env, { own: false });
  try {
    await migrateDatabase(root, database.url);
    process.exitCode = await runMain(root, { ...process.env, DATA_DIR: folder, DATABASE_URL: database.url }, [
      main,
      ...args,
    ]);
  } finally {
    await database.stop();
  }
}
