import type { Page } from '@playwright/test';
import pg from 'pg';
import { deferred } from './deferred.js';

export interface Block {
  release(): Promise<void>;
}

/**
 * Holds every insert into a table that meets a condition on its new row, until released: the middle of a job,
 * for as long as a test needs it. Heartbeats and cancellation go on.
 */
async function blockInserts(
  databaseUrl: string,
  table: string,
  condition: string,
  lock: number,
): Promise<Block> {
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
  let active = true;
  return {
    async release() {
      if (!active) return;
      active = false;
      await client.query('select pg_advisory_unlock($1)', [lock]);
      await client.query(`drop trigger if exists ${name} on ${table}`);
      await client.end();
    },
  };
}

/** Holds jobs still where they would store their part `seq` (counted from 0) or a later one. */
export function blockParts(databaseUrl: string, seq: number): Promise<Block> {
  return blockInserts(databaseUrl, 'job_parts', `new.seq >= ${seq}`, 90_210);
}

/** Holds the writing of every report's PDF still, so that there is a report without one. The analysis goes on. */
export function blockReports(databaseUrl: string): Promise<Block> {
  return blockInserts(databaseUrl, 'documents', `new.origin = 'result'`, 90_211);
}

/** Holds the writing of every chunk of a file still: uploads that have a connection keep it. */
export function blockChunks(databaseUrl: string): Promise<Block> {
  return blockInserts(databaseUrl, 'blob_chunks', 'true', 90_212);
}

/** Holds what a page sends to an address on the line, until released. */
export async function blockRequests(page: Page, url: string): Promise<Block> {
  const { resolve: open, promise } = deferred();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: () => Promise.resolve(open()) };
}

/** Stops a page's clock, so that what it tells for a moment stands until released. */
export async function pauseClock(page: Page): Promise<Block> {
  await page.clock.install();
  // A moment that has not passed yet, however long it takes to say so.
  await page.clock.pauseAt(Date.now() + 10_000);
  return { release: () => page.clock.resume() };
}
