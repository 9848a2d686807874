import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

const NANOSECONDS = 1e9;
/**
 * Shortest time between two measurements of the event loop's delay, ms. Within it every request gets the same
 * figure, so that two scrapers do not reset each other's measurement.
 */
const WINDOW_MS = 10_000;

/** Creates the gauges of this process; the returned function sets them. */
export function createOwnMetrics(registry: Registry, pool: pg.Pool): () => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const memory = gauge('lda_server_resident_memory_bytes', 'Memory of this server');
  const connections = gauge('lda_server_pool_connections', "Connections of this server's pool", ['state']);
  const waiting = gauge(
    'lda_server_pool_waiting',
    "Queries that wait for a connection of this server's pool",
  );
  const delay = gauge(
    'lda_server_event_loop_delay_seconds',
    "Delay of this server's event loop over the last 10 seconds or more",
    ['quantile'],
  );
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  let takenAt = -Infinity;

  return () => {
    memory.set(process.memoryUsage.rss());
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    waiting.set(pool.waitingCount);
    if (performance.now() - takenAt < WINDOW_MS) return;
    takenAt = performance.now();
    for (const quantile of [50, 99, 100]) {
      delay.set({ quantile: String(quantile / 100) }, loop.percentile(quantile) / NANOSECONDS);
    }
    loop.reset();
  };
}
