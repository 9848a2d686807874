import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { describe, expect, jest, test } from '@jest/globals';
import * as z from 'zod';
import type { ErrorCode } from '#shared/contracts/errors.js';
import { AppError } from '#platform/errors.js';
import { collect } from './protocol.js';
import { runInChild, type ChildInput, type ChildLimits } from './run-in-child.js';

// Each run starts its own process, on a machine that other tests keep busy.
jest.setTimeout(120_000);

const MB = 1024 * 1024;
const fixture = (...path: string[]) => pathToFileURL(join(process.cwd(), 'tests', 'fixtures', ...path));
interface Instructions {
  task: string;
  times?: number | undefined;
}
interface Head {
  bytes: number;
}
const entry = {
  file: fixture('children', 'tasks.mjs'),
  instructions: z.object({ task: z.string(), times: z.optional(z.int()) }),
  head: z.object({ bytes: z.int() }),
  errors: {
    exhausted: 'analysis_too_large',
    tooLong: 'text_too_long',
    refused: 'document_unsupported',
  } satisfies Record<string, ErrorCode>,
};
type Input<Result> = ChildInput<Instructions, Head, Result>;
type Changes<Result> = Partial<Input<Result> & ChildLimits> & { file?: URL };

const received = async (head: Head, body: Readable) => ({ head, body: await collect(body) });

function run<Result>(
  task: string,
  receive: Input<Result>['receive'],
  {
    file = entry.file,
    deadlineMs = 60_000,
    memoryBytes = 512 * MB,
    answerBytes = 8 * MB,
    ...input
  }: Changes<Result>,
) {
  return runInChild(
    { ...entry, file },
    {
      bytes: Readable.from([Buffer.from('The tenant shall pay.')]),
      instructions: { task },
      signal: new AbortController().signal,
      progress: () => undefined,
      receive,
      ...input,
    },
    { deadlineMs, memoryBytes, answerBytes },
  );
}
const answerOf = (task: string, changes: Changes<Awaited<ReturnType<typeof received>>> = {}) =>
  run(task, received, changes);

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'none';
}

describe('runInChild with a child that succeeds', () => {
  test('a child gets bytes and instructions, and answers with a head and bytes', async () => {
    const progress: [number, number][] = [];
    const { head, body } = await answerOf('repeat', {
      bytes: Readable.from([Buffer.from([0, 10]), Buffer.from([255])]),
      instructions: { task: 'repeat', times: 2 },
      progress: (done, total) => progress.push([done, total]),
    });
    expect(head).toEqual({ bytes: 6 });
    expect([...body]).toEqual([0, 10, 255, 0, 10, 255]);
    expect(progress).toEqual([[2, 2]]);
  });

  test('instructions may be longer than a process argument can be', async () => {
    const instructions = { task: 'headAlone', note: 'ن'.repeat(MB) };
    expect((await answerOf('headAlone', { instructions })).head).toEqual({ bytes: 0 });
  });

  test("a child sees nothing of its parent's environment", async () => {
    // Node sets the variable that names the IPC channel to the parent; nothing else is left.
    expect((await answerOf('environment')).head.bytes).toBeLessThanOrEqual(1);
  });

  test('a child reports its progress at most ten times a second, and its end', async () => {
    const progress: number[] = [];
    await answerOf('count', { progress: (done) => progress.push(done) });
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.length).toBeLessThan(10);
    expect(progress.at(-1)).toBe(7);
  });

  test('the parent receives an answer of 100 MB while the child still produces it', async () => {
    const received = createHash('sha256');
    let made = 0;
    let madeAtFirst: number | undefined;
    const size = await run(
      'stream',
      async (head, body) => {
        for await (const chunk of body as AsyncIterable<Buffer>) {
          madeAtFirst ??= made;
          received.update(chunk);
        }
        return head.bytes;
      },
      {
        instructions: { task: 'stream', times: 100 },
        answerBytes: 101 * MB,
        progress: (done) => (made = done),
      },
    );
    expect(size).toBe(100 * MB);
    expect(madeAtFirst).toBeLessThan(100);
    expect(made).toBe(100);
    const expected = createHash('sha256');
    for (let index = 1; index <= 100; index += 1) expected.update(Buffer.alloc(MB, index));
    expect(received.digest('hex')).toBe(expected.digest('hex'));
  });

  test('a child may send no body, and the receiver may leave a body unread', async () => {
    expect((await answerOf('headAlone')).body).toHaveLength(0);
    const instructions = { task: 'stream', times: 4 };
    expect(await run('stream', async (head) => head.bytes, { instructions })).toBe(4 * MB);
  });
});

