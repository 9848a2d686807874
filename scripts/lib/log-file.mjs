import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeLine } from './terminal.mjs';

const LIMIT = 10 * 1024 * 1024;
/** Delay until a file that could not be written is tried again, ms. */
const AGAIN_MS = 5_000;

/** A child's log file. A disk that is full or gone costs log lines, but never the processes that write them. */
export class LogFile {
  #file;
  #stream;
  #failedAt;

  constructor(file) {
    this.#file = file;
    this.#open();
  }

  #open() {
    try {
      // Logs contain account names and network addresses, so other users of this machine must not read them.
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
      if (existsSync(this.#file) && statSync(this.#file).size > LIMIT)
        renameSync(this.#file, `${this.#file}.1`);
      const stream = createWriteStream(this.#file, { flags: 'a' });
      stream.on('error', (error) => this.#fail(error));
      this.#stream = stream;
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error) {
    this.#stream = undefined;
    if (this.#failedAt === undefined) {
      writeLine(
        `  ${this.#file} cannot be written (${error.code ?? error.message}); until it can, its lines are lost.`,
      );
    }
    this.#failedAt = Date.now();
  }

  write(text) {
    if (this.#stream === undefined && Date.now() - this.#failedAt >= AGAIN_MS) this.#open();
    this.#stream?.write(text, (error) => {
      if (error || this.#failedAt === undefined) return;
      this.#failedAt = undefined;
      writeLine(`  ${this.#file} is written again.`);
    });
  }

  /** Resolves when everything is written to disk, or writing has failed. */
  end() {
    return new Promise((resolve) => {
      const stream = this.#stream;
      if (stream === undefined) return resolve();
      stream.once('error', resolve);
      stream.end(resolve);
    });
  }
}
