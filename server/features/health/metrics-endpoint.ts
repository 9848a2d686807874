import type { RequestHandler } from 'express';
import { Registry } from 'prom-client';
import type { Deps } from '#server/deps.js';
import { createOwnMetrics } from './own-metrics.js';
import { createSharedMetrics } from './shared-metrics.js';
import { countWorkerEvents } from './worker-counts.js';

export interface MetricsEndpoint {
  /** Measures the duration of every request by the route that answered it. */
  recordRequest: RequestHandler;
  contentType: string;
  /** Returns the metrics as text; those kept in the database are queried at each call. */
  text(): Promise<string>;
}

/**
 * Creates /metrics: metrics of this server (`metrics`, own-metrics), of what all servers share
 * (shared-metrics), and of events that workers publish (worker-counts). docs/operations.md says of each metric
 * which it is.
 */
export function createMetricsEndpoint(
  deps: Pick<Deps, 'db' | 'pool' | 'sessions' | 'queues' | 'bus' | 'storage' | 'log' | 'metrics'>,
): MetricsEndpoint {
  const { registry: own, http } = deps.metrics;
  const registry = new Registry();
  countWorkerEvents(registry, deps);
  const collectOwn = createOwnMetrics(registry, deps.pool);
  const collectShared = createSharedMetrics(registry, deps);

  return {
    contentType: registry.contentType,
    recordRequest(req, res, next) {
      const end = http.startTimer({ method: req.method });
      res.once('close', () => {
        // The pattern and not the path: each id would become a time series of its own.
        const { path = 'none' } = (req.route ?? {}) as { path?: string };
        end({ route: path, status: res.writableFinished ? res.statusCode : 'gone' });
      });
      next();
    },
    async text() {
      collectOwn();
      await collectShared();
      return `${await own.metrics()}\n${await registry.metrics()}`;
    },
  };
}
