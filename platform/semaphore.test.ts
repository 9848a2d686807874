import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSemaphore, SemaphoreFull } from './semaphore.js';

/** Requests permits and records when each was granted. */
function asker(semaphore: ReturnType<typeof createSemaphore>) {
  const given: string[] = [];
  const ask = (name: string, key: string, signal?: AbortSignal, urgent = false) => {
    const permit = semaphore.acquire(key, signal, { urgent }).then((release) => {
      given.push(name);
      return release;
    });
    permit.catch(() => undefined);
    return permit;
  };
  return { given, ask };
}

describe('a semaphore', () => {
  it('a semaphore grants each key its permits, and the next one when one is released', async () => {
    const { given, ask } = asker(createSemaphore({ perKey: 2 }));
    const first = ask('a1', 'a');
    for (const name of ['a2', 'a3', 'a4']) void ask(name, 'a');
    void ask('b1', 'b');
    await nextTurn();
    expect(given).toEqual(['a1', 'a2', 'b1']);
    const release = await first;
    release();
    // A second release has no effect.
    release();
    await nextTurn();
    expect(given).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('a semaphore serves keys in turn, however many waiters one key has', async () => {
    const semaphore = createSemaphore({ total: 1 });
    const { given, ask } = asker(semaphore);
    const names = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => [name, 'a'] as const),
      ...['b1', 'b2'].map((name) => [name, 'b'] as const),
    ];
    for (const [name, key] of names) void ask(name, key).then((release) => setImmediate(release));
    await semaphore.run('c', () => Promise.resolve());
    await semaphore.run('a', () => Promise.resolve());
    expect(given).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('a key that has all of its permits waits while other keys get the free ones', async () => {
    const { given, ask } = asker(createSemaphore({ total: 3, perKey: 1 }));
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    void ask('b1', 'b');
    await nextTurn();
    expect(given).toEqual(['a1', 'b1']);
  });

  it('a semaphore refuses when a key has too many waiters, or a waiter has waited too long', async () => {
    const semaphore = createSemaphore({ perKey: 1, waitingPerKey: 1, waitMs: 20 });
    const release = await semaphore.acquire('a');
    const waiting = semaphore.acquire('a');
    await expect(semaphore.acquire('a')).rejects.toThrow(SemaphoreFull);
    await expect(waiting).rejects.toThrow(SemaphoreFull);
    // Nobody waits any more, so the permit is free for the next request.
    release();
    await expect(semaphore.acquire('a')).resolves.toBeInstanceOf(Function);
  });

  it("an aborted waiter leaves the queue and gets its signal's reason", async () => {
    const { given, ask } = asker(createSemaphore({ perKey: 1 }));
    const holding = await ask('a1', 'a');
    const leaving = new AbortController();
    const left = ask('a2', 'a', leaving.signal);
    void ask('a3', 'a');
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    holding();
    await nextTurn();
    expect(given).toEqual(['a1', 'a3']);
    await expect(ask('a4', 'a', leaving.signal)).rejects.toThrow('gone');
  });

  it('a reserved permit is granted to urgent requests alone', async () => {
    const { given, ask } = asker(createSemaphore({ total: 3, reserved: 1 }));
    const first = ask('a1', 'a');
    for (const name of ['a2', 'a3', 'a4']) void ask(name, 'a');
    await nextTurn();
    expect(given).toEqual(['a1', 'a2']);
    const urgent = ask('u1', 'u', undefined, true);
    await nextTurn();
    expect(given).toEqual(['a1', 'a2', 'u1']);
    // The released reserved permit stays free; that of an ordinary request goes to the next one.
    (await urgent)();
    await nextTurn();
    expect(given).toHaveLength(3);
    (await first)();
    await nextTurn();
    expect(given).toEqual(['a1', 'a2', 'u1', 'a3']);
  });

  it('an urgent request is next, however many others wait', async () => {
    const { given, ask } = asker(createSemaphore({ total: 1 }));
    const first = ask('a1', 'a');
    for (const name of ['b1', 'c1', 'd1']) void ask(name, name);
    const left = new AbortController();
    ask('u0', 'u', left.signal, true).catch(() => undefined);
    const urgent = ask('u1', 'u', undefined, true);
    left.abort(new Error('gone'));
    (await first)();
    (await urgent)();
    await nextTurn();
    expect(given).toEqual(['a1', 'u1', 'b1']);
  });

  it('the permit is released when the work fails', async () => {
    const semaphore = createSemaphore({ total: 1 });
    await expect(semaphore.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(semaphore.run('a', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
