import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { LogFile } from './log-file.mjs';
import { processStartId } from './processes.mjs';
import { CliError } from './cli-error.mjs';
import { humanLine, writeLine } from './terminal.mjs';

/** Exit code of a process whose environment is wrong: a restart cannot help. */
export const CONFIG_EXIT = 78;
/** Module preloaded into a child, which ends the child when this process is gone, however it ended. */
export const preload = pathToFileURL(join(import.meta.dirname, 'exit-on-disconnect.mjs')).href;

/** Time that a restarted child has to hand over its work, ms: the same as when it is stopped. */
const RESTART_MS = 35_000;

/**
 * Returns the delay before a child that ended is started again, ms: short if it had been running well, then longer
 * and longer, so that a child that cannot run does not keep the machine busy.
 */
export const backoff = (failures) => (failures === 0 ? 50 : Math.min(10_000, 250 * 2 ** (failures - 1)));

/** A child process that is kept running until it is asked to stop. */
export class Child {
  #process;
  #stopping = false;
  #restarting = false;
  #timer;
  #failures = 0;
  #lastTrouble = '';

  /**
   * @param {object} options
   *   `onFatal(sentence)` is called when the child cannot be kept running; `onChange()` after each start;
   *   `waitFor()` returns a promise while something that the child depends on is unavailable. `stableMs`: a child
   *   that ran this long counts as started well; after `maxFailures` quick exits in a row it is given up.
   */
  constructor({
    role,
    args,
    env,
    cwd,
    logFile,
    onFatal,
    onChange = () => {},
    waitFor = () => undefined,
    stableMs = 5_000,
    maxFailures = 5,
  }) {
    Object.assign(this, { role, args, env, cwd, logFile, onFatal, onChange, waitFor, stableMs, maxFailures });
    this.log = new LogFile(logFile);
    this.ended = Promise.resolve();
  }

  get pid() {
    return this.#process?.pid;
  }

  /** The child's entry in the lock file, by which the next supervisor may have to end it. */
  get entry() {
    return this.pid === undefined ? undefined : { pid: this.pid, id: processStartId(this.pid) };
  }

  start() {
    const started = Date.now();
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', preload, ...this.args], {
      cwd: this.cwd,
      env: this.env,
      // A session of its own: Ctrl-C in the terminal is for the supervisor, which stops everything in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      windowsHide: true,
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.#line(line));
    }
    this.ended = new Promise((resolve) => {
      child.once('error', (error) => {
        this.#lastTrouble = error.message;
        resolve();
      });
      // `close`, not `exit`, so that its last output is read first.
      child.once('close', (code, signal) => {
        resolve();
        this.#process = undefined;
        this.#ended(code, signal, Date.now() - started);
      });
    });
    this.onChange();
  }

  #line(line) {
    this.log.write(`${line}\n`);
    try {
      const entry = JSON.parse(line);
      if (entry.level >= 50) this.#lastTrouble = entry.err?.message ?? entry.msg;
    } catch {
      const text = line.trim();
      // Lines of a stack trace say less than the error above them.
      if (text !== '' && !text.startsWith('at ')) this.#lastTrouble = text;
    }
    const text = humanLine(this.role, line);
    if (text !== undefined && !this.#stopping) writeLine(text);
  }

  #ended(code, signal, lived) {
    if (this.#stopping) return;
    if (code === CONFIG_EXIT) {
      this.onFatal(this.#lastTrouble || `The ${this.role} refuses its environment; see ${this.logFile}.`);
      return;
    }
    const away = this.waitFor();
    // A child does not count as failing while something that it depends on is unavailable.
    this.#failures = lived >= this.stableMs || this.#restarting || away ? 0 : this.#failures + 1;
    if (this.#failures >= this.maxFailures) {
      const why = this.#lastTrouble === '' ? '' : ` (${this.#lastTrouble.split('\n')[0]})`;
      this.onFatal(`The ${this.role} does not start${why}; its log is ${this.logFile}.`);
      return;
    }
    if (!this.#restarting)
      writeLine(`  The ${this.role} ended (${signal ?? `exit code ${code}`}) and is started again.`);
    this.#restarting = false;
    this.#timer = setTimeout(() => void this.#startWhenPossible(), backoff(this.#failures));
  }

  async #startWhenPossible() {
    for (let away = this.waitFor(); away; away = this.waitFor()) await away;
    if (!this.#stopping) this.start();
  }

  /** Restarts the child with the current `env`; kills it if it has not ended by the deadline. */
  restart(deadlineMs = RESTART_MS) {
    const child = this.#process;
    if (!child || this.#stopping) return;
    this.#restarting = true;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
    child.once('close', () => clearTimeout(timer));
  }

  /** Asks the child to end, and kills it after the deadline. */
  async stop(deadlineMs) {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#process;
    if (child) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
      await this.ended;
      clearTimeout(timer);
    }
    await this.log.end();
  }

  /** Kills the child, on the second Ctrl-C. */
  kill() {
    this.#process?.kill('SIGKILL');
  }
}

/** Waits until the server answers; rejects with the reason of `failed` if that rejects first. */
export async function untilHealthy(url, { timeoutMs, failed }) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await Promise.race([
      fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.status === 200,
        () => false,
      ),
      failed,
    ]);
    if (answer === true) return;
    if (Date.now() > deadline) throw new CliError(`The server does not answer at ${url}.`);
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 50)), failed]);
  }
}
