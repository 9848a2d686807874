import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.js';

const BYTES = 32;

/** Session secrets: the first signs and seals; all of them verify and open, so that a new one can replace the old. */
export type SessionSecrets = readonly [current: string, ...old: string[]];

/**
 * Returns the secrets that sign sessions: those of SESSION_SECRET, or one that is generated once and kept in
 * DATA_DIR, so that a restart signs nobody out. Several servers that start at once get the same one.
 */
export async function readSessionSecrets({
  sessionSecrets: [current, ...old],
  dataDir,
}: Pick<Config, 'sessionSecrets' | 'dataDir'>): Promise<SessionSecrets> {
  return current === undefined ? [await keptSecret(dataDir)] : [current, ...old];
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = path.resolve(dataDir, 'session-secret');
  const kept = await readKept(file);
  if (kept !== undefined) return kept;

  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(BYTES).toString('hex'), { mode: 0o600 });
  try {
    // A link is created atomically and never replaces a file that another server has just created.
    await link(draft, file).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readKept(file);
  if (made === undefined) throw new Error(`The session secret in ${file} cannot be used: remove that file.`);
  return made;
}

async function readKept(file: string): Promise<string | undefined> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    return text.length >= BYTES ? text : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
