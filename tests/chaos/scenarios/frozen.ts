import { setTimeout as pause } from 'node:timers/promises';
import type { TcpProxy } from '#tests/support/tcp-proxy.js';
import type { Scenario, World } from '../types.js';
import { PARTS, requestAnalyses, untilCalled } from '../work.js';

/** Longer than a lease. */
const FROZEN_MS = 8_000;

/** Stops all traffic of a link for a while; then what was sent meanwhile arrives. */
async function freezeLink(link: TcpProxy | undefined): Promise<void> {
  link?.freeze();
  link?.hang();
  await pause(FROZEN_MS);
  link?.restore();
  link?.thaw();
}

async function freezeWorker({ stack }: World): Promise<void> {
  const pid = stack.workers.at(-1)?.pid;
  if (pid === undefined) throw new Error('no worker to freeze');
  process.kill(pid, 'SIGSTOP');
  await pause(FROZEN_MS);
  process.kill(pid, 'SIGCONT');
}

/** Freezes the links of one worker to its database and to its Redis, and the worker itself, for longer than a lease. */
export const frozen: Scenario = {
  title: 'one worker frozen, or its link to the database or Redis, for longer than a lease',
  backends: ['postgres', 'redis'],
  needs: { people: 4, links: true },
  full: { jobs: 150, faults: 6 },
  short: { jobs: 12, faults: 1 },
  interrupts: 1,
  async run(world, { jobs, faults }) {
    await requestAnalyses(world, jobs);
    const { links } = world;
    const kinds = [
      () => freezeLink(links?.database),
      () => freezeWorker(world),
      ...(links?.redis === undefined ? [] : [() => freezeLink(links.redis)]),
    ];
    for (let n = 0; n < faults; n += 1) {
      await untilCalled(world, Math.floor(((n + 1) * jobs * PARTS) / (faults + 2)));
      await kinds[n % kinds.length]?.();
      world.faults += 1;
    }
    const { rows } = await world.database.pool.query('select 1 from chaos_ledger where crashed limit 1');
    if (rows.length === 0) world.broken.push('no job was taken over: the frozen worker had none');
  },
};
