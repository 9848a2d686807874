import { cpSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { until } from '#tests/support/until.js';
import { firstAfter, judge, type Verdict } from './verdict.js';
import { allEnded } from './work.js';
import { createWorld } from './world.js';
import type { Backend, Scenario, Size, World } from './types.js';

/** Longest time after the last fault until all jobs have ended, ms. */
const DRAIN_MS = 240_000;
/** Longest wait for the first answer after the last outage, ms: the jobs may have ended before it. */
const ANSWERED_MS = 15_000;

/** Copies the logs of all processes to a folder, which outlives the stack's. */
function keepLogs({ stack }: World, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { logFile } of [...stack.servers, ...stack.workers])
    cpSync(logFile, join(folder, basename(logFile)));
}

/**
 * Runs one scenario on one backend in a product of its own, and checks every promise; keeps the logs in a folder if one is
 * given.
 */
export async function runScenario(
  name: string,
  scenario: Scenario,
  backend: Backend,
  size: Size,
  logFolder?: string,
): Promise<Verdict> {
  const world = await createWorld(backend, scenario.needs);
  try {
    const from = performance.now();
    try {
      await scenario.run(world, size);
    } catch (error) {
      world.broken.push(`the scenario could not go on: ${String(error)}`);
    }
    const ended = await allEnded(world, DRAIN_MS);
    const seconds = Math.round((performance.now() - from) / 1000);
    const isBack = () =>
      world.outages.every((outage) => firstAfter(world.probe.answers, outage) !== undefined);
    // Where it is not, the verdict says so.
    await until(isBack, ANSWERED_MS).catch(() => undefined);
    await world.probe.stop();
    return await judge(name, scenario, world, { ended, seconds });
  } finally {
    if (logFolder !== undefined) keepLogs(world, logFolder);
    await world.close();
  }
}
