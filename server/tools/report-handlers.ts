import type { Response } from 'express';
import { listMarks } from '#platform/db/queries/marks.js';
import {
  deleteReport,
  findReport,
  findReportId,
  listReports,
  type Report,
  type ReportSummary,
} from '#platform/db/queries/reports.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import { ALREADY_SENT } from '#server/route.js';
import { respondAccepted, respondWithJob } from '#server/work/respond-with-job.js';
import type { ContentType } from '#shared/contracts/documents.js';
import type { Mark, MarkChange } from '#shared/contracts/marks.js';
import {
  contractOf,
  type BodyOf,
  type FileNameOf,
  type OptionsOf,
  type SummaryOf,
  type ToolKind,
} from '#shared/tools/index.js';
import { undoKept } from './kept-marks.js';
import { markItem } from './mark-item.js';
import { replaceReportFile, sendReportFile } from './report-files.js';
import { waitForFile } from './written-file.js';
import { startAnalysis, startAnalysisOfFile, type Source, type ToolCall } from './start-analysis.js';

/** A report whose result was parsed by its tool's contract. */
export type ReportOf<K extends ToolKind> = Omit<Report, 'body' | 'summary'> & {
  body: BodyOf<K>;
  marks: Mark[];
};
/** A line of the history whose summary was parsed by its tool's contract. */
export type SummaryLine<K extends ToolKind> = Omit<ReportSummary, 'summary'> & { summary: SummaryOf<K> };

interface Presenters<K extends ToolKind, Shown, Line> {
  kind: K;
  present(report: ReportOf<K>): Shown;
  presentSummary(line: SummaryLine<K>): Line;
}

/**
 * Creates the handlers for the endpoints of a tool with reports; the endpoints, their forms and the
 * presentation of a report belong to the tool. A report of another user or another tool is `not_found`.
 */
export function createReportHandlers<K extends ToolKind, Shown, Line>(
  deps: Deps,
  { kind, present, presentSummary }: Presenters<K, Shown, Line>,
) {
  const contract = contractOf(kind);

  const find = async (userId: string, id: string): Promise<ReportOf<K>> => {
    const row = await findReport(deps.db, { userId, kind, id });
    if (row === undefined) throw new AppError('not_found');
    return { ...row, body: contract.body.parse(row.body), marks: await listMarks(deps.db, row.id) };
  };
  /**
   * Answers a request for an analysis with the report as it was when the analysis ended, without the files that
   * are written next and without marks: a request sent again with its Idempotency-Key gets the same response, whenever it comes.
   */
  const answer = (call: ToolCall, jobId: string): Promise<Shown | typeof ALREADY_SENT> =>
    respondWithJob(deps, call, jobId, async () =>
      present({ ...(await find(call.user.id, jobId)), files: {}, marks: [], keptMarks: null }),
    );

  return {
    /**
     * Analyzes a stored document or a text; `hashed` detects an Idempotency-Key that is reused for another
     * request.
     */
    async start(call: ToolCall, source: Source, options: OptionsOf<K>, hashed: unknown) {
      return answer(call, await startAnalysis(deps, call, { kind, options }, source, hashed));
    },

    /** Stores the request's file as a document and analyzes it. */
    async startWithFile(call: ToolCall, optionsOf: (fields: Record<string, string>) => OptionsOf<K>) {
      return answer(call, await startAnalysisOfFile(deps, call, { kind, optionsOf }));
    },

    /** Stores the request's file as a document, analyzes it and answers with a file of the report. */
    async startForFile(
      call: ToolCall,
      optionsOf: (fields: Record<string, string>, contentType: ContentType) => OptionsOf<K>,
      nameOf: (body: BodyOf<K>) => FileNameOf<K>,
    ) {
      const deadline = Date.now() + deps.config.syncWaitMs;
      const jobId = await startAnalysisOfFile(deps, call, { kind, optionsOf });
      const userId = call.user.id;
      return respondWithJob(deps, call, jobId, async (job) => {
        const { body } = await find(userId, jobId);
        const name = nameOf(body);
        const timeoutMs = Math.max(deadline - Date.now(), 0);
        const { publicId, files } = await waitForFile(
          deps,
          { kind, id: jobId, name, userId },
          { timeoutMs, signal: call.signal },
        );
        const documentId = files[name];
        if (documentId === undefined) return respondAccepted(call.res, job);
        call.res.set({ 'X-Report-Id': publicId ?? jobId, 'X-Result-Doc-Id': documentId });
        await sendReportFile(deps, call.res, { kind, userId, name, documentId });
        return ALREADY_SENT;
      });
    },

    /** Returns the id of a report by its id in the API, for tools that have such ids. @throws AppError `not_found`. */
    async idOf(userId: string, publicId: string): Promise<string> {
      const id = await findReportId(deps.db, { userId, kind, publicId });
      if (id === undefined) throw new AppError('not_found');
      return id;
    },

    /** Lists the user's reports, newest first. */
    async history(userId: string): Promise<Line[]> {
      const lines = await listReports(deps.db, { userId, kind });
      return lines.map((line) => presentSummary({ ...line, summary: contract.summary.parse(line.summary) }));
    },

    async get(userId: string, id: string): Promise<Shown> {
      return present(await find(userId, id));
    },

    /** Changes the mark of the n-th item of a report: see `markItem`. */
    mark: (
      { user, requestId }: Pick<ToolCall, 'user' | 'requestId'>,
      { id, n }: { id: string; n: string },
      change: MarkChange,
    ) => markItem(deps, { userId: user.id, requestId, kind, id, n: Number(n) }, change),

    /** Undoes what a report has taken over from the marks of an earlier one: see `undoKept`. */
    undoKept: async ({ user, requestId }: Pick<ToolCall, 'user' | 'requestId'>, { id }: { id: string }) => ({
      marks: await undoKept(deps, { userId: user.id, requestId, kind, id }),
    }),

    /** Removes a report with its files. */
    async remove(userId: string, id: string): Promise<void> {
      await deps.db.transaction(async (tx) => {
        const removed = await deleteReport(tx, { userId, kind, id });
        if (removed === undefined) throw new AppError('not_found');
        for (const blobId of removed.blobIds) await deps.storage.remove(tx, blobId);
      });
      await deps.bus.publish({ topic: 'history', user_id: userId, kind });
    },

    /** Sends a report's file by the id of its stored document. */
    async download(res: Response, file: { userId: string; name: FileNameOf<K>; documentId: string }) {
      await sendReportFile(deps, res, { kind, ...file });
      return ALREADY_SENT;
    },

    /** Sends a report's file by the id of the report. @throws AppError `not_found`, also while the file is not written. */
    async downloadOf(
      res: Response,
      file: { userId: string; id: string; name: FileNameOf<K> | ((body: BodyOf<K>) => FileNameOf<K>) },
    ) {
      const { userId, id } = file;
      const { files, body } = await find(userId, id);
      const name = typeof file.name === 'function' ? file.name(body) : file.name;
      const documentId = files[name];
      if (documentId === undefined) throw new AppError('not_found');
      await sendReportFile(deps, res, { kind, userId, name, documentId });
      return ALREADY_SENT;
    },

    /** Replaces a report's file by the file of the request. */
    replaceFile: (
      call: Pick<ToolCall, 'req' | 'user' | 'signal'>,
      file: { id: string; name: FileNameOf<K> },
    ) => replaceReportFile(deps, call, { kind, ...file }),
  };
}
