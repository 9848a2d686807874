import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import type { S3Config } from '#platform/config.js';
import { linkedAbort } from '#platform/linked-abort.js';
import { DeadlineError } from '#platform/with-deadline.js';
import { asBucketError } from './errors.js';

/** Deadlines, ms, and how often a request is sent at most. */
export interface BucketTimes {
  connectMs: number;
  /** Of one attempt at a request, up to the head of its answer. */
  attemptMs: number;
  /** Of a request with all its attempts. */
  requestMs: number;
  /** Of sending a part or completing a file, with all attempts. */
  partMs: number;
  /** Longest silence while bytes of a file are awaited. */
  silenceMs: number;
  attempts: number;
}
const TIMES: BucketTimes = {
  connectMs: 5_000,
  attemptMs: 10_000,
  requestMs: 20_000,
  partMs: 90_000,
  silenceMs: 20_000,
  attempts: 3,
};
/** Most connections of a process to the store. */
const SOCKETS = 64;

/** One page of what lies under a prefix. */
interface Page<T> {
  found: T[];
  /** Token of the next page; undefined after the last. */
  next: string | undefined;
}
interface Upload {
  key: string;
  uploadId: string;
}
type PartKey = Upload & { part: number };
export interface SentPart {
  part: number;
  etag: string;
}

/**
 * Creates a client of one bucket, over path-style addresses, which every S3-compatible store serves. Every request may be
 * sent again: keys are written by one writer each, and a part replaces itself. Errors are those of `asBucketError`.
 */
export function createBucket(config: S3Config, overrides: Partial<BucketTimes> = {}) {
  const times = { ...TIMES, ...overrides };
  const agent = { keepAlive: true, maxSockets: SOCKETS };
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    forcePathStyle: true,
    maxAttempts: times.attempts,
    // Checksums in trailers are refused by many compatible stores; what is sent is hashed in its signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: times.connectMs,
      throwOnRequestTimeout: true,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
  });
  const Bucket = config.bucket;

  /** Runs one operation under its deadline, which also covers its retries. */
  async function call<T>(
    operation: string,
    { ms = times.requestMs, signal }: { ms?: number; signal?: AbortSignal | undefined },
    run: (options: { abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const linked = linkedAbort(signal ?? new AbortController().signal);
    const timer = setTimeout(() => linked.abort(new DeadlineError(`${operation} took over ${ms} ms`)), ms);
    try {
      return await run({ abortSignal: linked.signal });
    } catch (error) {
      signal?.throwIfAborted();
      throw asBucketError(operation, linked.signal.aborted ? linked.signal.reason : error);
    } finally {
      clearTimeout(timer);
      linked.unlink();
    }
  }
  const quick = { requestTimeout: times.attemptMs };
  const slow = { requestTimeout: Math.ceil(times.partMs / times.attempts) };

  return {
    silenceMs: times.silenceMs,

    /** Asks for one key, which takes the rights that the rest needs too. */
    async check(prefix: string, { ms }: { ms?: number } = {}): Promise<void> {
      await call('ListObjectsV2', ms === undefined ? {} : { ms }, (options) =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }), {
          ...options,
          ...quick,
        }),
      );
    },

    async put(key: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
      await call('PutObject', { ms: times.partMs, signal }, (options) =>
        client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentLength: bytes.length }), {
          ...options,
          ...slow,
        }),
      );
    },

    /** Starts an upload in parts; returns its id. */
    async beginUpload(key: string, signal?: AbortSignal): Promise<string> {
      const { UploadId } = await call('CreateMultipartUpload', { signal }, (options) =>
        client.send(new CreateMultipartUploadCommand({ Bucket, Key: key }), { ...options, ...quick }),
      );
      if (UploadId === undefined) throw new Error('the S3 store began an upload without an id');
      return UploadId;
    },

    async sendPart(
      { key, uploadId, part }: PartKey,
      bytes: Uint8Array,
      signal?: AbortSignal,
    ): Promise<SentPart> {
      const input = { Bucket, Key: key, UploadId: uploadId, PartNumber: part };
      const { ETag } = await call('UploadPart', { ms: times.partMs, signal }, (options) =>
        client.send(new UploadPartCommand({ ...input, Body: bytes, ContentLength: bytes.length }), {
          ...options,
          ...slow,
        }),
      );
      if (ETag === undefined) throw new Error('the S3 store took a part without an ETag');
      return { part, etag: ETag };
    },

    async completeUpload(
      { key, uploadId }: Upload,
      parts: readonly SentPart[],
      signal?: AbortSignal,
    ): Promise<void> {
      const Parts = parts.map(({ part, etag }) => ({ PartNumber: part, ETag: etag }));
      const input = { Bucket, Key: key, UploadId: uploadId, MultipartUpload: { Parts } };
      await call('CompleteMultipartUpload', { ms: times.partMs, signal }, (options) =>
        client.send(new CompleteMultipartUploadCommand(input), { ...options, ...slow }),
      );
    },

    async abortUpload({ key, uploadId }: Upload): Promise<void> {
      await call('AbortMultipartUpload', {}, (options) =>
        client.send(new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: uploadId }), {
          ...options,
          ...quick,
        }),
      );
    },

    /** Returns an object's size in bytes. */
    async size(key: string): Promise<number> {
      const { ContentLength } = await call('HeadObject', {}, (options) =>
        client.send(new HeadObjectCommand({ Bucket, Key: key }), { ...options, ...quick }),
      );
      return ContentLength ?? 0;
    },

    /** Opens an object from `offset` on; returns its stream, and how many bytes the store says it will send. */
    async get(key: string, offset: number): Promise<{ body: Readable; length: number | undefined }> {
      const range = offset === 0 ? {} : { Range: `bytes=${offset}-` };
      const { Body, ContentLength } = await call('GetObject', {}, (options) =>
        client.send(new GetObjectCommand({ Bucket, Key: key, ...range }), { ...options, ...quick }),
      );
      if (Body === undefined) throw new Error('the S3 store sent an object without a body');
      return { body: Body as Readable, length: ContentLength };
    },

    /** Removes an object; one that is not there is no error. */
    async remove(key: string): Promise<void> {
      await call('DeleteObject', {}, (options) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: key }), { ...options, ...quick }),
      );
    },

    async list(prefix: string, after?: string): Promise<Page<{ key: string; at: Date | undefined }>> {
      const input = { Bucket, Prefix: prefix, ...(after === undefined ? {} : { ContinuationToken: after }) };
      const page = await call('ListObjectsV2', {}, (options) =>
        client.send(new ListObjectsV2Command(input), { ...options, ...quick }),
      );
      const found = (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key === undefined ? [] : [{ key: Key, at: LastModified }],
      );
      return { found, next: page.IsTruncated === true ? page.NextContinuationToken : undefined };
    },

    /** Lists uploads in parts that were neither completed nor aborted; the first thousand. */
    async listUploads(prefix: string): Promise<(Upload & { at: Date | undefined })[]> {
      const { Uploads = [] } = await call('ListMultipartUploads', {}, (options) =>
        client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }), { ...options, ...quick }),
      );
      return Uploads.flatMap(({ Key, UploadId, Initiated }) =>
        Key === undefined || UploadId === undefined ? [] : [{ key: Key, uploadId: UploadId, at: Initiated }],
      );
    },

    close: () => client.destroy(),
  };
}
export type Bucket = ReturnType<typeof createBucket>;
