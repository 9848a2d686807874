import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '#tests/support/until.js';
import { POINTS } from '../crash-points.mjs';
import type { Scenario, World } from '../types.js';
import { countJobs, requestAnalyses } from '../work.js';

const HOOK = pathToFileURL(join(process.cwd(), 'tests/chaos/crash-at.mjs')).href;
/** Folder in which a point is armed. */
const FOLDER = join(tmpdir(), `lda-crash-${process.pid}`);
const POINT_NAMES = POINTS.flatMap(({ name }) => [`before-${name}`, `after-${name}`]);
/** Longest time until a worker reaches an armed point, ms. */
const REACHED_MS = 60_000;

/** Waits until the armed point has killed a worker, and starts that again. */
async function untilCrashed({ stack }: World): Promise<void> {
  const gone = await until(() => stack.workers.find(({ pid }) => pid === undefined), REACHED_MS);
  gone.start();
}

/** Crashes a worker at every point between claim, output, end and publication, before and after each. */
export const crashPoints: Scenario = {
  title: 'a crash at every point between claim, output, end and publication',
  backends: ['postgres', 'redis'],
  needs: { people: 4, latencyMs: 150, env: { NODE_OPTIONS: `--import ${HOOK}`, CRASH_FOLDER: FOLDER } },
  short: { jobs: 8, faults: 4 },
  full: { jobs: POINT_NAMES.length * 2, faults: POINT_NAMES.length },
  interrupts: 1,
  async run(world, { faults }) {
    mkdirSync(FOLDER);
    try {
      const points = POINT_NAMES.filter((_, at) => (at * faults) % POINT_NAMES.length < faults);
      for (const point of points) {
        writeFileSync(join(FOLDER, point), '');
        // The point belongs to a job that begins now, not to one that is about to end.
        await requestAnalyses(world, 2);
        await untilCrashed(world);
        world.faults += 1;
      }
      await until(async () => (await countJobs(world, 'queued', 'running')) === 0, 120_000);
      const armed = readdirSync(FOLDER).filter((name) => !name.endsWith('.done'));
      if (armed.length > 0) world.broken.push(`no worker crashed at ${armed.join(', ')}`);
    } finally {
      rmSync(FOLDER, { recursive: true, force: true });
    }
  },
};
