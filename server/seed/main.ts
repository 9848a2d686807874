import { readConfig } from '#platform/config.js';
import { createLogger } from '#platform/log.js';
import { openDeps } from '#server/open-deps.js';
import { addressOf } from './users.js';
import { PASSWORD, SCENARIOS } from './scenarios.js';
import { seed, SeedRefused } from './seed.js';

const writeLine = (line = '') => process.stdout.write(`${line}\n`);

/** Runs `npm run seed`, once the database is ready and a worker runs (scripts/lib/seed.mjs). */
async function main([name = '', ...flags]: readonly string[]): Promise<void> {
  const scenario = SCENARIOS[name];
  if (scenario === undefined) throw new SeedRefused(`There is no scenario ${name}.`);
  const config = readConfig();
  const log = createLogger('seed', 'error');
  const { deps, close } = await openDeps(config, { log, name: 'lda-seed' });
  try {
    const yes = flags.includes('--yes');
    await seed(deps, scenario, { yes, onStep: (line) => writeLine(`  ✓ ${line}`) });
  } finally {
    await close();
  }
  writeLine(`\n  Everyone’s password is ${PASSWORD}\n`);
  const widest = Math.max(...scenario.people.map((person) => addressOf(person).length));
  for (const person of scenario.people) writeLine(`  ${addressOf(person).padEnd(widest)}  ${person.who}`);
  writeLine();
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  const text =
    error instanceof SeedRefused ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
