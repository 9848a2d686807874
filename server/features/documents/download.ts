import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { findDocument } from '#platform/db/queries/documents.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';

/**
 * Sends a stored file, chunk by chunk. Always as an attachment and of no other type than its own: what a user
 * uploaded must not run as a page of ours.
 * @throws AppError `not_found`.
 */
export async function sendFile(
  deps: Deps,
  res: Response,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<void> {
  const document = await findDocument(deps.db, { userId, documentId });
  if (document === undefined) throw new AppError('not_found');
  const { filename, contentType, size, blobId } = document;
  // Writes the name twice, plain and as UTF-8 (RFC 6266), and a type guessed by it, which ours replaces.
  res.attachment(filename);
  res.set({
    'Content-Type': contentType,
    'Content-Length': String(size),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  // Log, metrics, trace and pipeline each listen for its end: not a leak, of which Node would warn with each file.
  res.setMaxListeners(0);
  try {
    await pipeline(deps.storage.read(blobId), res);
  } catch (error) {
    if (res.destroyed && !res.writableFinished) {
      // The client has gone, or the file was removed meanwhile: a cut connection is the only thing left to say.
      deps.log.debug({ err: error, document: documentId }, 'a download was cut off');
      return;
    }
    throw error;
  }
}
