import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { LIMITS } from '#shared/limits.js';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const PROGRAMS = [
  { name: 'antiword', args: ['-m', 'UTF-8.txt', '-w', '0', '-'] },
  { name: 'catdoc', args: ['-d', 'utf-8', '-w'] },
];

function installed(name: string): string | null {
  return FOLDERS.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null;
}

function run(path: string, args: readonly string[], file: Buffer): Promise<string | null> {
  const seconds = LIMITS.extraction.programMs / 1000;
  // This process may be killed at any moment; the external program must end all the same.
  const timeout = installed('timeout');
  const command = timeout === null ? path : timeout;
  const given = timeout === null ? args : ['-s', 'KILL', String(seconds), path, ...args];
  return new Promise((resolve) => {
    const child = execFile(
      command,
      given,
      {
        timeout: LIMITS.extraction.programMs,
        killSignal: 'SIGKILL',
        maxBuffer: LIMITS.extraction.textBytes,
        env: { LC_ALL: 'C.UTF-8', HOME: '/nonexistent' },
        encoding: 'utf8',
      },
      (error, stdout) => resolve(error === null && /\p{L}/u.test(stdout) ? stdout : null),
    );
    // A program that ends before it has read all input reports that by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(file);
  });
}

/** Extracts the text of an old Word file by the first installed program that can read it; null if none can. */
export async function readWithPrograms(file: Buffer): Promise<string | null> {
  for (const { name, args } of PROGRAMS) {
    const path = installed(name);
    const text = path === null ? null : await run(path, args, file);
    if (text !== null) return text;
  }
  return null;
}
