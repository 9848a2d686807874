import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';

const root = process.cwd();
/** Module that ends servers and workers when the test run is killed. */
const leaveWithParent = pathToFileURL(join(root, 'scripts/lib/exit-on-disconnect.mjs')).href;

/** Process of the stack that a test can kill and start again. */
export interface StackProcess {
  readonly pid: number | undefined;
  /** File to which the process appends its log. */
  readonly logFile: string;
  /** Resolves when the process has ended. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  start(): void;
}

export interface StackServer extends StackProcess {
  baseUrl: string;
  /** Resolves when the server answers; throws with the end of its log if it does not come up. */
  untilHealthy(): Promise<void>;
}

export interface Stack {
  /** Address of the first server. */
  baseUrl: string;
  databaseUrl: string;
  /** Folder into which this stack writes its mails. */
  outboxDir: string;
  servers: StackServer[];
  workers: StackProcess[];
  /** Kills the first worker, as when its machine fails, and starts it again. */
  restartWorker(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Finds an unused port below the range of ephemeral ports: a port of that range could be given to any connection
 * before the server that needs it has started.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(20_000, 30_000);
    const server = createServer();
    const taken = new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(true));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
    });
    if (!(await taken)) return port;
  }
  throw new Error('no free port');
}

class Process implements StackProcess {
  private child: ChildProcess | undefined;
  private ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly main: string,
    private readonly env: NodeJS.ProcessEnv,
    readonly logFile: string,
  ) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', leaveWithParent, this.main], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (child.stdout === null || child.stderr === null) throw new Error('no pipes');
    const log = createWriteStream(this.logFile, { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('close', () => {
        log.end();
        if (this.child === child) this.child = undefined;
        resolve();
      });
    });
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.child?.kill(signal);
    await this.ended;
  }

  /** Asks the process to end, and kills it after ten seconds. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => void this.kill('SIGKILL'), 10_000);
    await this.kill('SIGTERM');
    clearTimeout(timer);
  }
}

class Server extends Process implements StackServer {
  readonly baseUrl: string;

  constructor(port: number, env: NodeJS.ProcessEnv, logFile: string) {
    const baseUrl = `http://127.0.0.1:${port}`;
    super('dist/server/main.js', { PUBLIC_URL: baseUrl, ...env, PORT: String(port) }, logFile);
    this.baseUrl = baseUrl;
  }

  async untilHealthy(): Promise<void> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const answered = await fetch(`${this.baseUrl}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return;
      if (this.pid === undefined || Date.now() > deadline) {
        throw new Error(`The server did not come up:\n${readFileSync(this.logFile, 'utf8').slice(-4_000)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/**
 * Starts the whole product as in production: the built servers and workers in processes of their own, with a fresh
 * database and data folder that are removed afterwards. All servers are healthy when it resolves. A given `postgres` is
 * the database, and is stopped with the stack; `workerEnv` are settings of one worker, by its number from 1.
 */
export async function startStack({
  servers: serverCount = 1,
  workers: workerCount = 1,
  env = {},
  workerEnv = () => ({}),
  postgres: given,
}: {
  servers?: number;
  workers?: number;
  env?: Record<string, string>;
  workerEnv?: (n: number) => Record<string, string>;
  postgres?: TemporaryPostgres;
} = {}): Promise<Stack> {
  await ensureBuilt(root);
  const postgres = given ?? (await startTemporaryPostgres());
  const dataDir = mkdtempSync(join(tmpdir(), 'lda-stack-'));
  // Imported late: this is the built module, which may have been built only just now.
  const { migrate } = await import('#platform/db/migrate.js');
  await migrate(postgres.url, { info: () => undefined });

  const environment = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    // Seconds of processor time that most tests need not spend; those about laws set 'yes'.
    LOAD_LAWS: 'no',
    ...env,
  };
  const ports = await Promise.all(times(serverCount, () => freePort()));
  const servers = ports.map(
    (port, index) => new Server(port, environment, join(dataDir, `server-${index + 1}.log`)),
  );
  const workers = times(
    workerCount,
    (n) =>
      new Process(
        'dist/workers/main.js',
        { ...environment, ...workerEnv(n) },
        join(dataDir, `worker-${n}.log`),
      ),
  );
  const [first] = servers;
  if (first === undefined) throw new Error('a stack has at least one server');
  const stop = async () => {
    await Promise.all([...servers, ...workers].map((process) => process.stop()));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (const process of [...servers, ...workers]) process.start();
    await Promise.all(servers.map((server) => server.untilHealthy()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    baseUrl: first.baseUrl,
    databaseUrl: postgres.url,
    outboxDir: join(dataDir, 'outbox'),
    servers,
    workers,
    async restartWorker() {
      await workers[0]?.kill('SIGKILL');
      workers[0]?.start();
    },
    stop,
  };
}
