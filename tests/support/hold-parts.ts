import pg from 'pg';

const LOCK = 90_210;

/**
 * Holds every job still where it would store its part `seq` (counted from 0) or a later one, until released:
 * the middle of an analysis, for as long as a test needs it. Heartbeats and cancellation go on.
 */
export async function holdParts(databaseUrl: string, seq: number): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A stack that is stopped while it is held takes this connection with it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  await client.query(`
    create or replace function hold_part() returns trigger language plpgsql as $$
    begin
      if new.seq >= ${seq} then
        perform pg_advisory_xact_lock_shared(${LOCK});
      end if;
      return new;
    end $$;
    create or replace trigger hold_part before insert on job_parts for each row execute function hold_part();`);
  let held = true;
  return {
    async release() {
      if (!held) return;
      held = false;
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
      await client.query('drop trigger if exists hold_part on job_parts');
      await client.end();
    },
  };
}
