import type pg from 'pg';
import { LIMITS } from '#shared/limits.js';

/**
 * Keeps, in the transaction of the change itself, every change of a job's status or claim, and every version that goes
 * down.
 */
const LEDGER = `
  create table chaos_ledger (
    id bigserial primary key, at timestamptz not null default clock_timestamp(), job uuid not null,
    was text not null, now text not null, beat timestamptz, claim uuid, crashed boolean not null,
    crashes integer not null, attempted boolean not null, version_was bigint not null, version bigint not null
  );
  create function chaos_ledger() returns trigger language plpgsql as $$ begin
    insert into chaos_ledger (job, was, now, beat, claim, crashed, crashes, attempted, version_was, version)
    values (new.id, old.status, new.status, old.lease_until - interval '${LIMITS.jobs.leaseMs} milliseconds',
      new.claim_token, new.crashes > old.crashes, new.crashes, new.attempt > old.attempt, old.version, new.version);
    return null;
  end $$;
  create trigger chaos_ledger after update on jobs for each row
    when (old.status is distinct from new.status or old.claim_token is distinct from new.claim_token
      or new.version < old.version)
    execute function chaos_ledger()`;

export const createLedger = (pool: pg.Pool) => pool.query(LEDGER);

/**
 * A job that went back into the queue without costing an attempt: its last heartbeat, when it was queued again, and when
 * the next worker claimed it (null: nobody did).
 */
export interface Loss {
  job: string;
  /** True if its lease ran out; false if its worker gave it back. */
  crashed: boolean;
  /** Crashes at which it was in hand, this one included. */
  crashes: number;
  beat: Date;
  queued: Date;
  claimed: Date | null;
}

/** Reads what became of all jobs. */
export async function readLedger(pool: pg.Pool) {
  const ask = async <Row extends pg.QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows;
  return {
    jobs: await ask<{
      id: string;
      kind: string;
      status: string;
      error_code: string | null;
      attempt: number;
      reports: number;
      parent_id: string | null;
    }>(`select id, kind, status, error_code, attempt, parent_id,
          (select count(*)::int from reports where reports.id = jobs.id) as reports from jobs`),
    /** Jobs that were completed more than once. */
    doubled: await ask<{ job: string }>(
      `select job from chaos_ledger where now = 'completed' group by job having count(*) > 1`,
    ),
    versionsDown: await ask<{ job: string }>('select job from chaos_ledger where version < version_was'),
    losses: await ask<Loss>(`
      select job, crashed, crashes, beat, at as queued, (select min(at) from chaos_ledger later
        where later.job = lost.job and later.id > lost.id and later.now = 'running') as claimed
      from chaos_ledger lost where was = 'running' and now = 'queued' and not attempted`),
    /** Files of reports that are missing or were stored twice, and bytes that belong to nothing. */
    files: await ask<{ what: string }>(`
      select 'report ' || reports.id || ' has ' || count(report_files) || ' files' as what
      from reports left join report_files on report_files.report_id = reports.id
      group by reports.id having count(report_files) <> 1
      union all
      select 'blob ' || id || ' is ' || state from blobs
      where not exists (select 1 from documents where documents.blob_id = blobs.id)
      union all
      select 'chunks of no blob ' || blob_id from blob_chunks
      where not exists (select 1 from blobs where blobs.id = blob_id)`),
  };
}
export type Ledger = Awaited<ReturnType<typeof readLedger>>;
