import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDataDir } from './data-dir.mjs';
import { migrateDatabase, openDatabase, prepare } from './prepare.mjs';
import { CliError } from './cli-error.mjs';
import { runMain } from './run-main.mjs';
import { Child } from './supervise.mjs';
import { bold, writeLine } from './terminal.mjs';

const DEFAULT = 'demo';
const DRAIN_MS = 35_000;

/**
 * Runs `npm run seed -- NAME`: creates users and documents for trying the product, whether the installation is
 * running or stopped.
 */
export async function seed(root, args) {
  if (process.env.NODE_ENV === 'production') {
    throw new CliError('Scenarios are for development: NODE_ENV is production.');
  }
  const [name = DEFAULT] = args.filter((arg) => !arg.startsWith('--'));
  await prepare(root, { client: false });
  const { SCENARIOS } = await import(pathToFileURL(join(root, 'dist/server/seed/scenarios.js')).href);
  const known = Object.entries(SCENARIOS).map(([each, { about }]) => `  ${each.padEnd(8)} ${about}`);
  if (args.includes('--list')) return writeLine(known.join('\n'));
  if (!Object.hasOwn(SCENARIOS, name)) {
    throw new CliError(`There is no scenario ${name}. There are:\n${known.join('\n')}`);
  }

  writeLine(bold(`\n  LDA, scenario ${name}: ${SCENARIOS[name].about}\n`));
  const folder = openDataDir(root, process.env);
  const database = await openDatabase(folder, process.env, { own: false });
  try {
    await migrateDatabase(root, database.url);
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: database.url };
    process.exitCode = await withWorker(root, { folder, env }, () =>
      runMain(root, env, [
        join('dist', 'server', 'seed', 'main.js'),
        name,
        ...args.filter((arg) => arg === '--yes'),
      ]),
    );
  } finally {
    await database.stop();
  }
}

/** Starts a worker for the seed, beside any others; it has no API key, so that every run gives the same result, and leaves the laws to those. */
async function withWorker(root, { folder, env }, work) {
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  failed.catch(() => {});
  const worker = new Child({
    role: 'worker',
    args: [join('dist', 'workers', 'main.js')],
    cwd: root,
    env: { ...env, OPENAI_API_KEY: '', OPENAI_BASE_URL: '', LOAD_LAWS: 'no' },
    logFile: join(folder, 'logs', 'seed.log'),
    onFatal: (message) => fail(new CliError(message)),
  });
  worker.start();
  try {
    return await Promise.race([work(), failed]);
  } finally {
    await worker.stop(DRAIN_MS);
  }
}
