import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSessionSecrets } from './session-secret.js';

let dataDir: string;
const read = (...sessionSecrets: string[]) =>
  readSessionSecrets({ sessionSecrets, dataDir: path.join(dataDir, 'a') });

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lda-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('given session secrets are used in their order, and none is stored', async () => {
  expect(await read('new', 'old')).toEqual(['new', 'old']);
  expect(await readdir(dataDir)).toEqual([]);
});

it('a generated session secret is kept, readable by its owner only', async () => {
  const made = await read();
  expect(made).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(await read()).toEqual(made);
  expect((await stat(path.join(dataDir, 'a', 'session-secret'))).mode & 0o077).toBe(0);
  expect(await readdir(path.join(dataDir, 'a'))).toEqual(['session-secret']);
});

it('servers that start at once get the same session secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => read()));
  expect(new Set(secrets.flat()).size).toBe(1);
});

it('a truncated session secret file is refused', async () => {
  await read();
  await writeFile(path.join(dataDir, 'a', 'session-secret'), '');
  await expect(read()).rejects.toThrow('remove that file');
});
