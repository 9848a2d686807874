import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSemaphore, SemaphoreFull } from './semaphore.js';

/** Asks for a permit, and notes when it was given. */
function asker(semaphore: ReturnType<typeof createSemaphore>) {
  const given: string[] = [];
  const ask = (name: string, key: string, signal?: AbortSignal) => {
    const permit = semaphore.acquire(key, signal).then((release) => {
      given.push(name);
      return release;
    });
    permit.catch(() => undefined);
    return permit;
  };
  return { given, ask };
}

describe('a semaphore', () => {
  it('gives each key its permits, and the next one when one is given back', async () => {
    const { given, ask } = asker(createSemaphore({ perKey: 2 }));
    const first = ask('a1', 'a');
    for (const name of ['a2', 'a3', 'a4']) void ask(name, 'a');
    void ask('b1', 'b');
    await nextTurn();
    expect(given).toEqual(['a1', 'a2', 'b1']);
    const release = await first;
    release();
    // Given back twice, it counts once.
    release();
    await nextTurn();
    expect(given).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('serves keys in turn, however many wait under one of them', async () => {
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

  it('gives a key that has all of its own nothing, and the others what is free', async () => {
    const { given, ask } = asker(createSemaphore({ total: 3, perKey: 1 }));
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    void ask('b1', 'b');
    await nextTurn();
    expect(given).toEqual(['a1', 'b1']);
  });

  it('refuses who would wait behind too many, and who has waited too long', async () => {
    const semaphore = createSemaphore({ perKey: 1, waitingPerKey: 1, waitMs: 20 });
    const release = await semaphore.acquire('a');
    const waiting = semaphore.acquire('a');
    await expect(semaphore.acquire('a')).rejects.toThrow(SemaphoreFull);
    await expect(waiting).rejects.toThrow(SemaphoreFull);
    // Nobody waits any more, so the permit is there for the next one.
    release();
    await expect(semaphore.acquire('a')).resolves.toBeInstanceOf(Function);
  });

  it('forgets a waiter that gives up, with the reason of its signal', async () => {
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

  it('gives the permit back where the work fails', async () => {
    const semaphore = createSemaphore({ total: 1 });
    await expect(semaphore.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(semaphore.run('a', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
