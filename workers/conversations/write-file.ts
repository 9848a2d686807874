import { Readable } from 'node:stream';
import { LIMITS } from '#shared/limits.js';
import { findConversation, listCitedArticles, sectionsOf } from '#platform/db/queries/chat-export.js';
import { CONVERSATION_FILE } from '#platform/db/queries/conversation-files.js';
import type { ConversationFileInput } from '#platform/jobs/definitions.js';
import { inSpan } from '#platform/spans.js';
import { collect } from '#workers/child/protocol.js';
import { runInChild } from '#workers/child/run-in-child.js';
import type { JobContext, Outcome } from '#workers/runtime/processor.js';
import { docxWriting, type ConversationFile } from './file.js';
import { writeConversationPdf } from './pdf.js';
import { citedIn } from './sources.js';
import { transcriptOf } from './transcript.js';

const CHILD = new URL(import.meta.resolve('#built/workers/conversations/child.js'));

/**
 * Writes a conversation as a file into storage. A crash repeats the writing, which takes seconds. The file belongs to nobody: the
 * request that asked for it takes it, and the sweep removes one that nobody took. A conversation that was deleted meanwhile
 * has no file.
 */
export async function writeConversationFile({
  db,
  storage,
  job,
  input: { sessionId, format, lang },
  signal,
  progress,
}: JobContext<ConversationFileInput>): Promise<Outcome> {
  const { userId } = job;
  const conversation = await findConversation(db, { userId, sessionId });
  if (conversation === undefined) return { result: null };
  progress('report', 0, null);
  const { documentIds, articles } = citedIn(conversation);
  const places = {
    sections: await sectionsOf(db, { userId, documentIds }),
    articles: await listCitedArticles(db, articles),
  };
  const file = {
    title: conversation.title,
    items: transcriptOf(conversation, places, lang),
    lang,
  };
  const io = {
    signal,
    changedAt: conversation.updatedAt,
    progress: (done: number, total: number) => progress('report', done, total),
  };
  const { blobId } = await inSpan('write conversation', { 'lda.conversation.format': format }, async () =>
    storage.write(
      format === 'docx' ? Readable.from([await docxOf(file, io)]) : writeConversationPdf(file, io),
      { maxBytes: LIMITS.reports.bytes, signal },
    ),
  );
  return { result: { kind: CONVERSATION_FILE, id: blobId }, discard: () => storage.remove(db, blobId) };
}

/** Writes a Word file in a child process: the library makes a long conversation in one go, which takes a second. */
function docxOf(
  file: ConversationFile,
  { signal, progress }: { signal: AbortSignal; progress(done: number, total: number): void },
): Promise<Buffer> {
  return runInChild(
    {
      ...docxWriting,
      file: CHILD,
      errors: { exhausted: 'internal', tooLong: 'deadline', refused: 'internal' },
    },
    {
      bytes: Readable.from([]),
      instructions: file,
      signal,
      progress,
      receive: (_, body) => collect(body),
    },
    {
      deadlineMs: LIMITS.extraction.deadlineMs,
      memoryBytes: LIMITS.extraction.memoryBytes,
      answerBytes: LIMITS.reports.bytes,
    },
  );
}
