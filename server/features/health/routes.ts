import { Router } from 'express';
import { ping } from '#platform/db/queries/health.js';
import type { Deps } from '#server/deps.js';

/** What does not answer for this long is down, ms. */
const PATIENCE = 2_000;

/** Liveness, and readiness that names what is down. Neither looks for a session. */
export function healthRoutes({ db, log }: Deps): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const down: string[] = [];
    try {
      await within(PATIENCE, ping(db));
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      down.push('database');
    }
    res.set('Cache-Control', 'no-store');
    if (down.length === 0) res.json({ status: 'ready' });
    else res.status(503).set('Retry-After', '5').json({ status: 'not ready', down });
  });
  return router;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
