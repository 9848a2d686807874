import { systemClock } from '#platform/clock.js';
import { readConfig } from '#platform/config.js';
import { openDatabase } from '#platform/db/client.js';
import { createPostgresBus } from '#platform/events/postgres.js';
import { createJobs } from '#platform/jobs/service.js';
import { createLogger } from '#platform/log.js';
import { createMailer } from '#platform/mail/create-mailer.js';
import { createPostgresQueues } from '#platform/queue/bullmq.js';
import { readSessionSecrets } from '#platform/session-secret.js';
import { createStorage } from '#platform/storage/postgres.js';
import type { Deps } from '#server/deps.js';
import { createMeasures } from '#server/measures.js';
import { addressOf } from './people.js';
import { PASSWORD, SCENARIOS } from './scenarios.js';
import { seed, SeedRefused } from './seed.js';

const say = (line = '') => process.stdout.write(`${line}\n`);

/** `npm run seed`, once the database is there and a worker runs (scripts/lib/seed.mjs). */
async function main([name = '', ...flags]: readonly string[]): Promise<void> {
  const scenario = SCENARIOS[name];
  if (scenario === undefined) throw new SeedRefused(`There is no scenario ${name}.`);
  const config = readConfig();
  const log = createLogger('seed', 'error');
  const clock = systemClock;
  const { db, pool, close } = openDatabase(config.databaseUrl, { log, name: 'lda-seed' });
  const bus = await createPostgresBus(db, config.databaseUrl, log);
  const queues = createPostgresQueues(config.databaseUrl, log);
  const deps: Deps = {
    config,
    sessionSecrets: await readSessionSecrets(config),
    db,
    pool,
    log,
    clock,
    mail: createMailer({ config, log, clock }),
    bus,
    jobs: createJobs({ db, queues, bus, log, clock }),
    storage: createStorage(db),
    queues,
    measures: createMeasures(),
    stopping: new AbortController().signal,
  };
  try {
    const yes = flags.includes('--yes');
    await seed(deps, scenario, { yes, say: (line) => say(`  ✓ ${line}`) });
  } finally {
    await bus.close();
    await queues.close();
    await close();
  }
  say(`\n  Everyone’s password is ${PASSWORD}\n`);
  const widest = Math.max(...scenario.people.map((person) => addressOf(person).length));
  for (const person of scenario.people) say(`  ${addressOf(person).padEnd(widest)}  ${person.who}`);
  say();
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
