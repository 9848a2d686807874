import { until } from '#tests/support/until.js';
import type { Scenario, World } from '../types.js';
import { storeContract } from '../work.js';

/** Requests an analysis, waits for its answer like a page that is open, and goes away in the middle. */
async function leaveWaiting(world: World, n: number): Promise<void> {
  const person = world.people[n % world.people.length];
  if (person === undefined) return;
  const documentId = await storeContract(world, person);
  const leaving = new AbortController();
  const answer = person.client
    .call('/risk', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ doc_id: documentId, party: 'Supplier' }),
      signal: leaving.signal,
    })
    .then(
      () => 'answered',
      () => 'cut',
    );
  const id = await until(async () => {
    const { rows } = await world.database.pool.query<{ id: string }>(
      'select id from jobs where document_id = $1',
      [documentId],
    );
    return rows[0]?.id;
  });
  world.accepted.add(id);
  person.browser.cut();
  leaving.abort();
  if ((await answer) === 'answered') world.broken.push('a request was answered before it could be cut');
  world.faults += 2;
}

/** Cuts sockets and waiting requests in the middle of their jobs. */
export const browsers: Scenario = {
  title: 'sockets and waiting requests cut in the middle',
  backends: ['postgres', 'redis'],
  needs: { people: 4 },
  full: { jobs: 80, faults: 160 },
  short: { jobs: 8, faults: 16 },
  async run(world, { jobs }) {
    for (let n = 0; n < jobs; n += 1) await leaveWaiting(world, n);
  },
};
