import type * as z from 'zod';
import { isErrorCode } from '#shared/contracts/errors.js';
import { contractOf, type ToolKind } from '#shared/tools/index.js';
import type { Db } from '#platform/db/client.js';
import { findDocumentText } from '#platform/db/queries/document-texts.js';
import { insertReport } from '#platform/db/queries/reports.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { AppError } from '#platform/errors.js';
import { analysisInput } from '#platform/jobs/definitions.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { newObjectId } from '#platform/object-id.js';
import { fileJob } from '#platform/reports/file-job.js';
import type { ModelClient } from '#workers/engines/model/model.js';
import type { TextTaskRunner } from '#workers/engines/text/task.js';
import { extractionGaps } from '#workers/engines/text/extraction-gaps.js';
import type { JobContext, Processor } from '#workers/runtime/processor.js';
import { keepEarlierMarks } from './keep-marks.js';
import { runParts, type Engine } from './run-parts.js';
import type { Tool } from './tool.js';

/** Dependencies of every tool, created once when the worker starts. */
export interface ToolDeps {
  /** The language model; null if none is configured. */
  model: ModelClient | null;
  textTasks: TextTaskRunner;
}

function engineOf({ model }: ToolDeps): Engine {
  if (model === null) return { name: 'builtin', model: null, concurrency: 1 };
  // More than the limit of calls, so that the slots stay used while a part waits for its next try.
  return { name: 'llm', model: model.name, concurrency: model.concurrency * 2 };
}

/**
 * Creates a tool's report on a document, part by part. Each finished part is stored at once, so that a crash repeats
 * only the parts in progress; parts of an earlier job of this tool with the same engine are reused. The report, the
 * jobs for its files and the end of the job are one transaction, in which the marks of an earlier report on the same text are taken over.
 */
export function reportProcessor<K extends ToolKind>(
  tool: Tool<K>,
  deps: ToolDeps,
): Processor<z.infer<typeof analysisInput>> {
  const { kind } = tool;
  const engine = engineOf(deps);
  return {
    kind,
    input: analysisInput,
    async run(context) {
      const { db, job, input, signal, jobs, bus, log } = context;
      const { documentId, lang } = input;
      const options = contractOf(kind).options.parse(job.input);
      const document = await readDocument(context, documentId);
      const plan = await tool.plan(
        { document, lang, options },
        { model: deps.model, runTask: deps.textTasks.lane(), db, userId: job.userId, signal },
      );
      const { outputs, failed, reused, total } = await runParts(context, plan, engine);
      const { body, summary, incomplete, checks, store } = await plan.conclude(outputs, failed, signal);
      const publicId = contractOf(kind).publicIds === true ? newObjectId() : null;
      if (checks !== undefined) log.info({ checks }, 'the answers of the model were checked');
      let files: JobRow[] = [];
      const insert = (tx: Db, name: string) =>
        jobs.insert(tx, fileJob({ ...job, parentId: job.id }, { tool: kind, name }));
      return {
        result: { kind, id: publicId ?? job.id },
        async commit(tx) {
          await insertReport(tx, {
            ...{ id: job.id, publicId, userId: job.userId, kind, documentId, filename: job.filename ?? '' },
            ...{ engine: engine.name, model: engine.model, lang, body, summary },
            incomplete: [...extractionGaps(document, lang), ...incomplete],
            sections: total,
            sectionsReused: reused,
          });
          await keepEarlierMarks(tx, { kind, id: job.id, userId: job.userId, documentId, body });
          await store?.(tx, { userId: job.userId, documentId });
          files = [];
          for (const name of tool.writtenAtOnce) files.push(await insert(tx, name));
        },
        async afterCommit() {
          for (const file of files) await jobs.deliver(file);
          if (checks === undefined || engine.model === null) return;
          await bus.publish({
            topic: 'measured',
            measure: { what: 'model_checked', model: engine.model, ...checks },
          });
        },
      };
    },
  };
}

/**
 * Loads the text of the job's document.
 * @throws AppError: the error of its extraction, or `not_found`.
 */
async function readDocument(
  { db, job, progress }: JobContext<unknown>,
  documentId: string,
): Promise<ExtractedDocument> {
  const found = await findDocumentText(db, { userId: job.userId, documentId });
  if (found === undefined) throw new AppError('not_found');
  if (found.status !== 'failed' && found.extracted !== null) return found.extracted;
  // The job stopped at the extraction, and its owner is shown that stage.
  progress('extract', 0, null);
  throw new AppError(
    found.errorCode !== null && isErrorCode(found.errorCode) ? found.errorCode : 'document_damaged',
  );
}
