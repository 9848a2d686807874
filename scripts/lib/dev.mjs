import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { COMPILER } from './build.mjs';
import { openDataDir } from './data-dir.mjs';
import { prepare } from './prepare.mjs';
import { Run } from './start.mjs';
import { bold, dim, writeLine } from './terminal.mjs';

const windows = process.platform === 'win32';

/** Runs `npm run dev`: like `npm start`, and changed sources are rebuilt and running a moment after they are saved. */
export async function dev(root) {
  writeLine(bold('\n  LDA, for development\n'));
  const config = await prepare(root, { client: false, dev: true });
  const run = new Run(root, openDataDir(root, process.env));
  const tools = [];
  run.greet = () => {
    const vite = tool(root, ['node_modules/vite/bin/vite.js', 'client', '--clearScreen', 'false']);
    tools.push(vite, watchSources(root, run));
    forward(vite, 'client');
    writeLine(dim('\n  The client is served by Vite, at the address below. Ctrl-C stops everything.\n'));
  };
  const { down } = run;
  run.down = () => {
    for (const child of tools) end(child);
    return down.call(run);
  };
  await run.up(config);
}

function tool(root, args) {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows,
  });
}

/** Ends a tool and what it has started: below Node 22.15, `tsc` is a process that waits for the compiler. */
function end({ pid, exitCode, signalCode }) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  if (windows) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
  else process.kill(-pid);
}

function forward(child, name) {
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on(
      'line',
      (line) => line.trim() && writeLine(`  ${dim(name)} ${line.trim()}`),
    );
  }
}

/** Restarts server and worker whenever the compiler has written new output. */
function watchSources(root, run) {
  const compiler = tool(root, [COMPILER, '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput']);
  let first = true;
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    if (/error TS/.test(line)) writeLine(`  ${line}`);
    if (!/Watching for file changes/.test(line)) return;
    if (!first) {
      writeLine('  Restarting server and worker.');
      for (const child of run.children) child.restart();
    }
    first = false;
  });
  return compiler;
}
