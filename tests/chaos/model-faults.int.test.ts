import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { documentTexts, jobParts, jobs, reports } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { riskContract } from '#shared/tools/risk/contract.js';
import { FAULTS, TRANSIENT_FAULTS } from '#tests/fakes/faults.js';
import { passageName } from '#tests/fakes/answers.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser } from '#tests/support/factories.js';
import { contractOf } from '#tests/support/contract-text.js';
import { createLlmHarness, type LlmHarness } from '#tests/support/llm-harness.js';
import { reasonOf } from '#workers/engines/model/part-words.js';
import type { FailureReason } from '#workers/attempt/failures.js';
import { riskOutput } from '#workers/tools/risk/finding.js';

/** Why a part may fail by the faults of the fake model. */
const REASONS: readonly FailureReason[] = [
  ...(['refused', 'too_long', 'rejected', 'invalid', 'timeout', 'unreachable', 'busy'] as const),
];
const JOBS = 80;
const CALLS = 12;
const AT_ONCE = 30;
const RATE = 0.2;

let database: TestDatabase;
let fake: FakeModel;
let harness: LlmHarness;

beforeAll(async () => {
  database = await testDatabase();
  fake = await startFakeModel({
    latencyMs: 5,
    retryAfter: 0.2,
    faults: { rate: RATE, kinds: TRANSIENT_FAULTS, seed: 7 },
  });
  harness = await createLlmHarness(database, fake, { concurrency: 64, timeoutMs: 8_000 });
});
afterAll(async () => {
  await harness.close();
  await fake.close();
  await database.close();
});

/** Runs all jobs, a few at a time, each until it has ended. */
async function finishAll(rows: readonly JobRow[]): Promise<void> {
  const queue = rows.values();
  const worker = async () => {
    for (const row of queue) await harness.finish(row);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

it(`${JOBS} jobs of ${CALLS} calls all complete, naming any gaps, when ${RATE * 100} % of the calls fail`, async () => {
  const rows: JobRow[] = [];
  for (let i = 0; i < JOBS; i += 1) {
    const user = await makeUser(database.db);
    rows.push(await harness.addContract(user.id, `contract ${i}`, CALLS));
  }
  await finishAll(rows);

  const states = await database.db.select({ id: jobs.id, status: jobs.status }).from(jobs);
  const mine = new Set(rows.map(({ id }) => id));
  expect(states.filter(({ id, status }) => mine.has(id) && status !== 'completed')).toEqual([]);

  const parts = await database.db.select().from(jobParts);
  const made = await database.db.select().from(reports);
  const texts = new Map(
    (await database.db.select().from(documentTexts)).map((row) => [row.documentId, row.content]),
  );
  expect(made).toHaveLength(JOBS);
  const reasons = new Set(REASONS.map((reason) => reasonOf({ reason }, 'en')));
  let gaps = 0;
  for (const report of made) {
    const missing = report.incomplete;
    const done = parts.filter(({ jobId }) => jobId === report.id);
    expect(done.length + missing.length).toBe(CALLS);
    for (const { section, reason } of missing) {
      expect(section).toMatch(/^\d+ Delivery of lot \d+$/);
      expect(reasons).toContain(reason);
    }
    gaps += missing.length;
    // Nothing is stored unchecked, and every quote is found at its stored offsets.
    for (const { output, tokens } of done) {
      expect(riskOutput.parse(output).findings.length).toBeGreaterThan(0);
      expect(tokens).toBeGreaterThan(0);
    }
    const text = texts.get(report.documentId ?? '') ?? '';
    for (const found of riskContract.body.parse(report.body).risks) {
      if (found.kind.startsWith('missing-')) continue;
      expect(text.slice(found.evidence?.start, found.evidence?.end)).toBe(found.extracted_text_snippet);
    }
  }

  // The faults did occur, and every stored part comes from a call.
  const faults = fake.calls.filter(({ fault }) => fault !== null);
  expect(faults.length).toBeGreaterThan(JOBS * CALLS * RATE * 0.8);
  expect(new Set(faults.map(({ fault }) => fault))).toEqual(new Set(TRANSIENT_FAULTS));
  expect(TRANSIENT_FAULTS.length).toBeGreaterThan(FAULTS.length / 2);
  expect(gaps).toBeGreaterThan(0);
  expect(gaps).toBeLessThan(JOBS * CALLS * 0.12);
  for (const [i, { id }] of rows.entries()) {
    const { text, sections } = contractOf(`contract ${i}`, CALLS);
    for (const { seq } of parts.filter(({ jobId }) => jobId === id)) {
      const section = sections[seq];
      const passage = passageName(text.slice(section?.start, section?.end));
      const asked = fake.calls.filter((call) => call.passage === passage);
      expect(asked.length).toBeGreaterThan(0);
    }
  }
}, 600_000);
