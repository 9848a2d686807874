import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

interface FileResult {
  name: string;
  status: string;
  message: string;
  assertionResults: { title: string; status: string; failureMessages: string[] }[];
}

const root = process.cwd();
const CONFIG = JSON.stringify({
  rootDir: root,
  runner: '<rootDir>/tests/runner/runner.mjs',
  testMatch: ['<rootDir>/tests/runner/fixtures/*.fixture.ts'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json'],
  extensionsToTreatAsEsm: ['.ts'],
  testSequencer: '<rootDir>/tests/runner/fixtures/by-name.cjs',
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
  // One process, so that each file runs where the ones before it have been.
  maxWorkers: 1,
});

/** Runs the fixtures as a suite of their own, and returns their results by file name. */
function runFixtures(): Promise<Map<string, FileResult>> {
  const args = ['--experimental-vm-modules', join(root, 'node_modules/jest/bin/jest.js'), '--json', '--ci'];
  const files = ['leaves-all-open', 'mocks', 'then-fails-in-all-ways'].map((name) => `${name}.fixture.ts`);
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...args, '--config', CONFIG], { cwd: root }, (error, stdout) => {
      if (stdout === '') return reject(error ?? new Error('no output'));
      const { testResults } = JSON.parse(stdout) as { testResults: FileResult[] };
      const results = new Map(testResults.map((result) => [basename(result.name), result]));
      expect([...results.keys()].sort()).toEqual(files.sort());
      resolve(results);
    });
  });
}

describe('the runner whose test files share modules', () => {
  let results: Map<string, FileResult>;
  beforeAll(async () => {
    results = await runFixtures();
  });
  const file = (name: string) => results.get(`${name}.fixture.ts`);
  const outcome = (title: string) =>
    file('then-fails-in-all-ways')?.assertionResults.find((result) => result.title === title);

  it('a file that leaves something open or changed fails, although its tests pass', () => {
    const { status, message } = file('leaves-all-open') ?? {};
    expect(status).toBe('failed');
    expect(message).toContain('it changed the environment variable LDA_LEFT_BEHIND');
    expect(message).toContain('it still listens to SIGTERM');
    expect(message).toContain('it left open: TCPServerWrap');
  });

  it('the next file finds the process as it was, without mocks and faked timers', () => {
    expect(file('mocks')?.status).toBe('passed');
    expect(outcome('passes in a process as the file before it should have left it')?.status).toBe('passed');
  });

  it.each([
    ['never ends', 'Exceeded timeout of 200 ms'],
    ['fails late', 'nobody waited for it'],
    ['expects what does not come', 'expect.assertions(1)'],
    ['cannot run', 'not prepared'],
  ])('a test that %s fails', (title, words) => {
    expect(outcome(title)?.status).toBe('failed');
    expect(outcome(title)?.failureMessages.join('\n')).toContain(words);
  });

  it('a skipped test is counted as such', () => {
    expect(outcome('is skipped, to be counted as such')?.status).toBe('pending');
  });
});
