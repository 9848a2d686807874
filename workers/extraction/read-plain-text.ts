import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';
import type { ErrorCode } from '#shared/contracts/errors.js';
import { draftsOf } from './blocks/drafts.js';
import { cleanText } from './clean.js';
import { completed, type ReadDocument, type ReadText } from './read-text.js';
import { splitSections } from './sections/sections.js';
import { decodeText } from './text.js';

/**
 * Reads a text file.
 * @throws AppError `document_*`.
 */
export function readText(bytes: Uint8Array): ReadText {
  const text = cleanText(decodeText(bytes).text);
  if (Buffer.byteLength(text) > LIMITS.extraction.textBytes) throw new AppError('document_too_long');
  if (!/\S/.test(text)) throw new AppError('document_empty');
  return { text, pages: [], sections: splitSections(text, []), warnings: [], drafts: draftsOf(text) };
}

/** A document, or the code of the error that it is at fault for: errors lose their class between threads. */
export type PlainTextRead = { read: ReadDocument } | { code: ErrorCode };

/** Reads a text file as `readDocument` does, in one go. */
export function readPlainText(bytes: Uint8Array): PlainTextRead {
  try {
    return { read: { ...completed(readText(bytes)), toRecognize: [] } };
  } catch (error) {
    return { code: error instanceof AppError ? error.code : 'document_damaged' };
  }
}
