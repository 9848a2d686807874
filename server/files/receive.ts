import { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import type { ContentType } from '#shared/contracts/documents.js';
import { LIMITS } from '#shared/limits.js';
import { storageUsage } from '#platform/db/queries/documents.js';
import { AppError } from '#platform/errors.js';
import type { StoredBlob, Throttle } from '#platform/storage/storage.js';
import type { Deps } from '#server/deps.js';
import { liftBodyDeadline } from '#server/middleware/body-deadline.js';
import { safeFilename } from './filename.js';
import { watchUploadRate, type MinimumRate } from './upload-rate.js';
import { TypeSniffer } from './sniff.js';

/** A file whose bytes are stored but have no owner yet. */
export interface Received extends StoredBlob {
  filename: string;
  contentType: ContentType;
}
/** A received file with the other fields of its form. */
export interface ReceivedForm extends Received {
  fields: Record<string, string>;
}

/** Most bytes of the form around the file: boundaries, names, a few fields. */
const MAX_FORM_BYTES = 256 * 1024;
/** Most fields beside the file. */
const MAX_FIELDS = 20;
/** Most bytes of a field. */
const MAX_FIELD_BYTES = 64 * 1024;
/**
 * Longest time for which the rest of a refused request is read and dropped, so that the client receives the
 * response.
 */
const DRAIN_MS = 15_000;

type Usage = Awaited<ReturnType<typeof storageUsage>>;
type ReceiveDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'uploadLimits' | 'log' | 'metrics'>;

/** Checks that what is requested fits into the user's quota. @throws AppError `storage_quota`. */
export function checkQuota(usage: Usage, requested: Usage): void {
  const { documents, bytes } = LIMITS.quota;
  if (usage.uploads + requested.uploads > documents || usage.bytes + requested.bytes > bytes) {
    throw new AppError('storage_quota');
  }
}

function openForm(req: Request): busboy.Busboy {
  if (!/^multipart\/form-data\b/i.test(req.get('Content-Type') ?? ''))
    throw new AppError('unsupported_media');
  try {
    return busboy({
      headers: req.headers,
      // Browsers send names in UTF-8; decoded as Latin-1, Arabic ones would be garbled.
      defParamCharset: 'utf8',
      limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: MAX_FIELDS + 1 },
    });
  } catch (error) {
    throw new AppError('invalid_input', { cause: error });
  }
}

/**
 * Decodes a file name of a browser: a quotation mark, which would end the name, is sent as %22, other
 * characters as they are.
 */
const unescapeFilename = (filename: string | undefined) => filename?.replaceAll('%22', '"');

async function* sniffChunks(file: Readable, sniffer: TypeSniffer): AsyncGenerator<Buffer> {
  for await (const chunk of file as AsyncIterable<Buffer>) {
    await sniffer.push(chunk);
    yield chunk;
  }
}

async function storeFile(
  { config, db, storage }: ReceiveDeps,
  file: Readable,
  filename: string | undefined,
  { signal, throttle }: { signal: AbortSignal; throttle: Throttle },
): Promise<Received> {
  const sniffer = new TypeSniffer();
  const stored = await storage.write(sniffChunks(file, sniffer), {
    maxBytes: config.maxUploadBytes,
    signal,
    throttle,
  });
  try {
    return { ...stored, filename: safeFilename(filename), contentType: await sniffer.end() };
  } catch (error) {
    await storage.remove(db, stored.blobId);
    throw error;
  }
}

/** Reads and drops what the client still sends, so that it receives the response. */
export function drain(req: Request): void {
  if (req.readableEnded) return;
  req.resume();
  const timer = setTimeout(() => req.destroy(), DRAIN_MS);
  timer.unref();
  req.once('close', () => clearTimeout(timer));
}

interface FormHandling {
  store(file: Readable, name: string | undefined): Promise<Received>;
  discard(received: Received): Promise<void>;
  stop: AbortController;
  minimumRate: MinimumRate;
}

/** Parses a request's form; settles when all of it has been read, or when nothing of it is left stored. */
async function parse(
  req: Request,
  form: busboy.Busboy,
  { store, discard, stop, minimumRate }: FormHandling,
): Promise<{ file: Received | undefined; fields: Record<string, string> }> {
  const fields = new Map<string, string>();
  let pendingFile: Promise<Received> | undefined;
  const abortUpload = (error: unknown) => stop.abort(error);
  const stopWatching = watchUploadRate(req, form, minimumRate, abortUpload);
  const formParsed = new Promise<void>((resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error), { once: true });
    form.on('file', (name, file, { filename }) => {
      // Errors are handled by the reader of the file; without a listener here, an interrupted request would end
      // the process.
      file.on('error', () => undefined);
      if (name !== 'file' || pendingFile !== undefined) return void file.resume();
      pendingFile = store(file, unescapeFilename(filename));
      pendingFile.catch(abortUpload);
    });
    form.on('field', (name, value) => fields.set(name, value));
    form.on('filesLimit', () => abortUpload(new AppError('invalid_input', { detail: 'Send one file.' })));
    form.on('error', (error) => abortUpload(new AppError('invalid_input', { cause: error })));
    form.on('close', resolve);
  });
  try {
    req.pipe(form);
    await formParsed;
    return { file: await pendingFile, fields: Object.fromEntries(fields) };
  } catch (error) {
    req.unpipe(form);
    form.destroy();
    const storedFile = await pendingFile?.catch(() => undefined);
    if (storedFile !== undefined) await discard(storedFile);
    throw error;
  } finally {
    stopWatching();
  }
}

