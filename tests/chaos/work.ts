import { setTimeout as pause } from 'node:timers/promises';
import { makeDocument } from '#tests/support/factories.js';
import { contractOf } from '#tests/support/contract-text.js';
import { until } from '#tests/support/until.js';
import type { Person, World } from './types.js';

/** Sections of each contract, which the engine works on one by one. */
export const PARTS = 5;
const RETRY_MS = 100;
/** Longest time in which a request is repeated that was answered 503 or not at all, or until jobs get further, ms. */
const PATIENCE_MS = 300_000;

/** Stores a contract of `PARTS` parts that nobody else has; returns its id. */
export async function storeContract(world: World, { userId }: Person): Promise<string> {
  const contract = contractOf(`contract ${crypto.randomUUID()}`, PARTS);
  const document = await makeDocument(world.database.db, {
    userId,
    text: contract.text,
    extracted: { sections: contract.sections },
  });
  return document.id;
}

/**
 * Requests an analysis and repeats the request while LDA is unavailable, always with the same key; returns the job's id.
 * @throws if it is answered with anything but 202 and 503.
 */
export async function requestAnalysis(
  world: World,
  { client }: Person,
  documentId: string,
  baseUrl = world.stack.baseUrl,
): Promise<string> {
  const headers = {
    'Content-Type': 'application/json',
    Prefer: 'respond-async',
    'Idempotency-Key': crypto.randomUUID(),
    cookie: client.cookie,
  };
  const body = JSON.stringify({ doc_id: documentId, party: 'Supplier' });
  return until(async () => {
    const response = await fetch(`${baseUrl}/risk`, { method: 'POST', headers, body }).catch(() => undefined);
    if (response?.status === 202) {
      const { id } = (await response.json()) as { id: string };
      world.accepted.add(id);
      return id;
    }
    const text = await response?.text();
    if (response !== undefined && response.status !== 503)
      throw new Error(`a job was not accepted: ${response.status} ${text}`);
    await pause(RETRY_MS);
    return false;
  }, PATIENCE_MS);
}

/** Requests this many analyses, of one contract each, by all people in turn. */
export async function requestAnalyses(world: World, count: number): Promise<void> {
  const { people } = world;
  const each = async (person: Person, at: number) => {
    for (let n = at; n < count; n += people.length)
      await requestAnalysis(world, person, await storeContract(world, person));
  };
  await Promise.all(people.map(each));
}

/** Number of jobs in these states. */
export async function countJobs(world: World, ...states: string[]): Promise<number> {
  const { rows } = await world.database.pool.query<{ count: number }>(
    'select count(*)::int as count from jobs where status = any($1)',
    [states],
  );
  return rows[0]?.count ?? 0;
}

/** Waits until every job has ended; returns false if some have not in time. */
export const allEnded = (world: World, ms: number): Promise<boolean> =>
  until(async () => (await countJobs(world, 'queued', 'running').catch(() => 1)) === 0, ms).then(
    () => true,
    () => false,
  );

/** Waits until the model was called this many times in all. */
export const untilCalled = (world: World, calls: number): Promise<unknown> =>
  until(() => world.model.calls.length >= calls, PATIENCE_MS);
