import type { Page } from '@playwright/test';
import pg from 'pg';
import { deferred } from './deferred.js';

export interface Block {
  release(): Promise<void>;
}

/**
 * Blocks every insert into a table whose new row meets a condition, until released. This keeps a job in the middle of
 * its work for as long as a test needs it; heartbeats and cancellation continue.
 */
async function blockInserts(
  databaseUrl: string,
  table: string,
  condition: string,
  lock: number,
): Promise<Block> {
  const name = `hold_${table}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  // Stopping the stack while inserts are blocked also ends this connection.
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

/** Stops jobs just before they store part `seq` (counted from 0): the parts before it are stored, later ones wait. */
export function blockPartsFrom(databaseUrl: string, seq: number): Promise<Block> {
  return blockInserts(databaseUrl, 'job_parts', `new.seq >= ${seq}`, 90_210);
}

/** Blocks the writing of every report's PDF, so that a report exists without one; the analysis continues. */
export function blockReports(databaseUrl: string): Promise<Block> {
  return blockInserts(databaseUrl, 'documents', `new.origin = 'result'`, 90_211);
}

/** Blocks the writing of every file chunk; uploads keep the database connection that they have. */
export function blockChunks(databaseUrl: string): Promise<Block> {
  return blockInserts(databaseUrl, 'blob_chunks', 'true', 90_212);
}

/** Holds a page's requests to a URL back until released. */
export async function blockRequests(page: Page, url: string): Promise<Block> {
  const { resolve: open, promise } = deferred();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: () => Promise.resolve(open()) };
}

/** Pauses a page's clock, so that a temporary message stays until released. */
export async function pauseClock(page: Page): Promise<Block> {
  await page.clock.install();
  // The time to pause at must still be in the future when the page gets it.
  await page.clock.pauseAt(Date.now() + 10_000);
  return { release: () => page.clock.resume() };
}
