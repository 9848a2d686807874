import * as z from 'zod';
import { exportFormat } from '#shared/api/chat.js';
import { language, objectId, uuid } from '#shared/contracts/common.js';
import type { JobKind } from '#shared/contracts/jobs.js';
import { TOOLS, toolKind, type ToolKind } from '#shared/tools/index.js';
import type { ToolContract } from '#shared/tools/tool.js';
import type { QueueName } from '#platform/config.js';
import type { Db } from '#platform/db/client.js';
import { endAbandonedAnswer, reopenAnswer } from '#platform/db/queries/chat-answers.js';
import { releaseDeferredExtractions } from '#platform/db/queries/deferred-extractions.js';
import { failPendingDocument } from '#platform/db/queries/documents.js';
import { findActiveExport } from '#platform/db/queries/exports.js';
import { AppError } from '#platform/errors.js';
import type { BusEvent } from '#platform/events/bus.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { retryExtraction } from './retry-extraction.js';

/**
 * Requeues a failed job, to be delivered after another one if that is given.
 * @throws AppError `job_not_failed` if it has not failed.
 */
export type Requeue = (failed: JobRow, afterJobId?: string) => Promise<JobRow>;

/** Properties of one kind of job that generic code needs. */
export interface JobDefinition<Input = unknown> {
  /** Queue of the resource that the work uses up, not of the feature. */
  queue: QueueName;
  /** Schema of the input as stored in the row: ids and options, never text. */
  input: z.ZodType<Input>;
  /** True if a person requests such jobs; helper jobs are listed only on request and are exempt from the limit. */
  visible: boolean;
  /**
   * Updates what a job worked on (such as its document) when the job ends without a result, in the transaction that
   * ends it.
   */
  onAbandoned?(tx: Db, row: JobRow, code: string): Promise<void>;
  /**
   * Requeues a failed job together with what must be done or undone for another try, in the caller's transaction; without
   * it, the job is requeued together with its document's extraction. Returns the rows to deliver after the commit.
   * @throws AppError `job_not_failed` if it cannot be tried again.
   */
  retry?(tx: Db, failed: JobRow, requeue: Requeue): Promise<JobRow[]>;
  /** True if the jobs that wait for such a job show its stage and progress as their own. */
  sharesProgress?: boolean;
  /** Releases jobs, other than those that waited for it, when such a job has ended; returns the rows to deliver. */
  releaseNext?(db: Db, ended: Pick<JobRow, 'userId'>): Promise<JobRow[]>;
  /** Returns the events to publish after such an end, besides the job's own. */
  announces?(row: JobRow): BusEvent[];
}

const define = <Input>(definition: JobDefinition<Input>) => definition;

/**
 * Input common to the jobs of all tools, besides the tool's own options: the document, and the language of the
 * result.
 */
export const analysisInput = z.object({ documentId: objectId, lang: language });

const analysis = <C extends ToolContract>({ options }: C) =>
  define({
    queue: 'analysis',
    input: z.object({ ...analysisInput.shape, ...(options.shape as C['options']['shape']) }),
    visible: true,
  });

/** Input of the job that writes an answer: the message that it writes, and the language where a question shows none. */
const chatInput = z.object({ sessionId: uuid, messageId: uuid, lang: language });

/**
 * Input of the job that writes a file of a tool's finished report, by its name in the tool's contract; jobs of the
 * previous version have no name. `again` replaces a file that was written before its marks changed.
 */
export const reportFileInput = z.object({
  tool: toolKind,
  reportId: uuid,
  name: z.string().default('pdf'),
  again: z.optional(z.literal(true)),
});
export type ReportFileInput = z.infer<typeof reportFileInput>;

/** Input of the job that writes a conversation as a file; `version` is a hash of what the conversation contained. */
export const conversationFileInput = z.object({
  sessionId: uuid,
  format: exportFormat,
  lang: language,
  version: z.string(),
});
export type ConversationFileInput = z.infer<typeof conversationFileInput>;

/** Job definitions of all tools' analyses. */
type Analyses = { [K in ToolKind]: ReturnType<typeof analysis<(typeof TOOLS)[K]>> };
const analyses = Object.fromEntries(
  Object.values(TOOLS).map((contract) => [contract.kind, analysis(contract)]),
) as Analyses;

/** Every kind of job that can be inserted. */
export const JOBS = {
  extract: define({
    queue: 'cpu',
    /**
     * `recognize: 'all'` asks for all pages of a long scan to be recognized; `again`, for a new reading of a document
     * that has its text already.
     */
    input: z.object({
      documentId: objectId,
      recognize: z.optional(z.literal('all')),
      again: z.optional(z.literal(true)),
    }),
    visible: false,
    onAbandoned: async (tx, { documentId }, code) => {
      if (documentId !== null) await failPendingDocument(tx, { documentId, code });
    },
    announces: ({ userId }) => [{ topic: 'documents', user_id: userId, reason: 'failed' }],
    retry: retryExtraction,
    sharesProgress: true,
    releaseNext: (db, { userId }) => releaseDeferredExtractions(db, userId),
  }),
  ...analyses,
  /** Writes a file: of a report, or of a conversation. */
  report: define({ queue: 'cpu', input: z.union([reportFileInput, conversationFileInput]), visible: false }),
  /** Writes an answer of the assistant into its message, which stands in the conversation from the beginning. */
  chat: define({
    queue: 'interactive',
    input: chatInput,
    visible: true,
    onAbandoned: (tx, row, code) =>
      endAbandonedAnswer(tx, { ...chatInput.parse(row.input), jobId: row.id, code }),
    retry: async (tx, failed, requeue) => {
      const row = await requeue(failed);
      if (await reopenAnswer(tx, { ...chatInput.parse(row.input), jobId: row.id })) return [row];
      throw new AppError('job_not_failed', { detail: 'The conversation has gone on since.' });
    },
    announces: (row) => [
      {
        topic: 'chat',
        user_id: row.userId,
        session_id: chatInput.parse(row.input).sessionId,
        change: 'messages',
      },
    ],
  }),
  /** No options: the export contains all of the user's data. */
  export: define({
    queue: 'cpu',
    input: z.object({}),
    visible: true,
    retry: async (tx, failed, requeue) => {
      // One export at a time; this includes retries.
      if ((await findActiveExport(tx, failed.userId)) !== undefined)
        throw new AppError('job_not_failed', { detail: 'Another export is already in progress.' });
      return [await requeue(failed)];
    },
  }),
} satisfies Partial<Record<JobKind, JobDefinition>>;

export type DefinedJobKind = keyof typeof JOBS;
export type JobInput<K extends DefinedJobKind> = z.infer<(typeof JOBS)[K]['input']>;

/**
 * Returns the definition of a row's kind, or undefined if only a later version has this kind: during an upgrade old and new
 * processes run side by side.
 */
export const findDefinition = (kind: JobKind): JobDefinition | undefined =>
  (JOBS as Partial<Record<JobKind, JobDefinition>>)[kind];

/**
 * Returns the definition of a row's kind.
 * @throws if only a later version has this kind.
 */
export function definitionOf(kind: JobKind): JobDefinition {
  const definition = findDefinition(kind);
  if (definition === undefined) throw new Error(`jobs of kind ${kind} are not defined`);
  return definition;
}
