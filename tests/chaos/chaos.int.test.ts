import { describe, expect, it, jest } from '@jest/globals';
import { describeOnRedis } from '#tests/support/redis.js';
import { runScenario } from './run-scenario.js';
import { SCENARIOS } from './scenarios/index.js';
import { BACKENDS, type Backend } from './types.js';

// A product of its own for each, and faults that take their time, on a machine that other tests keep busy.
jest.setTimeout(600_000);

/**
 * Scenarios of `npm run chaos` that run here too, in their short size; on Redis only those in which its part of the
 * product has something to do.
 */
const NAMES = {
  postgres: ['kills', 'restarts', 'postgres', 'frozen'],
  redis: ['kills', 'redis'],
} as const satisfies Record<Backend, readonly string[]>;

for (const backend of BACKENDS) {
  const describeHere = backend === 'redis' ? describeOnRedis : describe;
  describeHere(`the product on ${backend} under faults`, () => {
    for (const name of NAMES[backend]) {
      const scenario = SCENARIOS[name];
      const size = scenario?.short;
      if (scenario === undefined || size === undefined) throw new Error(`no short scenario ${name}`);
      it(`no promise is broken: ${scenario.title}`, async () => {
        // Not what it says about time: that is measured by `npm run chaos`, on a machine that is not busy.
        const { broken } = await runScenario(name, scenario, backend, size);
        expect(broken).toEqual([]);
      });
    }
  });
}
