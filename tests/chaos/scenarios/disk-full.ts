import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '#tests/support/until.js';
import type { Scenario, World } from '../types.js';
import { PARTS, requestAnalyses, untilCalled } from '../work.js';

/** Time for which the disk stays full, ms. */
const FULL_MS = 5_000;
/** Time in which a database that is still running answers again once there is space, ms. */
const ANSWERS_MS = 3_000;
/** Sizes of the writes that fill a disk to its last block. */
const STEPS = [1024 * 1024, 4096];

/** Fills a disk; returns what gives the space back. */
function fill(disk: string): () => void {
  const name = join(disk, 'ballast');
  const file = openSync(name, 'w');
  for (const step of STEPS) {
    const bytes = Buffer.alloc(step);
    try {
      for (;;) writeSync(file, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  return () => rmSync(name);
}

/** Starts the database again if it has ended: it does where it could not write its log. */
async function untilRunning({ database, postgres }: World): Promise<void> {
  const answers = () =>
    database.pool.query('select 1').then(
      () => true,
      () => false,
    );
  await until(answers, ANSWERS_MS).catch(() => postgres.start());
}

/** Fills the disk of the database while jobs run, and gives the space back after a while. */
export const diskFull: Scenario = {
  title: 'the disk of the database full for a while',
  backends: ['postgres', 'redis'],
  needs: { people: 4, diskMB: 512 },
  full: { jobs: 60, faults: 3 },
  interrupts: 2,
  async run(world, { jobs, faults }) {
    const { disk } = world;
    if (disk === undefined) throw new Error('the database has no disk of its own');
    await requestAnalyses(world, jobs);
    for (let n = 0; n < faults; n += 1) {
      await untilCalled(world, Math.floor(((n + 1) * jobs * PARTS) / (faults + 2)));
      const from = Date.now();
      const empty = fill(disk);
      await pause(FULL_MS);
      empty();
      await untilRunning(world);
      world.outages.push({ from, to: Date.now() });
      world.faults += 1;
    }
  },
};