/** Receives a form within its upload slot; the stored bytes have no owner yet. */
async function receiveForm(
  req: Request,
  form: busboy.Busboy,
  deps: ReceiveDeps,
  { userId, signal }: { userId: string; signal: AbortSignal },
): Promise<ReceivedForm> {
  const stop = new AbortController();
  const onDisconnect = () => stop.abort(signal.reason);
  const throttle = deps.uploadLimits.throttleOf(userId);
  checkQuota(await throttle(() => storageUsage(deps.db, userId)), { uploads: 1, bytes: 0 });
  signal.throwIfAborted();
  signal.addEventListener('abort', onDisconnect, { once: true });
  try {
    const { file, fields } = await parse(req, form, {
      stop,
      minimumRate: deps.uploadLimits.minimumRate,
      store: (source, name) => storeFile(deps, source, name, { signal: stop.signal, throttle }),
      discard: (received) => discardReceived(deps, received),
    });
    if (file === undefined) {
      throw new AppError('invalid_input', { detail: 'Send a file under the name "file".' });
    }
    deps.metrics.uploadedBytes.inc(file.size);
    return { ...file, fields };
  } finally {
    signal.removeEventListener('abort', onDisconnect);
  }
}

/**
 * Receives a form with one file named `file` and stores its bytes as they arrive; type, size and hash are
 * determined in the same pass. `keep` then gives it an owner, in a transaction; if it throws, the bytes are
 * removed. Both run within one of the user's upload slots: work that takes long or uses no database belongs
 * after this call. An interruption leaves nothing behind.
 * @throws AppError `too_many_uploads`, `too_large`, `storage_quota`, `unsupported_type`, `document_empty`,
 * `invalid_input`, `unsupported_media`, `too_slow`; the signal's reason if the client disconnects; what `keep`
 * throws.
 */
export async function receiveFile<T>(
  req: Request,
  deps: ReceiveDeps,
  { userId, signal }: { userId: string; signal: AbortSignal },
  keep: (received: ReceivedForm) => Promise<T>,
): Promise<T> {
  try {
    const form = openForm(req);
    const contentLength = Number(req.get('Content-Length') ?? 0);
    if (contentLength > deps.config.maxUploadBytes + MAX_FORM_BYTES) throw new AppError('too_large');
    return await deps.uploadLimits.runInSlot(userId, signal, async () => {
      // From here on the upload's rate is watched instead.
      liftBodyDeadline(req);
      const received = await receiveForm(req, form, deps, { userId, signal });
      return deps.uploadLimits.throttleOf(userId)(async () => {
        try {
          return await keep(received);
        } catch (error) {
          await discardReceived(deps, received);
          throw error;
        }
      });
    });
  } catch (error) {
    drain(req);
    throw error;
  }
}

/**
 * Stores a typed or pasted text as a file.
 * @throws AppError `document_empty`, `text_too_long`, `storage_quota`.
 */
export async function receiveText(
  { storage, db, uploadLimits }: ReceiveDeps,
  { userId, text, filename }: { userId: string; text: string; filename: string },
): Promise<Received> {
  if (text.length > LIMITS.text.chars) throw new AppError('text_too_long');
  // By its zero bytes a text would be taken for UTF-16 when it is read.
  const bytes = Buffer.from(text.replaceAll('\0', ''));
  if (bytes.toString().trim() === '') throw new AppError('document_empty');
  checkQuota(await storageUsage(db, userId), { uploads: 0, bytes: bytes.length });
  const throttle = uploadLimits.throttleOf(userId);
  const stored = await storage.write(Readable.from([bytes]), { maxBytes: bytes.length, throttle });
  return { ...stored, filename: safeFilename(filename), contentType: 'text/plain' };
}

/**
 * Removes received bytes that are not needed after all. Never throws: bytes that stay behind are orphans, which
 * the sweep removes.
 */
export async function discardReceived(
  { db, storage, log }: Pick<Deps, 'db' | 'storage' | 'log'>,
  received: Received,
): Promise<void> {
  try {
    await storage.remove(db, received.blobId);
  } catch (error) {
    log.warn({ err: error, blob: received.blobId }, 'received bytes were left for the sweep');
  }
}
