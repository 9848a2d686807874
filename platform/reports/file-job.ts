import type { ReportFileInput } from '#platform/jobs/definitions.js';
import type { NewJob } from '#platform/jobs/types.js';

/** The report whose file is written, and the request that asked for it. */
interface FileOf {
  id: string;
  userId: string;
  filename: string | null;
  requestId: string;
  /** The job that made the report; null once it is removed. */
  parentId: string | null;
}

/**
 * Creates the job that writes a file of a finished report. It names no document: the report, and so the writing of its
 * files, outlives its document.
 */
export function fileJob(
  { id, userId, filename, requestId, parentId }: FileOf,
  file: Omit<ReportFileInput, 'reportId'>,
): NewJob {
  const input: ReportFileInput = { ...file, reportId: id };
  return { kind: 'report', userId, input, documentId: null, filename, requestId, parentId };
}
