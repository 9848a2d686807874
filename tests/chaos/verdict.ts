import { removeOrphanBlobs } from '#platform/db/queries/blobs.js';
import { LIMITS } from '#shared/limits.js';
import { until } from '#tests/support/until.js';
import type { Answer } from './api-probe.js';
import { readLedger, type Loss } from './ledger.js';
import type { Outage, Scenario, World } from './types.js';
import { PARTS } from './work.js';
import { SLOTS } from './world.js';

/** Longest time from a job's last heartbeat until it is queued again, ms; its claim then waits for a worker that is free. */
const RECOVERY_MS = 10_000;
/** Longest time after an outage until the API answers again, ms. */
const BACK_MS = 2_000;
/** Longest time after the last job's end until every window shows it: they read the state when no event comes for 10 s. */
const SHOWN_MS = 15_000;

/**
 * What a scenario came to. `broken` are promises that hold on any machine; `slow` are those about time, which one that is
 * too busy to renew a lease does not keep.
 */
export interface Verdict {
  scenario: string;
  backend: string;
  jobs: number;
  faults: number;
  lost: number;
  failed: number;
  doubled: number;
  repeatedCalls: number;
  slowestRecoveryMs: number;
  slowestClaimMs: number;
  seconds: number;
  broken: string[];
  slow: string[];
}

/** Time from a job's last heartbeat to a later moment, ms, not counting an outage in which nothing could have been done. */
function gapOf({ beat }: Loss, until: Date | null, outages: readonly Outage[]): number {
  if (until === null) return Infinity;
  const overlapping = outages.filter(({ from, to }) => to > beat.getTime() && from < until.getTime());
  const start = Math.max(beat.getTime(), ...overlapping.map(({ to }) => to));
  return until.getTime() - start;
}

/** Returns the first answer after an outage. */
export const firstAfter = (answers: readonly Answer[], { to, server }: Outage): Answer | undefined =>
  answers.find(
    ({ status, at, baseUrl }) =>
      // 401 is an answer too: Redis has lost its sessions.
      (status === 200 || status === 401) && at >= to && (server ?? baseUrl) === baseUrl,
  );

/** Checks the answers of the servers: what no outage excuses, and when an outage is over for its users. */
function checkAnswers({ probe: { answers }, outages, broken, slow }: World): void {
  const internal = answers.filter(({ status }) => status >= 500 && status !== 503);
  if (internal.length > 0) broken.push(`${internal.length} answers ${internal[0]?.status}`);
  const bare = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null);
  if (bare.length > 0) broken.push(`${bare.length} answers 503 without Retry-After`);
  const excuses = ({ from, to, server }: Outage, answer: Answer) =>
    answer.at >= from && answer.from <= to + BACK_MS && (server ?? answer.baseUrl) === answer.baseUrl;
  const late = answers.filter(
    (answer) =>
      (answer.status === 503 || answer.status === 0) && !outages.some((out) => excuses(out, answer)),
  );
  if (late.length > 0) slow.push(`${late.length} answers 503 or none outside of outages`);
  for (const outage of outages) {
    const { to } = outage;
    const back = firstAfter(answers, outage);
    if (back === undefined) broken.push('the API was not back after an outage');
    else if (back.at - to > BACK_MS) slow.push(`the API was back ${back.at - to} ms after an outage`);
  }
}

/** Jobs that a window which reads the state after each reconnect still shows as running a while after their end. */
async function jobsNobodyShows({ people, accepted }: World): Promise<string[]> {
  const missing = () => people.flatMap(({ browser }) => [...browser.live].filter((id) => accepted.has(id)));
  await until(() => missing().length === 0, SHOWN_MS).catch(() => undefined);
  return missing();
}

const some = (what: string, found: readonly unknown[]): string[] =>
  found.length === 0 ? [] : [`${found.length} ${what}, such as ${JSON.stringify(found[0])}`];

