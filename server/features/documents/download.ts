import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { findDocument } from '#platform/db/queries/documents.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';

/**
 * Streams a stored file, or sends only its headers to a HEAD request. It is always an attachment of its stored
 * type: an uploaded file must not run as a page of this origin.
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
  const headersOnly = res.req.method === 'HEAD';
  const file = headersOnly ? undefined : await openFile(deps, blobId, { userId, documentId });
  // Writes the name twice, plain and as UTF-8 (RFC 6266), and a type guessed from it, which is replaced below.
  res.attachment(filename);
  res.set({
    'Content-Type': contentType,
    'Content-Length': String(size),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  if (file === undefined) {
    res.end();
    return;
  }
  // Log, metrics, trace and pipeline each listen for the end of the response. This is not a leak, but Node
  // would warn of one with each file.
  res.setMaxListeners(0);
  try {
    await pipeline(file, res);
  } catch (error) {
    // The headers are sent; closing the connection is the only way left to signal an error.
    if (isDisconnect(error))
      deps.log.debug({ err: error, document: documentId }, 'a client left its download');
    else deps.log.warn({ err: error, document: documentId }, 'a stored file was not read to its end');
  }
}

/** Opens a stored file and waits for its first byte; errors until then can still be answered. */
async function openFile(
  deps: Deps,
  blobId: string,
  documentKey: { userId: string; documentId: string },
): Promise<Readable> {
  const file = deps.storage.read(blobId);
  try {
    await once(file, 'readable');
    return file;
  } catch (error) {
    // The document was removed after it was looked up.
    if ((await findDocument(deps.db, documentKey)) === undefined) throw new AppError('not_found');
    throw error;
  }
}

/** True if a stream broke because its reader disconnected. */
const isDisconnect = (error: unknown) =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
