import { Readable } from 'node:stream';
import { LIMITS } from '#shared/limits.js';
import { collect } from '#workers/child/protocol.js';
import { runInChild } from '#workers/child/run-in-child.js';
import { withComments } from './comments.js';
import { rewriting, type WrittenRevision, type WrittenTranslation } from './contract.js';
import type { SourceDocument } from './source.js';

const CHILD = new URL(import.meta.resolve('#built/workers/rewriting/child.js'));
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface Revised {
  /** The text as it was read, and its revisions in order. */
  text: string;
  /** Where the comments begin in it, for files of which they are no comments; undefined if there are none. */
  commentsAt: number | undefined;
  revisions: readonly WrittenRevision[];
  /** The author and time of tracked changes; null to make them. */
  tracked: { author: string; date: string } | null;
  /** Set for a translation, whose paragraphs are turned to its direction. */
  translation?: WrittenTranslation;
  /** The document that the text was read from; null if it was deleted. */
  source: SourceDocument | null;
}

/**
 * Writes a document with revisions as a Word file, in a child process: a hostile file is as hostile when it is edited. A Word
 * file is edited in place; of any other document a new one is made from its paragraphs.
 * @throws AppError `document_*` if the document is at fault; the signal's reason.
 */
export async function writeRevised(
  { text, commentsAt, revisions, tracked, source, translation }: Revised,
  { signal, progress }: { signal: AbortSignal; progress(done: number, total: number): void },
): Promise<Uint8Array[]> {
  const read = source === null ? null : withComments(source.extracted);
  const blocks = read?.text === text ? (read.blocks ?? null) : null;
  const inPlace = source?.contentType === DOCX && blocks !== null && translation?.bilingual !== true;
  return runInChild(
    {
      ...rewriting,
      file: CHILD,
      errors: {
        exhausted: 'document_too_complex',
        tooLong: 'document_too_long',
        refused: 'document_damaged',
      },
    },
    {
      bytes: inPlace ? source.bytes() : Readable.from([]),
      instructions: {
        text,
        commentsAt: commentsAt ?? null,
        revisions: [...revisions],
        blocks,
        tracked,
        inPlace,
        translation: translation ?? null,
      },
      signal,
      progress,
      receive: async (_, body) => [await collect(body)],
    },
    {
      deadlineMs: LIMITS.extraction.deadlineMs,
      memoryBytes: LIMITS.extraction.memoryBytes,
      answerBytes: LIMITS.reports.bytes,
    },
  );
}
