import { repeated } from '#tests/support/llm-harness.js';
import type { Scenario, World } from '../types.js';
import { PARTS, requestAnalyses, untilCalled } from '../work.js';

/** Restarts each worker and each server in turn as an upgrade does. */
async function restart({ stack, outages }: World, n: number): Promise<void> {
  const { servers, workers } = stack;
  const worker = workers[n % workers.length];
  await worker?.kill('SIGTERM');
  worker?.start();
  const server = servers[n % servers.length];
  const from = Date.now();
  await server?.kill('SIGTERM');
  server?.start();
  await server?.untilHealthy();
  if (server !== undefined) outages.push({ from, to: Date.now(), server: server.baseUrl });
}

/** Restarts all processes one after the other while jobs run: nothing may be lost or done again but calls in the air. */
export const restarts: Scenario = {
  title: 'rolling restarts (SIGTERM) of workers and servers',
  backends: ['postgres', 'redis'],
  needs: { people: 4, servers: 2 },
  full: { jobs: 150, faults: 20 },
  short: { jobs: 12, faults: 2 },
  interrupts: 1,
  async run(world, { jobs, faults }) {
    const requested = requestAnalyses(world, jobs);
    for (let n = 0; n < faults; n += 1) {
      await untilCalled(world, Math.floor(((n + 1) * jobs * PARTS) / (faults + 2)));
      await restart(world, n);
      world.faults += 1;
    }
    await requested;
  },
  async check({ database, model, broken, slow }) {
    const { rows } = await database.pool.query<{ crashed: number; attempts: number }>(
      `select (select count(*)::int from chaos_ledger where crashed) as crashed,
        (select count(*)::int from jobs where attempt > 0) as attempts`,
    );
    const { crashed = 0, attempts = 0 } = rows[0] ?? {};
    const again = repeated(model);
    if (attempts > 0) broken.push(`${attempts} jobs lost an attempt`);
    if (crashed > 0) slow.push(`${crashed} leases ran out`);
    if (again.length > 0) slow.push(`${again.length} calls were repeated that had been answered`);
  },
};
