import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/client.js';
import type { ObjectStore } from './s3/store.js';

const SMALL_BYTES = 1_000;
/** Two whole parts of an upload, and a short one. */
const LARGE_BYTES = 11 * 1024 * 1024;
const PIECE_BYTES = 64 * 1024;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A thing that an S3-compatible store must be able to do; the name is for the operator. */
interface Step {
  name: string;
  run(): Promise<void>;
}

/**
 * Does with objects of its own all that files need of an S3-compatible store, and removes them; calls `onDone` after each thing
 * that the store could do.
 * @throws StepFailed with what the store could not do.
 */
export async function checkObjectStore(
  store: ObjectStore,
  { db, onDone }: { db: Db; onDone: (name: string) => void },
): Promise<void> {
  const { bucket, keyOf } = store;
  const [small, large, unfinished] = [randomUUID(), randomUUID(), randomUUID()];
  const bytes = randomBytes(LARGE_BYTES);
  let uploadId: string | undefined;

  const write = async (id: string, what: Buffer) => {
    const writer = store.writer(id, { throttle: (work) => work(), signal: undefined });
    try {
      for (let at = 0; at < what.length; at += PIECE_BYTES)
        await writer.push(what.subarray(at, at + PIECE_BYTES));
      await writer.end();
    } catch (error) {
      await writer.abort();
      throw error;
    }
  };
  const readBack = async (id: string, what: Buffer, offset = 0) => {
    const pieces: Buffer[] = [];
    for await (const piece of store.read(id, { offset, size: what.length, from: db })) pieces.push(piece);
    if (sha256(Buffer.concat(pieces)) !== sha256(what.subarray(offset)))
      throw new Error('Other bytes came back.');
  };
  // Each by its own key: an installation may have millions of objects beside them.
  const listed = async () =>
    (await Promise.all([small, large].map((id) => bucket.list(keyOf(id))))).flatMap(({ found }) => found)
      .length;
  const isUploadListed = async () =>
    (await bucket.listUploads(keyOf(unfinished))).some((upload) => upload.uploadId === uploadId);
  const expect = (isSo: boolean, otherwise: string) => {
    if (!isSo) throw new Error(otherwise);
  };

  const steps: Step[] = [
    {
      name: 'a small file is written and read back',
      async run() {
        await write(small, bytes.subarray(0, SMALL_BYTES));
        await readBack(small, bytes.subarray(0, SMALL_BYTES));
      },
    },
    {
      name: 'a large file is written in parts and read back',
      async run() {
        await write(large, bytes);
        await readBack(large, bytes);
      },
    },
    { name: 'a file is read from its middle on', run: () => readBack(large, bytes, LARGE_BYTES >> 1) },
    {
      name: 'an upload that was not completed is found and removed',
      async run() {
        const key = keyOf(unfinished);
        uploadId = await bucket.beginUpload(key);
        await bucket.sendPart({ key, uploadId, part: 1 }, bytes.subarray(0, SMALL_BYTES));
        expect(await isUploadListed(), 'It is not in the list of uploads.');
        await bucket.abortUpload({ key, uploadId });
        expect(!(await isUploadListed()), 'It is still in the list of uploads.');
        uploadId = undefined;
      },
    },
    {
      name: 'files are found and removed',
      async run() {
        expect((await listed()) === 2, 'They are not in the list of objects.');
        for (const id of [small, large]) await bucket.remove(keyOf(id));
        expect((await listed()) === 0, 'They are still in the list of objects.');
      },
    },
  ];
  try {
    for (const { name, run } of steps) {
      await run().catch((error: unknown) => {
        throw new StepFailed(name, { cause: error });
      });
      onDone(name);
    }
  } finally {
    const left = uploadId === undefined ? [] : [bucket.abortUpload({ key: keyOf(unfinished), uploadId })];
    // What cannot be removed now is removed by the sweep once it is a day old.
    await Promise.allSettled([...left, ...[small, large].map((id) => bucket.remove(keyOf(id)))]);
  }
}

/** Thrown for what a store could not do, with the reason as its cause. */
export class StepFailed extends Error {
  override name = 'StepFailed';
}
