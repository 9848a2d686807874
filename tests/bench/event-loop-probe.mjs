// Preloaded into a server or worker: measures how late its event loop runs. On SIGUSR2 it writes what it has
// measured since the last time to EVENT_LOOP_FOLDER and resets the measurement.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.EVENT_LOOP_FOLDER;
const role = /dist\/(server|workers)\/main\.js$/.exec(process.argv[1] ?? '')?.[1];

if (isMainThread && folder !== undefined && role !== undefined) {
  const RESOLUTION_MS = 10;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const file = join(folder, `${role}.json`);
  const write = (readMetrics) => {
    writeFileSync(`${file}.part`, JSON.stringify({ pid: process.pid, ...readMetrics }));
    renameSync(`${file}.part`, file);
  };
  let round = 0;
  // The histogram contains the time between two timer ticks; the excess over the timer's interval is the delay.
  const late = (nanoseconds) => Math.max(0, Math.round(nanoseconds / 1e5) / 10 - RESOLUTION_MS);
  process.on('SIGUSR2', () => {
    round += 1;
    write({ round, p99: late(delay.percentile(99)), max: late(delay.max) });
    delay.reset();
  });
  write({ round });
}
