import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { EngineName } from '#shared/contracts/common.js';
import type { Db } from '#platform/db/client.js';
import { jobParts } from '#platform/db/schema/index.js';
import type { Claim } from './job-leases.js';

export interface StoredPart {
  seq: number;
  inputHash: string;
  output: unknown;
  reused: boolean;
}

/** The finished parts of a job. */
export async function listParts(db: Db, jobId: string): Promise<StoredPart[]> {
  return db
    .select({
      seq: jobParts.seq,
      inputHash: jobParts.inputHash,
      output: jobParts.output,
      reused: jobParts.reused,
    })
    .from(jobParts)
    .where(eq(jobParts.jobId, jobId));
}

/** The newest output of this user for each of these inputs, made by the same engine, model and version. */
export async function findReusable(
  db: Db,
  query: {
    userId: string;
    hashes: readonly string[];
    engine: EngineName;
    model: string | null;
    promptVersion: string;
  },
): Promise<Map<string, unknown>> {
  if (query.hashes.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([jobParts.inputHash], { inputHash: jobParts.inputHash, output: jobParts.output })
    .from(jobParts)
    .where(
      and(
        eq(jobParts.userId, query.userId),
        inArray(jobParts.inputHash, [...query.hashes]),
        eq(jobParts.engine, query.engine),
        sql`${jobParts.model} is not distinct from ${query.model}`,
        eq(jobParts.promptVersion, query.promptVersion),
      ),
    )
    .orderBy(jobParts.inputHash, desc(jobParts.createdAt));
  return new Map(rows.map((row) => [row.inputHash, row.output]));
}

export interface NewPart {
  seq: number;
  inputHash: string;
  engine: EngineName;
  model: string | null;
  promptVersion: string;
  output: unknown;
  items: unknown;
  reused: boolean;
  tokens: number;
  ms: number;
}

/** Stores finished parts under a claim. False where the claim was lost; an older output of the same part is replaced. */
export async function insertParts(
  db: Db,
  { jobId, token }: Claim,
  parts: readonly NewPart[],
): Promise<boolean> {
  if (parts.length === 0) return true;
  const rows = await db.execute(sql`
    with claim as (
      select id, user_id, document_id from jobs
      where id = ${jobId} and claim_token = ${token} and status = 'running' for key share
    ), given as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as p(seq int, "inputHash" text, engine text, model text, "promptVersion" text, output jsonb, items jsonb, reused boolean, tokens int, ms int)
    ), added as (
      insert into job_parts (job_id, seq, user_id, document_id, input_hash, engine, model, prompt_version, output, items, reused, tokens, ms)
      select claim.id, seq, claim.user_id, claim.document_id, "inputHash", engine, model, "promptVersion", output, items, reused, tokens, ms
      from claim, given
      on conflict (job_id, seq) do update set input_hash = excluded.input_hash, engine = excluded.engine,
        model = excluded.model, prompt_version = excluded.prompt_version, output = excluded.output, items = excluded.items,
        reused = excluded.reused, tokens = excluded.tokens, ms = excluded.ms
    )
    select 1 from claim`);
  return rows.rows.length === 1;
}
