import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createLogger } from '#platform/log.js';
import type { RunTextTask, TextTask, TextTaskRunner } from '#workers/engines/text/task.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { riskTextTasks } from './risk/text-tasks.js';
import { createTextThreads, type TextThreadOptions, type TextThreads } from './text-threads.js';

// Threads start slowly on a machine that other tests keep busy.
jest.setTimeout(120_000);

const MISBEHAVING = pathToFileURL(join(process.cwd(), 'tests', 'fixtures', 'threads', 'misbehaving.mjs'));
const never = new AbortController().signal;
const CONTRACT = {
  text: 'This Agreement is made between Alpha LLC ("Supplier") and Beta Co ("Customer").\n\n1. Term\nSupplier may terminate this Agreement at any time without notice.',
  pages: [],
  sections: [],
  warnings: [],
};

let threads: TextThreads | undefined;
afterEach(() => threads?.close());

const open = (options: TextThreadOptions = {}) =>
  (threads = createTextThreads(createLogger('test', 'silent'), { threads: 1, ...options }));
/** Runs a task of the misbehaving entry, whose task names the product does not know. */
const ask = (
  runner: TextTaskRunner,
  name: string,
  { input, signal = never }: { input?: unknown; signal?: AbortSignal } = {},
) => {
  const task: TextTask<unknown, unknown> = { name, load: () => Promise.reject(new Error('loaded here')) };
  return runner.lane()(task, input, signal);
};

describe('text threads', () => {
  test('a plan made in a thread equals the plan made inline', async () => {
    const task = { document: CONTRACT, lang: 'en' as const, party: null, asContract: false };
    const plan = (run: RunTextTask) => run(riskTextTasks.builtinPlan, task, never);
    const made = await plan(open().lane());
    expect(made.parts.length).toBeGreaterThan(0);
    expect(made).toEqual(await plan(inlineTextTasks.lane()));
  });

  test('a task past its deadline ends with its thread, and another thread takes the next one', async () => {
    const runner = open({ deadlineMs: 300, entry: MISBEHAVING });
    await expect(ask(runner, 'hang')).rejects.toMatchObject({ code: 'analysis_too_large' });
    await expect(ask(runner, 'hang')).rejects.toMatchObject({ code: 'analysis_too_large' });
  });

  test('a task that comes while the thread of an aborted one is being ended runs in another thread', async () => {
    const runner = open({ entry: MISBEHAVING });
    expect(await ask(runner, 'echo', { input: 1 })).toBe(1);
    const controller = new AbortController();
    const aborted = ask(runner, 'echo', { input: 2, signal: controller.signal });
    // Rejected before it is awaited.
    aborted.catch(() => undefined);
    await Promise.resolve();
    // The thread answers while this one cannot hear it: the answer is there when its task is aborted.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    controller.abort();
    expect(await ask(runner, 'echo', { input: 3 })).toBe(3);
    await expect(aborted).rejects.toThrow();
  });

  test('a task over its memory limit ends, and the process lives', async () => {
    const runner = open({ memoryBytes: 64 * 1024 * 1024, entry: MISBEHAVING });
    await expect(ask(runner, 'grow')).rejects.toMatchObject({ code: 'analysis_too_large' });
    expect(await ask(runner, 'echo', { input: 1 })).toBe(1);
  });

  test('an aborted task ends at once with the reason of its signal, whatever it is doing', async () => {
    const runner = open({ entry: MISBEHAVING });
    const controller = new AbortController();
    const hanging = ask(runner, 'hang', { signal: controller.signal });
    const reason = new Error('cancelled');
    setTimeout(() => controller.abort(reason), 50);
    await expect(hanging).rejects.toBe(reason);
    expect(await ask(runner, 'echo', { input: 2 })).toBe(2);
  });

  test('a task that waits for a thread can be aborted without affecting the running one', async () => {
    const runner = open({ entry: MISBEHAVING });
    const [working, waiting] = [new AbortController(), new AbortController()];
    const hanging = ask(runner, 'hang', { signal: working.signal });
    const second = ask(runner, 'echo', { input: 3, signal: waiting.signal });
    waiting.abort(new Error('no longer wanted'));
    await expect(second).rejects.toThrow('no longer wanted');
    working.abort(new Error('over'));
    await expect(hanging).rejects.toThrow('over');
  });

  test('an error of a task is passed on as it is, and the thread goes on', async () => {
    const runner = open({ entry: MISBEHAVING });
    await expect(ask(runner, 'fail')).rejects.toThrow('not a function');
    expect(await ask(runner, 'echo', { input: 4 })).toBe(4);
  });

  test('a thread sees no environment variable of the process', async () => {
    expect(await ask(open({ entry: MISBEHAVING }), 'secrets')).toEqual([]);
  });

  test('the event loop goes on while a thread computes', async () => {
    const runner = open({ deadlineMs: 2_000, entry: MISBEHAVING });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 10);
    await expect(ask(runner, 'hang')).rejects.toMatchObject({ code: 'analysis_too_large' });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });
});
