import pg from 'pg';

/**
 * Holds the writing of every report's PDF still, until released: for as long as a test needs a report without
 * one. The analysis itself goes on.
 */
export async function holdReports(databaseUrl: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A stack that is stopped while it is held takes this connection with it.
  client.on('error', () => undefined);
  await client.connect();
  const LOCK = 90_211;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  await client.query(`
    create or replace function hold_report() returns trigger language plpgsql as $$
    begin
      if new.origin = 'result' then
        perform pg_advisory_xact_lock_shared(${LOCK});
      end if;
      return new;
    end $$;
    create or replace trigger hold_report before insert on documents for each row execute function hold_report();`);
  let held = true;
  return {
    async release() {
      if (!held) return;
      held = false;
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
      await client.query('drop trigger if exists hold_report on documents');
      await client.end();
    },
  };
}
