import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { endAll, LockedError, processStartId, isAlive, takeLock } from './processes.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lda-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process that does nothing; with `stubborn`, one that ignores SIGTERM. */
async function idle({ stubborn = false } = {}) {
  const trap = stubborn ? `process.on('SIGTERM', () => {});` : '';
  const child = spawn(process.execPath, ['-e', `${trap} console.log(1); setInterval(() => {}, 1000)`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  return { child, ended, entry: { pid, id: processStartId(pid) } };
}

describe('takeLock', () => {
  test('takeLock throws while the owner is alive, and names the owner', async () => {
    const { child, ended, entry } = await idle();
    writeFileSync(file, JSON.stringify(entry));
    expect(() => takeLock(file)).toThrow(LockedError);
    try {
      takeLock(file);
    } catch (error) {
      expect((error as LockedError).owner.pid).toBe(entry.pid);
    }
    child.kill('SIGKILL');
    await ended;
    expect(takeLock(file).left).toEqual(entry);
  });

  test('takeLock does not mistake another process with the same pid for the dead owner', () => {
    writeFileSync(file, JSON.stringify({ pid: process.ppid, id: `${process.ppid}@0`, children: [] }));
    expect(takeLock(file).left).toMatchObject({ pid: process.ppid, children: [] });
  });

  test('takeLock takes over a damaged lock and leaves no other file behind', () => {
    writeFileSync(file, '{ "pid":');
    const lock = takeLock(file);
    expect(lock.left).toBeUndefined();
    lock.note({ children: [{ pid: 1, id: 'x' }] });
    expect(() => takeLock(file)).toThrow(LockedError);
    expect(readdirSync(folder)).toEqual(['lock']);
    lock.release();
    expect(existsSync(file)).toBe(false);
  });
});

describe('endAll', () => {
  test('endAll asks a process to end, then kills it, and leaves another process with a known pid alone', async () => {
    const [polite, stubborn, stranger] = await Promise.all([idle(), idle({ stubborn: true }), idle()]);
    const other = { pid: stranger.entry.pid, id: 'someone else' };
    // Long enough for a busy machine to end a process that reacts to SIGTERM.
    await endAll([polite.entry, other], 15_000);
    expect((await polite.ended)[1]).toBe('SIGTERM');
    await endAll([stubborn.entry, other], 300);
    expect((await stubborn.ended)[1]).toBe('SIGKILL');
    expect(isAlive(stranger.entry)).toBe(true);
    stranger.child.kill('SIGKILL');
    await stranger.ended;
  });
});
