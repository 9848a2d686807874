import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import { mount } from '#server/mount.js';
import * as api from '#shared/api/health.js';
import type { MetricsEndpoint } from './metrics-endpoint.js';
import { createReadiness } from './readiness.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Host header with a loopback name of this machine, with or without a port. */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Endpoints for liveness, readiness (with the parts that are down) and metrics. None of them loads a session. */
export function healthRoutes(deps: Deps, metricsEndpoint: MetricsEndpoint): Router {
  // Proxies block /metrics by its exact path: /Metrics and /metrics/ must not exist.
  const router = Router({ caseSensitive: true, strict: true });
  mount(router, api.healthz, (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });

  const readiness = createReadiness(deps);
  mount(router, api.readyz, async (_req, res) => {
    const { status, down } = await readiness();
    res.set('Cache-Control', 'no-store');
    if (status === 'ready') res.json({ status });
    // Without the queue or the event bus, requests are still served and jobs still accepted: the sweep delivers
    // them.
    else if (status === 'degraded') res.json({ status, down });
    else res.status(503).set('Retry-After', '5').json({ status, down });
  });

  mount(router, api.getMetrics, async (req, res) => {
    if (!mayReadMetrics(req, deps)) throw new AppError('not_found');
    res.set({ 'Cache-Control': 'no-store', 'Content-Type': metricsEndpoint.contentType });
    res.send(await metricsEndpoint.text());
  });
  return router;
}

/**
 * True if the request may read the metrics: it carries METRICS_TOKEN, or it comes from this machine and either
 * sends no token or none is configured.
 */
function mayReadMetrics(req: Request, { config: { metricsToken } }: Pick<Deps, 'config'>): boolean {
  const token = /^Bearer (.+)$/i.exec(req.get('Authorization') ?? '')?.[1];
  if (metricsToken !== undefined && token !== undefined) {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(token), digest(metricsToken));
  }
  // A proxy on this machine forwards requests of others, and says so in these headers.
  const forwarded = req.get('X-Forwarded-For') ?? req.get('Forwarded');
  if (forwarded !== undefined || !LOOPBACK.has(req.socket.remoteAddress ?? '')) return false;
  // DNS rebinding: a web page in this machine's browser may point its own host name at the loopback address and
  // would read the response.
  return LOOPBACK_HOST.test(req.headers.host ?? '');
}
