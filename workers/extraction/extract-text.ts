import type { Readable } from 'node:stream';
import { AppError } from '#platform/errors.js';
import { collect } from '#workers/child/protocol.js';
import type { RunTextTask } from '#workers/engines/text/task.js';
import type { ReadDocument } from './read-text.js';
import { extractionTextTasks as tasks } from './text-tasks.js';

/**
 * Reads a text file in a thread, which is ready where a process would first have to start. It has no format that its bytes
 * could break, unlike those that `extract` reads.
 * @throws AppError `document_*` if the document is at fault; the signal's reason; the source's error.
 */
export async function extractText(
  source: Readable,
  { runTask, signal }: { runTask: RunTextTask; signal: AbortSignal },
): Promise<ReadDocument> {
  const bytes = await collect(source);
  const found = await runTask(tasks.readPlainText, bytes, signal).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'analysis_too_large'
      ? new AppError('document_too_complex')
      : error;
  });
  if ('code' in found) throw new AppError(found.code);
  return found.read;
}
