import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { findDocument } from '#platform/db/queries/documents.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';

/** A file as it is sent: its bytes in the storage, and what is said of them. */
interface SentFile {
  filename: string;
  contentType: string;
  /** Size in bytes. */
  size: number;
  blobId: string;
  /** What the log names if its reading breaks off. */
  logged: Readonly<Record<string, string>>;
}

/**
 * Streams a user's stored file, or sends only its headers to a HEAD request.
 * @throws AppError `not_found`.
 */
export async function sendFile(
  deps: Deps,
  res: Response,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<void> {
  const key = { userId, documentId };
  const document = await findDocument(deps.db, key);
  if (document === undefined) throw new AppError('not_found');
  try {
    await sendBytes(deps, res, { ...document, logged: { document: documentId } });
  } catch (error) {
    // The document was removed after it was looked up.
    if ((await findDocument(deps.db, key)) === undefined) throw new AppError('not_found');
    throw error;
  }
}

/**
 * Streams bytes of the storage as a file, or sends only its headers to a HEAD request. It is always an attachment of its
 * stored type: an uploaded file must not run as a page of this origin. An error after the first byte is only logged.
 * @throws what the storage throws before the first byte.
 */
export async function sendBytes(
  deps: Deps,
  res: Response,
  { filename, contentType, size, blobId, logged }: SentFile,
): Promise<void> {
  const file = res.req.method === 'HEAD' ? undefined : deps.storage.read(blobId);
  // Errors until the first byte can still be answered.
  if (file !== undefined) await once(file, 'readable');
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
    if (isDisconnect(error)) deps.log.debug({ err: error, ...logged }, 'a client left its download');
    else deps.log.warn({ err: error, ...logged }, 'a stored file was not read to its end');
  }
}

/** True if a stream broke because its reader disconnected. */
const isDisconnect = (error: unknown) =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
