import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, test } from '@jest/globals';
import { until } from '#tests/support/until.js';
import { processStartId } from './processes.mjs';

const module = new URL('./exit-with-parent.mjs', import.meta.url).href;
const command = `
  import(${JSON.stringify(module)}).then(({ exitWithParent }) => {
    process.on('SIGTERM', () => { console.log('asked'); process.exit(0); });
    exitWithParent({ lookMs: 20 });
    console.log(process.pid);
    setInterval(() => {}, 1000);
  })`;

let pid = 0;
afterEach(() => {
  if (processStartId(pid) !== undefined) process.kill(pid, 'SIGKILL');
});

/** Starts the command as npm does: through a shell that waits for it and dies of SIGTERM without passing it on. */
async function begun() {
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; exit 0', process.execPath, command], {
    env: { PATH: process.env['PATH'], npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await until(() => said.includes('\n'));
  pid = Number(said);
  const ended = once(shell, 'exit');
  shell.kill('SIGTERM');
  await ended;
  return () => said;
}

test('a command that npm started is asked to end after npm was', async () => {
  const said = await begun();
  await until(() => said().includes('asked'));
  await until(() => processStartId(pid) === undefined);
});
