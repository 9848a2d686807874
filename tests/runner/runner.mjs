import { Worker } from 'jest-worker';

/**
 * A jest runner whose test files share modules: a few processes run one file after the other, so that the application is
 * loaded once a process instead of once a file. See docs/adr/0055 for what that asks of a test file.
 */
export default class SharedModulesRunner {
  supportsEventEmitters = false;

  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const { maxWorkers, testNamePattern, testTimeout } = this.globalConfig;
    const numWorkers = Math.min(maxWorkers, tests.length);
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      numWorkers,
      exposedMethods: ['runFile'],
      // A process that died lost its file; a second try elsewhere would hide why.
      maxRetries: 0,
      // Arguments of this process are inherited by every process and thread that a test starts.
      forkOptions: { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    });
    for (const stream of [worker.getStdout(), worker.getStderr()])
      stream?.pipe(process.stderr, { end: false });
    const left = [...tests];
    const next = async () => {
      for (let test = left.shift(); test !== undefined && !watcher.isInterrupted(); test = left.shift()) {
        await onStart(test);
        try {
          const { config } = test.context;
          await onResult(
            test,
            await worker.runFile({ path: test.path, config, testNamePattern, testTimeout }),
          );
        } catch (error) {
          await onFailure(test, { message: error.message, stack: error.stack, type: error.type });
        }
      }
    };
    try {
      await Promise.all(Array.from({ length: numWorkers }, next));
    } finally {
      await worker.end();
    }
  }
}
