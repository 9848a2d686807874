import * as z from 'zod';
import { language, objectId, uuid } from '#shared/contracts/common.js';
import type { JobKind } from '#shared/contracts/jobs.js';
import { TOOLS, toolKind, type ToolKind } from '#shared/tools/index.js';
import type { ToolContract } from '#shared/tools/tool.js';
import type { QueueName } from '#platform/config.js';
import type { Db } from '#platform/db/client.js';
import { failPendingDocument } from '#platform/db/queries/documents.js';
import type { BusEvent } from '#platform/events/bus.js';
import type { JobRow } from '#platform/db/schema/jobs.js';

/** What generic code must know of one kind of job. */
export interface JobDefinition<Input = unknown> {
  /** By the resource that the work uses up, and not by the feature. */
  queue: QueueName;
  /** The input as stored in the row: ids and options, never text. */
  input: z.ZodType<Input>;
  /** Whether a person asks for it by name; helper rows show only on request, and have a place in any case. */
  visible: boolean;
  /** Writes what a job that ends without a result leaves of what it worked on, in the transaction that ends it. */
  onAbandoned?(tx: Db, row: JobRow, code: string): Promise<void>;
  /** Events that follow such an end, besides the job's own. */
  announces?(row: JobRow): BusEvent[];
}

const define = <Input>(definition: JobDefinition<Input>) => definition;

/** What the input of every tool's jobs holds beside the tool's own options: the document, and the language of the answer. */
export const analysisInput = z.object({ documentId: objectId, lang: language });

const analysis = <C extends ToolContract>({ options }: C) =>
  define({
    queue: 'analysis',
    input: z.object({ ...analysisInput.shape, ...(options.shape as C['options']['shape']) }),
    visible: true,
  });

/** The analyses of all tools. */
type Analyses = { [K in ToolKind]: ReturnType<typeof analysis<(typeof TOOLS)[K]>> };
const analyses = Object.fromEntries(
  Object.values(TOOLS).map((contract) => [contract.kind, analysis(contract)]),
) as Analyses;

/** Every kind of job that can be inserted. */
export const JOBS = {
  extract: define({
    queue: 'cpu',
    input: z.object({ documentId: objectId }),
    visible: false,
    onAbandoned: async (tx, { documentId }, code) => {
      if (documentId !== null) await failPendingDocument(tx, { documentId, code });
    },
    announces: ({ userId }) => [{ topic: 'documents', user_id: userId, reason: 'failed' }],
  }),
  ...analyses,
  /** A file of a tool's finished report, by its name in the tool's contract; jobs of the version before left it out. */
  report: define({
    queue: 'cpu',
    input: z.object({ tool: toolKind, reportId: uuid, name: z.string().default('pdf') }),
    visible: false,
  }),
  /** Nothing to choose: all of the user's data. */
  export: define({ queue: 'cpu', input: z.object({}), visible: true }),
} satisfies Partial<Record<JobKind, JobDefinition>>;

export type DefinedJobKind = keyof typeof JOBS;
export type JobInput<K extends DefinedJobKind> = z.infer<(typeof JOBS)[K]['input']>;

/** The definition of a row's kind. @throws where only a later version has one: old processes go on while new ones start. */
export function definitionOf(kind: JobKind): JobDefinition {
  const definition = (JOBS as Partial<Record<JobKind, JobDefinition>>)[kind];
  if (definition === undefined) throw new Error(`jobs of kind ${kind} are not defined`);
  return definition;
}