describe('runInChild with a child that fails', () => {
  test.each([
    ['hangs', 'hang', { deadlineMs: 1_500 }],
    ['takes memory outside of its heap', 'grow', { memoryBytes: 160 * MB }],
    ['overflows its heap', 'overflow', { memoryBytes: 96 * MB }],
    ['crashes', 'crash', {}],
    ['leaves without an answer', 'leave', {}],
    ['fails in the middle of its answer', 'failsHalfWay', {}],
  ])('a child that %s ends with the code for exhausted limits', async (_name, task, limits) => {
    expect(await codeOf(answerOf(task, limits))).toBe('analysis_too_large');
  });

  test('an answer that is too long ends with the code for that', async () => {
    const instructions = { task: 'stream', times: 9 };
    expect(await codeOf(answerOf('stream', { instructions }))).toBe('text_too_long');
  });

  test('the error code of a child that refuses is passed on', async () => {
    expect(await codeOf(answerOf('refuse'))).toBe('document_encrypted');
    expect(await codeOf(answerOf('refuseOddly'))).toBe('document_unsupported');
    expect(await codeOf(answerOf('fail'))).toBe('internal');
  });

  test('an end that the input did not cause is worth another try, and its error quotes nothing of the input', async () => {
    await expect(answerOf('none', { file: fixture('readers', 'broken.mjs') })).rejects.toThrow(
      /did not start.*no such module/s,
    );
    await expect(answerOf('terminate')).rejects.toThrow(/^The child process was stopped by SIGTERM.$/);
    await expect(answerOf('otherHead')).rejects.toThrow(
      /^The answer of the child process does not fit[^:]*$/,
    );
  });

  test('half an answer never ends as a complete one', async () => {
    let ended = false;
    const work = run(
      'failsHalfWay',
      async (_head, body) => {
        body.on('end', () => (ended = true));
        await collect(body);
      },
      {},
    );
    expect(await codeOf(work)).toBe('analysis_too_large');
    expect(ended).toBe(false);
  });
});

describe('runInChild stopped by its caller', () => {
  test('an aborted run rejects with the reason of its signal', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const work = answerOf('hang', {
      signal: controller.signal,
      progress: () => controller.abort(reason),
    });
    await expect(work).rejects.toBe(reason);
  });

  test('a run that is aborted while its answer is received fails at once', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const work = run(
      'stream',
      (_head, body) => {
        controller.abort(reason);
        return new Promise<never>((_, reject) => body.on('error', reject));
      },
      { instructions: { task: 'stream', times: 4 }, signal: controller.signal },
    );
    await expect(work).rejects.toBe(reason);
  });

  test('an error of the source or of the receiver is passed on', async () => {
    const away = new Error('the database is away');
    const bytes = new Readable({ read: () => bytes.destroy(away) });
    await expect(answerOf('repeat', { bytes })).rejects.toBe(away);
    const instructions = { task: 'stream', times: 4 };
    const refusing = run('stream', () => Promise.reject(away), { instructions });
    await expect(refusing).rejects.toBe(away);
  });

  test('a receiver that reads only half of the answer makes the run fail', async () => {
    const work = run(
      'stream',
      async (_head, body) => {
        for await (const chunk of body) if (chunk !== undefined) break;
      },
      { instructions: { task: 'stream', times: 4 } },
    );
    await expect(work).rejects.toThrow('The answer was not read to its end.');
  });
});

test('a settled run leaves no process behind', async () => {
  const controller = new AbortController();
  let pid = 0;
  const work = answerOf('wait', {
    signal: controller.signal,
    progress: (done) => {
      pid = done;
      controller.abort(new Error('cancelled'));
    },
  });
  await expect(work).rejects.toThrow('cancelled');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
