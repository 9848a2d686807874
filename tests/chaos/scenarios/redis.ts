import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Scenario, World } from '../types.js';
import { PARTS, requestAnalyses, untilCalled } from '../work.js';
import { signInAgain } from '../world.js';

/** Longer than a lease. */
const AWAY_MS = 9_000;

/** Halts Redis, does something meanwhile, and starts it again. */
async function without(world: World, meanwhile: () => void | Promise<void>): Promise<void> {
  const from = Date.now();
  await world.redis?.halt();
  await meanwhile();
  await world.redis?.start();
  world.outages.push({ from, to: Date.now() });
}

async function flush(world: World): Promise<void> {
  const client = new Redis(world.redis?.url ?? '');
  await client.flushall();
  await client.quit();
}

const FAULTS: readonly ((world: World) => Promise<void>)[] = [
  (world) => without(world, () => undefined),
  (world) => without(world, () => pause(AWAY_MS)),
  async (world) => {
    await flush(world);
    await signInAgain(world);
  },
  async (world) => {
    await without(world, () => world.redis?.loseDisk());
    await signInAgain(world);
  },
];

/** Kills Redis and starts it again, keeps it away, and wipes it, while jobs are queued and running. */
export const redis: Scenario = {
  title: 'Redis killed and restarted, away for longer than a lease, wiped, and without its disk',
  backends: ['redis'],
  needs: { people: 4 },
  full: { jobs: 120, faults: 8 },
  short: { jobs: 16, faults: 4 },
  async run(world, { jobs, faults }) {
    await requestAnalyses(world, jobs);
    for (let n = 0; n < faults; n += 1) {
      await untilCalled(world, Math.floor(((n + 1) * jobs * PARTS) / (faults + 2)));
      await FAULTS[n % FAULTS.length]?.(world);
      world.faults += 1;
    }
  },
};
