import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../scripts/lib/build.mjs';

beforeAll(() => ensureBuilt(process.cwd(), { only: 'node' }), 120_000);

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

it('a process whose log has no reader any more still ends', async () => {
  const built = pathToFileURL(join(process.cwd(), 'dist/platform/log.js')).href;
  const script = `
    import { createLogger } from ${JSON.stringify(built)};
    const log = createLogger('test', 'info');
    process.stdin.on('end', () => {
      log.info('last words');
      log.info('and the very last');
      process.exit(7);
    });
    process.stdin.resume();
    log.info('ready');`;
  const { stdin, stdout } = (child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  }));
  await once(stdout, 'data');
  stdout.destroy();
  await once(stdout, 'close');
  const ended = once(child, 'exit');
  stdin.end();
  expect((await ended)[0]).toBe(7);
});
