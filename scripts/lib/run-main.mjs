import { spawn } from 'node:child_process';

/** Runs a compiled main module as a process of its own, with this terminal; resolves to its exit code. */
export function runMain(root, env, args) {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
