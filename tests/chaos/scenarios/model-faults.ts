import { TRANSIENT_FAULTS } from '#tests/fakes/faults.js';
import type { Scenario } from '../types.js';
import { requestAnalyses } from '../work.js';

const RATE = 0.1;

/** Lets one call in ten fail, by every kind of fault in turn. */
export const modelFaults: Scenario = {
  title: 'one call in ten of the model fails, in every way',
  backends: ['postgres', 'redis'],
  needs: { people: 4, latencyMs: 200 },
  full: { jobs: 100, faults: 0 },
  short: { jobs: 10, faults: 0 },
  waits: true,
  async run(world, { jobs }) {
    world.model.setFaults({ rate: RATE, kinds: TRANSIENT_FAULTS, seed: 3 });
    await requestAnalyses(world, jobs);
  },
  check(world) {
    const faults = world.model.calls.filter(({ fault }) => fault !== null);
    world.faults = faults.length;
    if (faults.length === 0) world.broken.push('no call failed');
    return Promise.resolve();
  },
};
