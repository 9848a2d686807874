import { Redis } from 'ioredis';
import pg from 'pg';
import { startTemporaryRedis } from '../../../scripts/lib/temporary-redis.mjs';
import { startStack, type Stack } from '../../support/stack.js';
import { parentOf } from './process-times.js';

const BACKENDS = ['postgres', 'redis'] as const;
export type Backend = (typeof BACKENDS)[number];

/** Returns the backends to measure: the one that `--backend` names, or both. */
export function backendsOf(args: readonly string[]): readonly Backend[] {
  const at = args.indexOf('--backend');
  if (at === -1) return BACKENDS;
  const named = BACKENDS.filter((name) => name === args[at + 1]);
  if (named.length === 0) throw new Error(`--backend is one of ${BACKENDS.join(', ')}`);
  return named;
}

export interface BackendStack extends Stack {
  redisUrl: string | undefined;
  /** First process of PostgreSQL, the parent of all others. */
  postgresPid: number;
  redisPid: number | undefined;
}

/** Starts the whole product on one backend of the carriers, with a fresh database, and a fresh Redis if it uses one. */
export async function startStackOn(
  backend: Backend,
  { env = {}, ...options }: NonNullable<Parameters<typeof startStack>[0]> = {},
): Promise<BackendStack> {
  const redis = backend === 'redis' ? await startTemporaryRedis() : undefined;
  if (backend === 'redis' && redis === undefined)
    throw new Error('There is no redis-server on this machine.');
  try {
    const stack = await startStack({
      ...options,
      env: redis === undefined ? env : { ...env, REDIS_URL: redis.url },
    });
    return {
      ...stack,
      redisUrl: redis?.url,
      postgresPid: await postmasterOf(stack.databaseUrl),
      redisPid: redis === undefined ? undefined : await redisPidOf(redis.url),
      async stop() {
        await stack.stop();
        await redis?.stop();
      },
    };
  } catch (error) {
    await redis?.stop();
    throw error;
  }
}

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return parentOf(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}

async function redisPidOf(url: string): Promise<number> {
  const client = new Redis(url);
  try {
    return Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);
  } finally {
    client.disconnect();
  }
}
