import type { Readable } from 'node:stream';
import type { ContentType } from '#shared/contracts/documents.js';
import { LIMITS } from '#shared/limits.js';
import { collect } from '#workers/child/protocol.js';
import { runInChild } from '#workers/child/run-in-child.js';
import { extraction } from './contract.js';
import type { RecognizedPage } from './recognized-page.js';
import type { ReadDocument } from './read-text.js';

/** Limit of an answer, bytes: besides the text it contains the offsets of pages and sections. */
const ANSWER_BYTES = LIMITS.extraction.textBytes + 64 * 1024 * 1024;
const CHILD = new URL(import.meta.resolve('#built/workers/extraction/child.js'));

export interface ExtractOptions {
  signal: AbortSignal;
  progress(done: number, total: number): void;
  /** Pages whose text was recognized, after an extraction that named them. */
  recognized?: RecognizedPage[];
  /** Deadline, ms. This and the following options are for tests: shorter limits and misbehaving children. */
  deadlineMs?: number;
  memoryBytes?: number;
  child?: URL;
}

/**
 * Extracts a document's text in a child process: nothing that a file does to its reader reaches this process or the
 * next file.
 * @throws AppError `document_*` if the document is at fault; the signal's reason; the source's error; any error that
 * `runInChild` considers worth another try.
 */
export function extract(
  source: Readable,
  contentType: ContentType,
  {
    signal,
    progress,
    recognized,
    deadlineMs = LIMITS.extraction.deadlineMs,
    memoryBytes = LIMITS.extraction.memoryBytes,
    child = CHILD,
  }: ExtractOptions,
): Promise<ReadDocument> {
  return runInChild(
    {
      ...extraction,
      file: child,
      errors: {
        exhausted: 'document_too_complex',
        tooLong: 'document_too_long',
        refused: 'document_damaged',
      },
    },
    {
      bytes: source,
      instructions: { contentType, recognized: recognized ?? null },
      signal,
      progress,
      receive: async (map, body) => ({ text: (await collect(body)).toString(), ...map }),
    },
    { deadlineMs, memoryBytes, answerBytes: ANSWER_BYTES },
  );
}
