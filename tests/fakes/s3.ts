import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '#platform/config.js';
import { signatureOf } from './s3-signature.js';

/** What a fault does to a request that it is for. */
export type S3Fault =
  /** Answers this error. */
  | { status: number; code: string }
  /** Closes the connection without an answer. */
  | 'drop'
  /** Reads the request and never answers. */
  | 'stall'
  /** Does what was asked and closes the connection without an answer. */
  | 'lose answer'
  /** Sends so many bytes of an object and closes the connection. */
  | { cutAfter: number }
  /** Sends so many bytes of an object and then nothing. */
  | { silentAfter: number }
  /** Sends an object that is this much longer or shorter than it was, and says so. */
  | { longerBy: number };

export interface StoredObject {
  bytes: Buffer;
  at: Date;
}

/** A store that speaks the part of S3's protocol that we use, in memory, and checks every signature. */
export interface FakeS3 {
  config: S3Config;
  /** The same as environment variables. */
  env: Record<string, string>;
  objects: Map<string, StoredObject>;
  uploads: Map<string, { key: string; at: Date; parts: Map<number, Buffer> }>;
  /** Names of the operations that were asked for, in order. */
  requests: string[];
  /** Most bytes that were being sent here at once, of parts and objects. */
  peakBytes(): number;
  /** Breaks the next requests of an operation, `times` of them. */
  fail(operation: string, fault: S3Fault, times?: number): void;
  /** Ends all faults. */
  heal(): void;
  close(): Promise<void>;
}

