import type { Page } from '@playwright/test';
import pg from 'pg';
import { gate } from './gate.js';

export interface Hold {
  release(): Promise<void>;
}

/**
 * Holds every insert into a table that meets a condition on its new row, until released: the middle of a job,
 * for as long as a test needs it. Heartbeats and cancellation go on.
 */
async function holdInserts(
  databaseUrl: string,
  table: string,
  condition: string,
  lock: number,
): Promise<Hold> {
  const name = `hold_${table}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  // A stack that is stopped while it is held takes this connection with it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [lock]);
  await client.query(`
    create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      if ${condition} then
        perform pg_advisory_xact_lock_shared(${lock});
      end if;
      return new;
    end $$;
    create or replace trigger ${name} before insert on ${table} for each row execute function ${name}();`);
  let held = true;
  return {
    async release() {
      if (!held) return;
      held = false;
      await client.query('select pg_advisory_unlock($1)', [lock]);
      await client.query(`drop trigger if exists ${name} on ${table}`);
      await client.end();
    },
  };
}

/** Holds jobs still where they would store their part `seq` (counted from 0) or a later one. */
export function holdParts(databaseUrl: string, seq: number): Promise<Hold> {
  return holdInserts(databaseUrl, 'job_parts', `new.seq >= ${seq}`, 90_210);
}

/** Holds the writing of every report's PDF still, so that there is a report without one. The analysis goes on. */
export function holdReports(databaseUrl: string): Promise<Hold> {
  return holdInserts(databaseUrl, 'documents', `new.origin = 'result'`, 90_211);
}

/** Holds the writing of every chunk of a file still: uploads that have a connection keep it. */
export function holdChunks(databaseUrl: string): Promise<Hold> {
  return holdInserts(databaseUrl, 'blob_chunks', 'true', 90_212);
}

/** Holds what a page sends to an address on the line, until released. */
export async function holdRequests(page: Page, url: string): Promise<Hold> {
  const { open, opened } = gate();
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return { release: () => Promise.resolve(open()) };
}

/** Stops a page's clock, so that what it tells for a moment stands until released. */
export async function holdClock(page: Page): Promise<Hold> {
  await page.clock.install();
  // A moment that has not passed yet, however long it takes to say so.
  await page.clock.pauseAt(Date.now() + 10_000);
  return { release: () => page.clock.resume() };
}
