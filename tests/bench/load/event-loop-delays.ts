import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '../../support/until.js';

const PROBE = pathToFileURL(join(process.cwd(), 'tests/bench/event-loop-probe.mjs')).href;
const PROCESSES = ['server', 'workers'] as const;
const DEADLINE_MS = 600_000;

/** The 99th percentile and the longest delay of an event loop, ms. */
export interface Delay {
  p99: number;
  max: number;
}
interface Probe extends Delay {
  pid: number;
  round: number;
}

/** Measures the event loops of the server and the worker of a stack that is started with `env`. */
export function watchEventLoops() {
  const folder = mkdtempSync(join(tmpdir(), 'lda-event-loop-'));
  const read = (role: string) => JSON.parse(readFileSync(join(folder, `${role}.json`), 'utf8')) as Probe;
  return {
    env: { NODE_OPTIONS: `--import ${PROBE}`, EVENT_LOOP_FOLDER: folder },
    /** Returns the delays of each process since the last call. */
    async delays(): Promise<Record<(typeof PROCESSES)[number], Delay>> {
      const delays = await Promise.all(
        PROCESSES.map(async (role) => {
          const { pid, round } = read(role);
          process.kill(pid, 'SIGUSR2');
          await until(() => read(role).round > round, DEADLINE_MS);
          const { p99, max } = read(role);
          return [role, { p99, max }] as const;
        }),
      );
      return Object.fromEntries(delays) as Record<(typeof PROCESSES)[number], Delay>;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
