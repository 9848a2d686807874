import { setTimeout as wait } from 'node:timers/promises';

/** Interval between checks of the database, ms. */
const LOOK_MS = 1_000;

/**
 * Keeps an embedded database running while it is needed. Its server is not a child process (it must survive
 * Ctrl-C), so no event tells us when it ends.
 */
export class DatabaseWatch {
  #abort = new AbortController();
  #running;
  #back;

  /**
   * @param {object} options
   *   `embedded` is the `EmbeddedDatabase`; `report(text)` receives one line for the terminal; `onMoved()` is
   *   called when the database runs on another port than before; `onFailed(error)` when it cannot be restarted,
   *   which ends the watch.
   */
  constructor({ embedded, report, onMoved, onFailed, lookMs = LOOK_MS }) {
    Object.assign(this, { embedded, report, onMoved, onFailed, lookMs });
  }

  start() {
    this.#running ??= this.#watch();
  }

  /** A promise that resolves when the database runs again; undefined while it is not known to be down. */
  get back() {
    return this.#back;
  }

  /** Ends the watch; first aborts a restart that is under way and stops what it has started. */
  async stop() {
    this.#abort.abort();
    await this.#running;
  }

  async #watch() {
    const { signal } = this.#abort;
    try {
      for (;;) {
        await wait(this.lookMs, undefined, { signal });
        if (!this.#runs()) await this.#restart(signal);
      }
    } catch (error) {
      if (!signal.aborted) this.onFailed(error);
    }
  }

  #runs() {
    try {
      return this.embedded.isWhereItWas();
    } catch {
      // The files cannot be read: the restart finds the server if it is running, or reports why it is not.
      return false;
    }
  }

  async #restart(signal) {
    let met;
    this.#back = new Promise((resolve) => (met = resolve));
    try {
      this.report('The database ended and is started again.');
      const { moved } = await this.embedded.restart({ signal, report: this.report });
      if (moved) this.onMoved();
      else this.report('The database runs again.');
    } finally {
      this.#back = undefined;
      met();
    }
  }
}
