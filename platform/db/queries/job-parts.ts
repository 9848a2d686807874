import { and, getTableColumns, sql } from 'drizzle-orm';
import type { EngineName } from '#shared/contracts/common.js';
import type { JobKind } from '#shared/contracts/jobs.js';
import type { Db } from '#platform/db/client.js';
import { jobParts, jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { ownsClaim, progressValues, type Claim, type Progress } from './job-leases.js';

/** Everything that a part's output depends on; together with the user, the key under which it is found again. */
export interface PartKey {
  seq: number;
  inputHash: string;
  /** The tool's kind. */
  kind: JobKind;
  engine: EngineName;
  model: string | null;
  /** Version of the tool's plan on this engine. */
  version: string;
}

const ofKeys = (keys: readonly PartKey[]) => sql`
  jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
    as key(seq int, "inputHash" char(64), kind text, engine text, model text, version text)`;
const matchesKey = sql`part.input_hash = key."inputHash" and part.kind = key.kind and part.engine = key.engine
  and part.model is not distinct from key.model and part.prompt_version = key.version`;

/** Returns a job's finished parts that still match these keys, by seq. */
export async function listParts(
  db: Db,
  { jobId, keys }: { jobId: string; keys: readonly PartKey[] },
): Promise<Map<number, { output: unknown; reused: boolean }>> {
  const { rows } = await db.execute<{ seq: number; output: unknown; reused: boolean }>(sql`
    select key.seq, part.output, part.reused
    from ${ofKeys(keys)} join ${jobParts} part on part.seq = key.seq and ${matchesKey}
    where part.job_id = ${jobId}`);
  return new Map(rows.map(({ seq, output, reused }) => [seq, { output, reused }]));
}

/** Returns the newest outputs that any job of this user has stored for these keys, by seq. */
export async function findReusable(
  db: Db,
  { userId, keys }: { userId: string; keys: readonly PartKey[] },
): Promise<Map<number, unknown>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.execute<{ seq: number; output: unknown }>(sql`
    select distinct on (key.seq) key.seq, part.output
    from ${ofKeys(keys)} join ${jobParts} part on ${matchesKey}
    where part.user_id = ${userId}
    order by key.seq, part.created_at desc`);
  return new Map(rows.map(({ seq, output }) => [seq, output]));
}

export interface NewPart extends PartKey {
  output: unknown;
  items: unknown;
  reused: boolean;
  tokens: number;
  ms: number;
}

/** Selects what a part inherits of its job's row, while the claim is owned. */
const claimed = ({ jobId, token }: Claim) => sql`
  select id, user_id, document_id from jobs
  where id = ${jobId} and claim_token = ${token} and status = 'running' for key share`;
const given = (parts: readonly NewPart[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
    as p(seq int, "inputHash" text, kind text, engine text, model text, version text, output jsonb, items jsonb, reused boolean, tokens int, ms int)`;
/** Inserts the rows of `given` under that of `claim`, in place of older outputs of the same parts. */
const insertGiven = sql`
  insert into job_parts (job_id, seq, user_id, document_id, input_hash, kind, engine, model, prompt_version, output, items, reused, tokens, ms)
  select claim.id, seq, claim.user_id, claim.document_id, "inputHash", kind, engine, model, version, output, items, reused, tokens, ms
  from claim, given
  on conflict (job_id, seq) do update set input_hash = excluded.input_hash, kind = excluded.kind, engine = excluded.engine,
    model = excluded.model, prompt_version = excluded.prompt_version, output = excluded.output, items = excluded.items,
    reused = excluded.reused, tokens = excluded.tokens, ms = excluded.ms`;

/**
 * Stores finished parts under a claim, replacing older outputs of the same parts; returns false if the claim was
 * lost.
 */
export async function insertParts(db: Db, claim: Claim, parts: readonly NewPart[]): Promise<boolean> {
  if (parts.length === 0) return true;
  const { rows } = await db.execute(sql`
    with claim as (${claimed(claim)}), given as (${given(parts)}), added as (${insertGiven})
    select 1 from claim`);
  return rows.length === 1;
}

/**
 * Stores a finished part as `insertParts` does, and the progress to which it brought its job, in one statement. The job's
 * row is changed last: PostgreSQL would run the update first if it needed nothing of the insertion, and the insertion
 * would then not find the row; and a heartbeat need not wait for the part.
 */
export async function insertPartWithProgress(
  db: Db,
  claim: Claim,
  part: NewPart,
  progress: Progress,
): Promise<JobRow | undefined> {
  const added = db
    .$with('added', {})
    .as(
      sql`with claim as (${claimed(claim)}), given as (${given([part])}) ${insertGiven} returning job_parts.seq`,
    );
  const [row] = await db
    .with(added)
    .update(jobs)
    .set(progressValues(progress))
    .from(sql`(select count(*) as parts from added) as stored`)
    .where(and(ownsClaim(claim), sql`stored.parts = 1`))
    .returning(getTableColumns(jobs));
  return row;
}