/** Checks every promise after a scenario whose jobs have ended, or did not in time. */
export async function judge(
  name: string,
  scenario: Scenario,
  world: World,
  { ended, seconds }: { ended: boolean; seconds: number },
): Promise<Verdict> {
  const { accepted, doomed, model, outages, people, database } = world;
  // Half-written bytes of a killed process are left to the sweep for abandoned uploads: done here at once.
  await removeOrphanBlobs(database.db, 0);
  await scenario.check?.(world);
  const ledger = await readLedger(database.pool);
  const rows = new Map(ledger.jobs.map((job) => [job.id, job]));
  const isLost = (id: string) => {
    const row = rows.get(id);
    return (
      row === undefined ||
      row.status === 'queued' ||
      row.status === 'running' ||
      (row.kind === 'risk' && row.status === 'completed' && row.reports !== 1)
    );
  };
  const known = [...accepted];
  const lost = known.filter(isLost);
  const hasFailed = ({ status }: { status: string }) => status === 'failed' || status === 'cancelled';
  const failed = ledger.jobs.filter((job) => hasFailed(job) && !doomed.has(job.id));
  const survived = [...doomed].filter((id) => rows.get(id)?.status === 'completed');
  const unasked = ledger.jobs.filter(({ id, kind }) => kind === 'risk' && !accepted.has(id));
  const heardTwice = people.flatMap(({ browser }) => [...browser.completed].filter(([, times]) => times > 1));
  const doubled = ledger.doubled.length + unasked.length + heardTwice.length;
  const calls = model.calls.filter(({ fault }) => fault === null);
  const repeatedCalls = calls.length - new Set(calls.map(({ passage }) => passage)).size;
  const gaps = ledger.losses
    .filter(({ job, crashed }) => !doomed.has(job) && (crashed || scenario.waits !== true))
    // One that was in hand at several crashes waits until it can run alone, which is no promise of seconds.
    .filter(({ crashes }) => crashes < LIMITS.jobs.suspectCrashes)
    .map((loss) => ({
      job: loss.job,
      ms: gapOf(loss, loss.queued, outages),
      claimedMs: gapOf(loss, loss.claimed, outages),
    }));
  const unheard = await jobsNobodyShows(world);
  const versionsDown = people.flatMap(({ browser }) => browser.versionsDown);
  const { broken, slow } = world;
  if (!ended) broken.push('jobs had not ended in time');
  broken.push(
    ...some(
      'jobs were lost',
      lost.map((id) => rows.get(id) ?? id),
    ),
    ...some('jobs failed that should not', failed),
    ...some('jobs did not fail that should', survived),
    ...some('jobs were completed twice', ledger.doubled),
    ...some('jobs were made without being asked for', unasked),
    ...some("'completed' events came twice", heardTwice),
    ...some('versions went down in the database', ledger.versionsDown),
    ...some('versions went down in a browser', versionsDown),
    ...some('jobs whose end a browser never learned', unheard),
    ...(ended ? some('files are wrong', ledger.files) : []),
  );
  // A lease that is lost for whatever reason repeats the parts in the air, and nothing else.
  const mostRepeated = ledger.losses.length * PARTS;
  if (repeatedCalls > mostRepeated)
    broken.push(
      `${repeatedCalls} model calls were repeated, of ${mostRepeated} that were interrupted at most`,
    );
  const mayRepeat = world.faults * SLOTS * (scenario.interrupts ?? 0);
  if (repeatedCalls > mayRepeat)
    slow.push(`${repeatedCalls} model calls were repeated; the faults account for ${mayRepeat}`);
  slow.push(
    ...some(
      `jobs were not queued again for over ${RECOVERY_MS / 1000} s`,
      gaps.filter(({ ms }) => ms > RECOVERY_MS),
    ),
  );
  checkAnswers(world);
  return {
    scenario: name,
    backend: world.backend,
    jobs: known.length,
    faults: world.faults,
    lost: lost.length,
    failed: failed.length,
    doubled,
    repeatedCalls,
    slowestRecoveryMs: Math.max(0, ...gaps.map(({ ms }) => ms)),
    slowestClaimMs: Math.max(0, ...gaps.map(({ claimedMs }) => claimedMs)),
    seconds,
    broken,
    slow,
  };
}
