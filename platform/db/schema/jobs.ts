import { sql, type InferSelectModel } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { engineName } from '#shared/contracts/common.js';
import { jobKind, jobStage, jobStatus } from '#shared/contracts/jobs.js';
import { timestamptz, oneOf } from './columns.js';
import { documents } from './documents.js';
import { users } from './users.js';

/** The authoritative state of every job; the queue only delivers. See docs/ARCHITECTURE.md, "The life of a job". */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', oneOf(jobKind)).notNull(),
    queue: text('queue', { enum: ['interactive', 'analysis', 'cpu'] }).notNull(),
    status: text('status', oneOf(jobStatus)).notNull().default('queued'),
    /** Ids and options, never text; parsed with the kind's own schema when read. */
    input: jsonb('input').notNull(),
    documentId: char('document_id', { length: 24 }).references(() => documents.id, { onDelete: 'set null' }),
    filename: text('filename'),
    /** True for a job that a person requested; helper jobs (the extraction of an upload) are listed only on request. */
    visible: boolean('visible').notNull().default(true),
    parentId: uuid('parent_id').references((): AnyPgColumn => jobs.id, { onDelete: 'set null' }),
    /** Id of a job (possibly in another queue) that must end before this one is delivered. */
    afterJobId: uuid('after_job_id').references((): AnyPgColumn => jobs.id, { onDelete: 'set null' }),
    requestId: text('request_id').notNull(),
    /** W3C trace context of the request that created this job; null if it was not traced. */
    traceParent: text('trace_parent'),
    /**
     * BullMQ priority: 1 goes first. Grows with the number of the user's own jobs in flight, so that no user
     * starves another.
     */
    priority: integer('priority').notNull(),

    stage: text('stage', oneOf(jobStage)),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    stageStartedAt: timestamptz('stage_started_at'),
    /** Units that were already done when this stage began (checkpoints); not counted in the rate. */
    stageBase: integer('stage_base').notNull().default(0),

    /** Attempts that ended in a transient error. */
    attempt: integer('attempt').notNull().default(0),
    /**
     * Times that a lease of this job expired since it last made progress: its worker vanished, perhaps because of
     * it.
     */
    crashes: integer('crashes').notNull().default(0),
    /** Claims whose leases expired, one for each crash; a worker that turns out to be alive removes its own. */
    lostClaims: uuid('lost_claims')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Subset of `lost_claims` during which nothing else ran in the worker's process: the only evidence against the job. */
    lostSoloClaims: uuid('lost_solo_claims')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Number of the current queue entry: an entry's id is used only once. */
    delivery: integer('delivery').notNull().default(0),
    runAfter: timestamptz('run_after').notNull().defaultNow(),
    /** When the sweep should next check whether the queue contains this row. */
    checkAt: timestamptz('check_at').notNull().defaultNow(),
    /** Since when the queue has refused this row; null if it has not. */
    undeliveredSince: timestamptz('undelivered_since'),
    /** True while the user has reached the limit of running extractions: the row is delivered when one of them ends. */
    heldBack: boolean('held_back').notNull().default(false),

    claimToken: uuid('claim_token'),
    /** True if nothing else runs in the claiming worker's process. */
    solo: boolean('solo').notNull().default(false),
    leaseUntil: timestamptz('lease_until'),
    cancelRequestedAt: timestamptz('cancel_requested_at'),

    resultKind: text('result_kind'),
    resultId: text('result_id'),
    errorCode: text('error_code'),
    error: text('error'),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    startedAt: timestamptz('started_at'),
    finishedAt: timestamptz('finished_at'),
  },
  (table) => [
    index('jobs_user_idx').on(table.userId, table.createdAt.desc()),
    index('jobs_document_idx').on(table.documentId),
    index('jobs_parent_idx').on(table.parentId),
    // For jobs in all states: removing a job looks up the jobs that refer to it.
    index('jobs_after_idx')
      .on(table.afterJobId)
      .where(sql`after_job_id is not null`),
    index('jobs_queued_idx')
      .on(table.queue, table.priority, table.createdAt)
      .where(sql`status = 'queued'`),
    index('jobs_check_idx')
      .on(table.checkAt)
      .where(sql`status = 'queued'`),
    index('jobs_held_back_idx')
      .on(table.userId)
      .where(sql`status = 'queued' and held_back`),
    index('jobs_lease_idx')
      .on(table.leaseUntil)
      .where(sql`status = 'running'`),
    // For counting a user's running extractions.
    index('jobs_extracting_idx')
      .on(table.userId)
      .where(sql`status = 'running' and kind = 'extract'`),
    index('jobs_failed_idx')
      .on(table.finishedAt.desc())
      .where(sql`status = 'failed'`),
    index('jobs_ended_idx')
      .on(table.finishedAt)
      .where(sql`finished_at is not null`),
    // At most one active extraction per document, however many requests there are.
    uniqueIndex('jobs_extract_once')
      .on(table.documentId)
      .where(sql`kind = 'extract' and status in ('queued', 'running')`),
  ],
);

export type JobRow = InferSelectModel<typeof jobs>;

/**
 * Leases on work that only one process does at a time, each with its expiry; a process that stops renewing loses
 * its lease.
 */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: uuid('holder').notNull(),
  heldUntil: timestamptz('held_until').notNull(),
});

/** Finished parts of a job: its checkpoints, and a cache for later jobs of the same user. */
export const jobParts = pgTable(
  'job_parts',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: char('document_id', { length: 24 }).references(() => documents.id, { onDelete: 'cascade' }),
    /** SHA-256 of everything that the output depends on. */
    inputHash: char('input_hash', { length: 64 }).notNull(),
    /** The tool's kind. The default serves workers of the previous version, which know only one tool. */
    kind: text('kind', oneOf(jobKind)).notNull().default('risk'),
    engine: text('engine', oneOf(engineName)).notNull(),
    model: text('model'),
    /** Version of the tool's plan on this engine. */
    promptVersion: text('prompt_version').notNull(),
    output: jsonb('output').notNull(),
    /** Items of this part shown while the job runs, with the offsets of this document. */
    items: jsonb('items').$type<unknown[]>().notNull(),
    /** True if the output was taken from an earlier job. */
    reused: boolean('reused').notNull().default(false),
    tokens: integer('tokens').notNull().default(0),
    ms: integer('ms').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.seq] }),
    index('job_parts_hash_idx').on(table.userId, table.inputHash),
    index('job_parts_document_idx').on(table.documentId),
  ],
);

/** Results of requests with an Idempotency-Key, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    /**
     * SHA-256 (hex) of the request's content: its body, or for an upload the file's bytes, its name and the form's
     * fields.
     */
    bodyHash: text('body_hash').notNull(),
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    documentId: char('document_id', { length: 24 }).references(() => documents.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key, table.method, table.path] }),
    index('idempotency_created_idx').on(table.createdAt),
    // For removing a job or document that keys refer to.
    index('idempotency_job_idx').on(table.jobId),
    index('idempotency_document_idx').on(table.documentId),
  ],
);
