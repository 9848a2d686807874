import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { postgresAccount, postgresBinaries } from './postgres-binaries.mjs';
import { pause, Sentence } from './sentence.mjs';

export const USER = 'lda';

/** A port of the loopback interface that nothing uses at the moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const windows = process.platform === 'win32';

/** Runs one of PostgreSQL's programs to its end, in a session of its own; resolves with `{ code, output }`. */
function run(program, args, account) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      // Neither our terminal's Ctrl-C nor our working directory (which the account may not enter) concern it.
      detached: !windows,
      cwd: account === undefined ? undefined : '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', SystemRoot: process.env.SystemRoot },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', reject);
    // Not `close`: the server that pg_ctl leaves behind holds on to its pipes.
    child.once('exit', (code) => {
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        resolve({ code, output });
      }, 10);
    });
  });
}

const lastLine = (text) => text.trim().split('\n').at(-1)?.trim() ?? '';

/** What postmaster.pid says of a server that runs or ran on this data, or undefined. */
export function readPostmaster(dataDir) {
  let lines;
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'EACCES') throw otherOwner(dataDir);
    throw error;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

const otherOwner = (dataDir) =>
  new Sentence(
    `The database in ${dataDir} belongs to another user; start as that user or as root, or set another DATA_DIR.`,
  );

export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** One PostgreSQL cluster: its data, the programs that drive it, and the account they run under. */
export class Cluster {
  /**
   * @param {{ dataDir: string, password: string, settings?: Record<string, string>, log: string }} options
   *   `log` is the file that the server writes to; the account must be able to.
   */
  constructor({ dataDir, password, settings = {}, log }) {
    this.dataDir = dataDir;
    this.password = password;
    this.settings = settings;
    this.log = log;
    this.account = postgresAccount(dataDir);
    this.bin = postgresBinaries(this.account);
  }

  program(name) {
    return join(this.bin, windows ? `${name}.exe` : name);
  }

  url(port, database) {
    return `postgres://${USER}:${this.password}@127.0.0.1:${port}/${database}`;
  }

  /** Makes the file that the server logs to, as its account's own. */
  prepareLog() {
    closeSync(openSync(this.log, 'a', 0o600));
    if (this.account) chownSync(this.log, this.account.uid, this.account.gid);
  }

  /** Whether a whole cluster is there: initdb writes this file early, and removes what it began when it fails. */
  exists() {
    return existsSync(join(this.dataDir, 'global', 'pg_control'));
  }

  async create() {
    // A clone that was killed in its first second leaves half a cluster, which initdb refuses.
    rmSync(this.dataDir, { recursive: true, force: true });
    mkdirSync(this.dataDir, { recursive: true, mode: 0o700 });
    const secret = join(dirname(this.dataDir), `.pw-${randomBytes(6).toString('hex')}`);
    writeFileSync(secret, this.password, { mode: 0o600 });
    try {
      if (this.account) {
        chownSync(this.dataDir, this.account.uid, this.account.gid);
        chownSync(secret, this.account.uid, this.account.gid);
      }
      const settings = Object.entries({
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        max_connections: '200',
        ...this.settings,
      }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const { code, output } = await run(
        this.program('initdb'),
        [
          '-D',
          this.dataDir,
          '-U',
          USER,
          `--pwfile=${secret}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C.UTF-8',
          '--no-sync',
          '--no-instructions',
          ...settings,
        ],
        this.account,
      );
      if (code !== 0) {
        rmSync(this.dataDir, { recursive: true, force: true });
        throw new Sentence(`The embedded database could not be created: ${lastLine(output)}`);
      }
    } finally {
      rmSync(secret, { force: true });
    }
  }

  /**
   * Starts the server, or takes over the one that still runs on this data; creates the cluster when there is none.
   * @returns {Promise<{ port: number, reused: boolean }>}
   */
  async start(preferredPort) {
    const running = await this.running();
    if (running) return { port: running.port, reused: true };
    if (!this.exists()) await this.create();
    for (let attempt = 1; ; attempt += 1) {
      const port = attempt === 1 && preferredPort ? preferredPort : await freePort();
      const { code, output } = await run(
        this.program('pg_ctl'),
        ['start', '-w', '-t', '60', '-D', this.dataDir, '-l', this.log, '-o', `-p ${port}`],
        this.account,
      );
      if (code === 0) return { port, reused: false };
      // Most often the remembered port has been taken by somebody else since.
      if (attempt < 3) continue;
      throw new Sentence(`The embedded database does not start (${lastLine(output)}); see ${this.log}.`);
    }
  }

  /** The server that already runs on this data, once it answers; undefined where there is none. */
  async running() {
    for (let tries = 0; tries < 100; tries += 1) {
      const found = readPostmaster(this.dataDir);
      if (!found || !isAlive(found.pid)) return undefined;
      const { code } = await run(this.program('pg_ctl'), ['status', '-D', this.dataDir], this.account);
      if (code !== 0) return undefined;
      if (found.ready) return (await this.answers(found.port)) ? found : undefined;
      await pause(100);
    }
    return undefined;
  }

  /** The pid of a crashed server may belong to another process now: only its answer proves it. */
  async answers(port) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: this.url(port, 'postgres'),
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query('show data_directory');
      return rows[0].data_directory === this.dataDir;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** How many are connected, besides the one that asks; 0 where the server does not run. */
  async clients(port) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.url(port, 'postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query(
        `select count(*)::int as count from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      return rows[0].count;
    } catch (error) {
      if (error.code === 'ECONNREFUSED') return 0;
      throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Makes a database where it is missing. */
  async ensureDatabase(port, name) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.url(port, 'postgres') });
    await client.connect();
    try {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database "${name}"`);
    } finally {
      await client.end();
    }
  }

  async stop(mode = 'fast') {
    if (!readPostmaster(this.dataDir)) return;
    await run(
      this.program('pg_ctl'),
      ['stop', '-w', '-t', '30', '-m', mode, '-D', this.dataDir],
      this.account,
    );
  }
}

export const newPassword = () => randomBytes(24).toString('hex');
