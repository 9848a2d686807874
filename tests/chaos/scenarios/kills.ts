import { until } from '#tests/support/until.js';
import type { Scenario } from '../types.js';
import { countJobs, PARTS, requestAnalyses, untilCalled } from '../work.js';

/** Kills workers in turn while jobs run; kills are spread evenly over the calls of all jobs. */
export const kills: Scenario = {
  title: 'workers killed (SIGKILL) in the middle of parts',
  backends: ['postgres', 'redis'],
  needs: { people: 8 },
  full: { jobs: 200, faults: 20 },
  short: { jobs: 24, faults: 2 },
  interrupts: 1,
  async run(world, { jobs, faults }) {
    await requestAnalyses(world, jobs);
    const { workers } = world.stack;
    for (let n = 1; n <= faults; n += 1) {
      await untilCalled(world, Math.floor((n * jobs * PARTS) / (faults + 1)));
      await until(async () => (await countJobs(world, 'running')) > 0);
      const worker = workers[n % workers.length];
      await worker?.kill('SIGKILL');
      worker?.start();
      world.faults += 1;
    }
  },
};
