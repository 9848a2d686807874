import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { until } from '#tests/support/until.js';

// Creating a cluster is slow on a machine that runs other tests too.
jest.setTimeout(90_000);

/** Runs a script in a Node process of its own and collects its output. */
function inProcess(script: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, output: () => output, ended: once(child, 'close') };
}

const begin = `
  import { startTemporaryPostgres } from './scripts/lib/temporary-postgres.mjs';
  const server = await startTemporaryPostgres();
  console.log(server.url);
`;

const accepts = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

test('code after stopping a temporary server still runs, and decides the exit code', async () => {
  const run = inProcess(`${begin} await server.stop(); process.exitCode = 7;`);
  const [code] = await run.ended;
  expect(code).toBe(7);
  expect(await accepts(run.output().trim())).toBe(false);
});

test('a temporary server ends with the process that started it, also when that is killed', async () => {
  const run = inProcess(`${begin} setInterval(() => {}, 1000);`);
  await once(run.child.stdout, 'data');
  const url = run.output().trim();
  expect(await accepts(url)).toBe(true);
  run.child.kill('SIGKILL');
  await run.ended;
  await until(async () => !(await accepts(url)), 30_000);
});
