import { spawn } from 'node:child_process';

export const windows = process.platform === 'win32';

/** Runs one of PostgreSQL's programs to its end, in a session of its own; resolves with `{ code, output }`. */
export function run(program, args, account) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      // Neither our terminal's Ctrl-C nor our working directory (which the account may not enter) concern it.
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
    // Not `close`: the server that pg_ctl leaves behind holds on to its pipes.
    child.once('exit', (code) => {
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        resolve({ code, output });
      }, 10);
    });
  });
}

/** The last line that a program wrote, which says most. */
export const lastLine = (text) => text.trim().split('\n').at(-1)?.trim() ?? '';