const LEAST_PART = 5 * 1024 * 1024;
const PAGE = 1000;
const xml = (name: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${body}</${name}>`;
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

class S3Error extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** Names the operation of a request to `/bucket` or `/bucket/key`. */
function operationOf(method: string, key: string, query: URLSearchParams): string {
  if (key === '') return query.has('uploads') ? 'ListMultipartUploads' : 'ListObjectsV2';
  if (query.has('uploads')) return 'CreateMultipartUpload';
  const inParts = query.has('uploadId');
  switch (method) {
    case 'PUT':
      return inParts ? 'UploadPart' : 'PutObject';
    case 'POST':
      return 'CompleteMultipartUpload';
    case 'DELETE':
      return inParts ? 'AbortMultipartUpload' : 'DeleteObject';
    case 'HEAD':
      return 'HeadObject';
    default:
      return 'GetObject';
  }
}

/** Starts a store with one empty bucket. Its least size of a part is that of S3. */
export async function startS3(): Promise<FakeS3> {
  const key = { accessKeyId: `key-${randomBytes(4).toString('hex')}`, secretAccessKey: 'a secret/of+S3' };
  const bucket = 'files';
  const objects: FakeS3['objects'] = new Map();
  const uploads: FakeS3['uploads'] = new Map();
  const requests: string[] = [];
  const faults: { operation: string; fault: S3Fault; times: number }[] = [];
  let held = 0;
  let peak = 0;

  function faultOf(operation: string): S3Fault | undefined {
    const found = faults.find((one) => one.operation === operation && one.times > 0);
    if (found === undefined) return undefined;
    found.times -= 1;
    return found.fault;
  }

  function uploadOf(query: URLSearchParams) {
    const upload = uploads.get(query.get('uploadId') ?? '');
    if (upload === undefined) throw new S3Error(404, 'NoSuchUpload');
    return upload;
  }

  function complete(query: URLSearchParams, body: string): string {
    const upload = uploadOf(query);
    const named = [...body.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, one = '']) => ({
      part: Number(/<PartNumber>(\d+)</.exec(one)?.[1]),
      etag: (/<ETag>(.*?)</.exec(one)?.[1] ?? '').replaceAll('&quot;', '"'),
    }));
    const parts = named.map(({ part, etag }, at) => {
      const bytes = upload.parts.get(part);
      if (bytes === undefined || etagOf(bytes) !== etag) throw new S3Error(400, 'InvalidPart');
      if (at < named.length - 1 && bytes.length < LEAST_PART) throw new S3Error(400, 'EntityTooSmall');
      return bytes;
    });
    const bytes = Buffer.concat(parts);
    objects.set(upload.key, { bytes, at: new Date() });
    uploads.delete(query.get('uploadId') ?? '');
    return xml('CompleteMultipartUploadResult', `<ETag>${etagOf(bytes)}</ETag>`);
  }

  function list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const most = Number(query.get('max-keys') ?? PAGE);
    const keys = [...objects.keys()].filter((one) => one.startsWith(prefix) && one > after).sort();
    const page = keys.slice(0, most);
    const contents = page.map((one) => {
      const { bytes, at } = objects.get(one) ?? { bytes: Buffer.alloc(0), at: new Date() };
      return `<Contents><Key>${one}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const more = keys.length > page.length;
    const next = more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
    return xml('ListBucketResult', `<IsTruncated>${more}</IsTruncated>${next}${contents.join('')}`);
  }

  function listUploads(prefix: string): string {
    const found = [...uploads].filter(([, one]) => one.key.startsWith(prefix));
    const items = found.map(
      ([id, one]) =>
        `<Upload><Key>${one.key}</Key><UploadId>${id}</UploadId><Initiated>${one.at.toISOString()}</Initiated></Upload>`,
    );
    return xml('ListMultipartUploadsResult', items.join(''));
  }

  function sendObject(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    fault: S3Fault | undefined,
  ): void {
    const object = objects.get(name);
    if (object === undefined) throw new S3Error(404, 'NoSuchKey');
    const from = Number(/^bytes=(\d+)-$/.exec(req.headers.range ?? '')?.[1] ?? 0);
    let bytes = object.bytes.subarray(from);
    if (typeof fault === 'object' && 'longerBy' in fault)
      bytes = Buffer.concat([bytes, Buffer.alloc(Math.max(0, fault.longerBy))]).subarray(
        0,
        bytes.length + fault.longerBy,
      );
    res.writeHead(from > 0 ? 206 : 200, { 'Content-Length': bytes.length, ETag: etagOf(object.bytes) });
    if (req.method === 'HEAD') return void res.end();
    if (typeof fault === 'object' && 'cutAfter' in fault)
      return void res.write(bytes.subarray(0, fault.cutAfter), () => res.destroy());
    if (typeof fault === 'object' && 'silentAfter' in fault)
      return void res.write(bytes.subarray(0, fault.silentAfter));
    res.end(bytes);
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://fake');
    const [, inBucket = '', ...rest] = url.pathname.split('/');
    const name = rest.map(decodeURIComponent).join('/');
    const operation = operationOf(req.method ?? 'GET', name, url.searchParams);
    requests.push(operation);
    const fault = faultOf(operation);
    if (fault === 'drop') return void req.destroy();
    const size = Number(req.headers['content-length'] ?? 0);
    held += size;
    peak = Math.max(peak, held);
    const body = await buffer(req).finally(() => (held -= size));
    if (fault === 'stall') return;
    if (typeof fault === 'object' && 'status' in fault) throw new S3Error(fault.status, fault.code);
    if (createHash('sha256').update(body).digest('hex') !== req.headers['x-amz-content-sha256'])
      throw new S3Error(400, 'XAmzContentSHA256Mismatch');
    if (!(req.headers.authorization ?? '').includes(`Credential=${key.accessKeyId}/`))
      throw new S3Error(403, 'InvalidAccessKeyId');
    if (
      signatureOf(req, url, key.secretAccessKey) !==
      /Signature=(\w+)/.exec(req.headers.authorization ?? '')?.[1]
    )
      throw new S3Error(403, 'SignatureDoesNotMatch');
    if (inBucket !== bucket) throw new S3Error(404, 'NoSuchBucket');
    const answer = (status: number, text = '', headers: Record<string, string> = {}) => {
      if (fault === 'lose answer') return void req.destroy();
      res.writeHead(status, { 'Content-Type': 'application/xml', ...headers }).end(text);
    };
    switch (operation) {
      case 'ListObjectsV2':
        return answer(200, list(url.searchParams));
      case 'ListMultipartUploads':
        return answer(200, listUploads(url.searchParams.get('prefix') ?? ''));
      case 'CreateMultipartUpload': {
        const id = randomBytes(8).toString('hex');
        uploads.set(id, { key: name, at: new Date(), parts: new Map() });
        return answer(200, xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`));
      }
      case 'UploadPart':
        uploadOf(url.searchParams).parts.set(Number(url.searchParams.get('partNumber')), body);
        return answer(200, '', { ETag: etagOf(body) });
      case 'CompleteMultipartUpload':
        return answer(200, complete(url.searchParams, body.toString()));
      case 'AbortMultipartUpload':
        uploadOf(url.searchParams);
        uploads.delete(url.searchParams.get('uploadId') ?? '');
        return answer(204);
      case 'PutObject':
        objects.set(name, { bytes: body, at: new Date() });
        return answer(200, '', { ETag: etagOf(body) });
      case 'DeleteObject':
        objects.delete(name);
        return answer(204);
      default:
        return sendObject(req, res, name, fault);
    }
  }

  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => {
      if (!(error instanceof S3Error)) return void req.destroy();
      const body = req.method === 'HEAD' ? '' : xml('Error', `<Code>${error.code}</Code>`);
      res.writeHead(error.status, { 'Content-Type': 'application/xml' }).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const config = {
    endpoint: `http://127.0.0.1:${address.port}`,
    bucket,
    ...key,
    region: 'us-east-1',
    writes: true,
  };
  return {
    config,
    env: {
      S3_ENDPOINT: config.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key.accessKeyId,
      S3_SECRET_ACCESS_KEY: key.secretAccessKey,
      S3_REGION: config.region,
    },
    objects,
    uploads,
    requests,
    peakBytes: () => peak,
    fail: (operation, fault, times = Infinity) => void faults.push({ operation, fault, times }),
    heal: () => void faults.splice(0),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
