import type { Scenario } from '../types.js';
import { PARTS, requestAnalyses, untilCalled } from '../work.js';

/** Restarts PostgreSQL in turn after an orderly stop and after a crash, while jobs are requested and done. */
export const postgres: Scenario = {
  title: 'PostgreSQL restarted, in turn after a fast stop and after a crash',
  backends: ['postgres', 'redis'],
  needs: { people: 4 },
  full: { jobs: 120, faults: 10 },
  short: { jobs: 12, faults: 2 },
  interrupts: 2,
  async run(world, { jobs, faults }) {
    const requested = requestAnalyses(world, jobs);
    for (let n = 0; n < faults; n += 1) {
      await untilCalled(world, Math.floor(((n + 1) * jobs * PARTS) / (faults + 2)));
      const from = Date.now();
      await world.postgres.halt(n % 2 === 0 ? 'fast' : 'immediate');
      await world.postgres.start();
      world.outages.push({ from, to: Date.now() });
      world.faults += 1;
    }
    await requested;
  },
};
