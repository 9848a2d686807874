import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { EmbeddedDatabase } from './data-dir.mjs';
import { ensureInstalled } from './install.mjs';
import { CliError } from './cli-error.mjs';
import { done } from './terminal.mjs';

/** Brings packages and dist/ up to date and adds .env to the environment; returns the validated configuration. */
export async function prepare(root, { client = true, dev = false } = {}) {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  await ensureInstalled(root, { dev });
  await ensureBuilt(root, client ? {} : { only: 'node' });
  return readConfig(root, process.env);
}

const load = (root, module) => import(pathToFileURL(join(root, 'dist', module)).href);

async function readConfig(root, env) {
  const { readConfig: read, ConfigError } = await load(root, 'platform/config.js');
  try {
    // The embedded database has no address yet; every other variable is validated before anything starts.
    return read({ ...env, DATABASE_URL: env.DATABASE_URL || 'postgres://127.0.0.1/lda' });
  } catch (error) {
    if (error instanceof ConfigError) throw new CliError(error.message);
    throw error;
  }
}

/**
 * Checks that the server can listen on this host and port.
 * @throws CliError if it cannot.
 */
export function checkPort(host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const why = {
        EADDRINUSE: `Port ${port} is already in use; stop what uses it, or set PORT to another one.`,
        EACCES: `Port ${port} may not be used by this user; set PORT to another one.`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
        ENOTFOUND: `HOST ${host} is not an address of this machine.`,
      }[error.code];
      reject(why === undefined ? error : new CliError(why));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Returns the host and database of an address for display, never its password. */
function place(url) {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1)) || 'postgres'} at ${hostname}:${port || 5432}`;
}

/**
 * Migrates the schema to this version.
 * @throws CliError if the database cannot be reached or refuses the connection.
 */
export async function migrateDatabase(root, url) {
  const { migrate } = await load(root, 'platform/db/migrate.js');
  try {
    await migrate(url, { info: () => {} });
  } catch (error) {
    const cause = error.errors?.[0] ?? error.cause ?? error;
    const code = cause.code ?? '';
    if (/^(28|3D)/.test(code) || /SASL|password/i.test(cause.message)) {
      throw new CliError(`The database ${place(url)} refuses us (${cause.message}); check DATABASE_URL.`);
    }
    if (/^E[A-Z]+$/.test(code) || /^(08|57)/.test(code) || /timeout|terminated/i.test(cause.message)) {
      throw new CliError(
        `The database ${place(url)} cannot be reached (${code || cause.message}); check DATABASE_URL.`,
      );
    }
    throw new CliError(`The database ${place(url)} could not be migrated (${cause.message}).`);
  }
}

/**
 * Opens the database of DATABASE_URL, or starts the embedded one of a data folder. `stop` stops the embedded one:
 * at once if it is this caller's (`own`), otherwise only if nothing else uses it any more. So the last of several
 * processes started one by one stops it, whichever started it.
 */
export async function openDatabase(folder, env, { own, signal, report }) {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, embedded: undefined, stop: async () => {} };
  const embedded = new EmbeddedDatabase(folder);
  const opened = {
    embedded,
    // A getter, because a restart may have to take another port.
    get url() {
      return embedded.url;
    },
  };
  if (!own) {
    if (!(await embedded.isRunning())) await embedded.start({ signal, report });
    const stop = async () => {
      if (!(await embedded.isUsed())) await embedded.stop();
    };
    return Object.assign(opened, { stop });
  }
  const { reused } = await embedded.start({ signal, report });
  done(reused ? 'Database found running' : 'Database started');
  return Object.assign(opened, { stop: () => embedded.stop() });
}
