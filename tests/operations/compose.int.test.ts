import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Job } from '#shared/contracts/jobs.js';
import { signedInClient } from '#tests/bench/client.js';
import { composeService, interpolate, readCompose } from '#tests/support/deploy-files.js';
import { queryStack } from '#tests/support/query-stack.js';
import { describeOnRedis } from '#tests/support/redis.js';
import { freePort } from '#tests/support/stack.js';
import { until } from '#tests/support/until.js';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';

jest.setTimeout(300_000);
/** Ends a process with this one, however that ends. */
const leaveWithParent = pathToFileURL(join(process.cwd(), 'scripts/lib/exit-on-disconnect.mjs')).href;

/** What a person has in .env. */
const DOT_ENV = {
  SESSION_SECRET: 'a session secret of more than 32 characters',
  POSTGRES_PASSWORD: 'ofdatabase',
  REDIS_PASSWORD: 'ofredis',
};

/**
 * A service of docker-compose.yml without its container: its command, environment and health check as they are written,
 * with this machine's addresses in the place of those of the containers.
 */
class Service {
  readonly process: ChildProcess;
  private readonly ended: Promise<number | null>;
  private out = '';

  constructor(
    private readonly name: string,
    private readonly env: Record<string, string>,
    private readonly local: (text: string) => string = (text) => text,
    extraArgs: string[] = [],
  ) {
    const [program = '', ...args] = this.words(composeService(name).command ?? '');
    const isNode = program === 'node';
    this.process = spawn(program, [...args, ...extraArgs], {
      env: { ...env, ...(isNode ? { NODE_OPTIONS: `--import=${leaveWithParent}` } : {}) },
      stdio: ['ignore', 'pipe', 'pipe', ...(isNode ? (['ipc'] as const) : [])],
    });
    for (const pipe of [this.process.stdout, this.process.stderr])
      pipe?.on('data', (text: Buffer) => (this.out += text.toString()));
    this.ended = new Promise((resolve) => this.process.once('close', resolve));
  }

  /** Splits a command as Compose does. */
  private words(command: string): string[] {
    const words = interpolate(command, DOT_ENV).match(/"[^"]*"|\S+/g) ?? [];
    return words.map((word) => word.replaceAll('"', ''));
  }

  /** Runs the service's own health check; returns whether it succeeds. */
  private isHealthy(): Promise<boolean> {
    const [form, ...rest] = composeService(this.name).healthcheck?.test ?? [];
    const words = rest.map((word) => this.local(interpolate(word, DOT_ENV)));
    const [program = '', ...args] = form === 'CMD-SHELL' ? ['sh', '-c', ...words] : words;
    const check = spawn(program, args, { env: this.env, stdio: 'ignore' });
    return new Promise((resolve) => check.once('exit', (code) => resolve(code === 0)));
  }

  healthy(): Promise<boolean> {
    return until(() => {
      if (this.process.exitCode !== null) throw new Error(`${this.name} ended: ${this.out.slice(-4_000)}`);
      return this.isHealthy();
    }, 120_000);
  }

  unhealthy(): Promise<boolean> {
    return until(async () => !(await this.isHealthy()), 120_000);
  }

  /** Resolves with the exit code. */
  end(): Promise<number | null> {
    return this.ended;
  }

  /** Ends it as Compose does: SIGTERM, and SIGKILL after its grace period, which has no exit code. */
  async stop(): Promise<number | null> {
    const [, seconds] = /^(\d+)s$/.exec(composeService(this.name).stop_grace_period ?? '10s') ?? [];
    const timer = setTimeout(() => this.process.kill('SIGKILL'), Number(seconds) * 1000);
    this.process.kill('SIGTERM');
    const code = await this.ended;
    clearTimeout(timer);
    return code;
  }
}

describeOnRedis('the services of docker-compose.yml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lda-compose-'));
  const running: Service[] = [];
  let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  let port: number;
  let redisPort: number;

  beforeAll(async () => {
    await ensureBuilt(process.cwd());
    [port, redisPort] = [await freePort(), await freePort()];
    postgres = await startTemporaryPostgres();
  });
  afterAll(async () => {
    for (const { process } of running) process.kill('SIGKILL');
    await Promise.all(running.map((service) => service.end()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The environment of a service, with that of the image. */
  function environmentOf(name: string, own: Record<string, string> = {}): Record<string, string> {
    const ofImage = /^ENV (.*)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '';
    const given = Object.entries(composeService(name).environment ?? {}).map(([key, value]) => [
      key,
      interpolate(String(value), DOT_ENV).replace('@redis:6379', `@127.0.0.1:${redisPort}`),
    ]);
    const env = Object.fromEntries([...ofImage.split(' ').map((one) => one.split('=')), ...given]) as Record<
      string,
      string
    >;
    return {
      ...env,
      PATH: process.env['PATH'] ?? '',
      ...(env['DATABASE_URL'] === undefined ? {} : { DATABASE_URL: postgres.url }),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ...own,
    };
  }

  function start(...given: ConstructorParameters<typeof Service>): Service {
    const service = new Service(...given);
    running.push(service);
    return service;
  }

  it('they start in order, do an analysis, survive the loss of a worker, and end with exit code 0', async () => {
    // By name, so that a service that is added to the file is not forgotten here.
    const withoutProfile = Object.entries(readCompose().services).filter(
      ([, { profiles }]) => profiles === undefined,
    );
    expect(withoutProfile.map(([name]) => name)).toEqual([
      'postgres',
      'redis',
      'migrate',
      'server',
      'worker',
      'mailpit',
    ]);
    const redis = start(
      'redis',
      environmentOf('redis'),
      (text) => text.replace('redis-cli', `redis-cli -p ${redisPort}`),
      ['--port', String(redisPort), '--dir', folder, '--bind', '127.0.0.1'],
    );
    await redis.healthy();
    expect(await start('migrate', environmentOf('migrate')).end()).toBe(0);

    const local = (text: string) => text.replace('127.0.0.1:3000', `127.0.0.1:${port}`);
    const server = start('server', environmentOf('server'), local);
    const workers = ['one', 'two'].map((name) =>
      // No laws: a minute of processor time that says nothing about containers.
      start('worker', environmentOf('worker', { HEALTH_FILE: join(folder, name), LOAD_LAWS: 'no' })),
    );
    const [first, second] = workers;
    await Promise.all([server, ...workers].map((service) => service.healthy()));

    const stack = { baseUrl: `http://127.0.0.1:${port}`, databaseUrl: postgres.url };
    const person = await signedInClient(stack, 'compose@example.com');
    const analyze = async (what: string) => {
      const answer = await person.call('/risk', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
        body: JSON.stringify({
          document_text: `1. Term. The Supplier may end ${what} at any time without notice.`,
        }),
      });
      expect(answer.status).toBe(202);
      return ((await answer.json()) as Job).id;
    };
    const completed = (id: string) =>
      until(async () => {
        const [job] = await queryStack<{ status: string }>(stack, 'select status from jobs where id = $1', [
          id,
        ]);
        return job?.status === 'completed';
      }, 120_000);
    await completed(await analyze('this Agreement'));

    const during = await analyze('the Lease');
    first?.process.kill('SIGKILL');
    await first?.end();
    await completed(during);
    await completed(await analyze('the Licence'));
    // Nobody writes the health file of a worker that is gone.
    await first?.unhealthy();
    expect(await second?.healthy()).toBe(true);

    expect(await second?.stop()).toBe(0);
    expect(await server.stop()).toBe(0);
    expect(await redis.stop()).toBe(0);
  });
});
