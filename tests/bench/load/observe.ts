import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Stack } from '../../support/stack.js';
import { connectionsTo } from './process-times.js';

const SAMPLE_MS = 250;
const DEADLINE_MS = 240_000;
const WARNING = 40;

/**
 * Waits until no job is queued or running; returns the most connections that were seen meanwhile. It looks only four
 * times a second: its own queries count among those of the database.
 */
export async function untilDone(
  { databaseUrl }: Pick<Stack, 'databaseUrl'>,
  database: pg.Client,
  pids: readonly number[],
) {
  const port = Number(new URL(databaseUrl).port);
  const most = { worker: 0, server: 0, names: {} as Record<string, number> };
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; await delay(SAMPLE_MS)) {
    const [ofServer = 0, ...ofWorkers] = connectionsTo(port, pids);
    most.server = Math.max(most.server, ofServer);
    most.worker = Math.max(most.worker, ...ofWorkers);
    const { rows } = await database.query<{ name: string; count: number; live: number }>(
      `select regexp_replace(application_name, ':w:.*', ':w') as name, count(*)::int,
         (select count(*)::int from jobs where status in ('queued', 'running')) as live
       from pg_stat_activity where datname = current_database() and application_name <> '' group by 1`,
    );
    for (const { name, count } of rows) most.names[name] = Math.max(most.names[name] ?? 0, count);
    if (rows[0]?.live === 0) return most;
  }
  throw new Error(`the analyses did not end within ${DEADLINE_MS} ms`);
}

/** Counts the lines of these log files that are warnings or errors, by their message. */
export function warningsIn(files: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    if (!line.startsWith('{')) continue;
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    if (level >= WARNING) counts[msg] = (counts[msg] ?? 0) + 1;
  }
  return counts;
}
