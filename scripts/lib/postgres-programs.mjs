import { spawn } from 'node:child_process';

export const windows = process.platform === 'win32';

/** Runs one of PostgreSQL's programs to its end, in a session of its own; resolves with `{ code, output }`. */
export function run(program, args, account) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      // The program must not get our terminal's Ctrl-C, nor our working directory, which the account may not enter.
      detached: !windows,
      cwd: account === undefined ? undefined : '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', SystemRoot: process.env.SystemRoot },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', reject);
    // Not `close`: the server that pg_ctl starts keeps its pipes open.
    child.once('exit', (code) => {
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        resolve({ code, output });
      }, 10);
    });
  });
}

/** Returns the last line of a program's output, which is the most specific. */
export const lastLine = (text) => text.trim().split('\n').at(-1)?.trim() ?? '';
