import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  isPostmaster,
  lastFatalMessage,
  livePostmaster,
  findOrphanBackends,
  removeStalePidFile,
  startAdvice,
} from './postmaster.mjs';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lda-postmaster-'));
  file = join(dataDir, 'postmaster.pid');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const note = (pid: number) => writeFileSync(file, `${pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n1 2\nready\n`);

describe('isPostmaster', () => {
  test('isPostmaster tells a postmaster from a backend and from other programs', () => {
    expect(isPostmaster('/opt/a folder/bin/postgres -D /srv/data -p 5432')).toBe(true);
    expect(isPostmaster('postgres -D /srv/data')).toBe(true);
    expect(isPostmaster('postgres: lda-1: checkpointer')).toBe(false);
    expect(isPostmaster('node scripts/start.mjs')).toBe(false);
  });
});

describe('livePostmaster', () => {
  test('livePostmaster ignores a pid that belongs to another program by now', () => {
    note(process.pid);
    expect(livePostmaster(dataDir)).toBeUndefined();
  });

  test('livePostmaster returns undefined without a file', () => {
    expect(livePostmaster(dataDir)).toBeUndefined();
  });
});

describe('removeStalePidFile', () => {
  test('a pid file whose pid belongs to another program, which PostgreSQL would refuse for ever, is removed', () => {
    note(process.pid);
    removeStalePidFile(dataDir);
    expect(existsSync(file)).toBe(false);
  });

  test('the pid file of a dead server is left to PostgreSQL', () => {
    // Larger than any process id.
    note(2 ** 30);
    removeStalePidFile(dataDir);
    expect(existsSync(file)).toBe(true);
  });

  test('an empty pid file is removed once no server can be about to write it', () => {
    writeFileSync(file, '');
    removeStalePidFile(dataDir);
    expect(existsSync(file)).toBe(true);
    utimesSync(file, new Date(0), new Date(0));
    removeStalePidFile(dataDir);
    expect(existsSync(file)).toBe(false);
  });
});

describe('findOrphanBackends', () => {
  const ours = '/srv/lda/postgres';
  const folders = new Map([
    [11, ours],
    [12, '/srv/other/postgres'],
    [13, ours],
    [14, ours],
  ]);
  const processes = [
    { pid: 10, parent: 1, command: `/bin/postgres -D ${ours} -p 1` },
    { pid: 11, parent: 1, command: 'postgres: lda lda 127.0.0.1(1) SELECT' },
    { pid: 12, parent: 1, command: 'postgres: lda-1: lda lda 127.0.0.1(1) SELECT' },
    { pid: 13, parent: 10, command: 'postgres: lda-1: checkpointer' },
    { pid: 14, parent: 1, command: `vim ${ours}/postgresql.conf` },
    { pid: 15, parent: 1, command: 'postgres: lda-1: lda lda 127.0.0.1(2) SELECT' },
    { pid: 16, parent: 1, command: 'postgres: lda-12: lda lda 127.0.0.1(2) SELECT' },
    { pid: 17, parent: 1, command: 'postgres: other app 127.0.0.1(2) SELECT' },
  ];
  const pids = (live: number | undefined, folderOf: (pid: number) => string | undefined) =>
    findOrphanBackends(processes, { dataDir: ours, name: 'lda-1', live, folderOf }).map(({ pid }) => pid);

  test("orphans are backends whose working folder is the data folder, or whose title has the cluster's name if the folder is hidden", () => {
    expect(pids(10, (pid) => folders.get(pid))).toEqual([11, 15]);
  });

  test('backends of other clusters and children of a live postmaster are no orphans', () => {
    expect(pids(10, () => undefined)).toEqual([12, 15]);
    expect(pids(10, () => '/srv/other/postgres')).toEqual([]);
  });
});

describe('lastFatalMessage', () => {
  test("lastFatalMessage returns the server's last reason, not its answer to a client that connected too early", () => {
    const log = [
      '2026-01-01 00:00:00.000 UTC [1] FATAL:  an older one',
      '2026-01-01 00:00:00.000 UTC [2] FATAL:  could not write lock file "postmaster.pid": No space left on device',
      '2026-01-01 00:00:00.000 UTC [3] FATAL:  the database system is starting up',
      '2026-01-01 00:00:00.000 UTC [2] HINT:  none',
    ].join('\n');
    expect(lastFatalMessage(log)).toBe('could not write lock file "postmaster.pid": No space left on device');
    expect(lastFatalMessage('LOG:  starting')).toBeUndefined();
  });
});

describe('startAdvice', () => {
  const paths = { dataDir: '/srv/postgres', log: '/srv/postgres.log' };
  test('startAdvice gives advice for a full disk, for memory in use and for any other reason', () => {
    expect(startAdvice('No space left on device', paths)).toMatch(
      /^make room on the disk of \/srv\/postgres/,
    );
    expect(startAdvice('pre-existing shared memory block (key 1, ID 2) is still in use', paths)).toMatch(
      /^end the postgres processes/,
    );
    expect(startAdvice('data directory has wrong ownership', paths)).toContain('/srv/postgres.log');
  });
});
