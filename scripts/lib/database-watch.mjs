import { setTimeout as wait } from 'node:timers/promises';

/** How often it is looked whether the database still runs. */
const LOOK_MS = 1_000;

/**
 * Keeps an embedded database running for as long as somebody needs it. Its server is no child of ours (it has to
 * outlive Ctrl-C), so nobody tells us when it ends.
 */
export class DatabaseWatch {
  #abort = new AbortController();
  #running;
  #back;

  /**
   * @param {object} options
   *   `embedded` is the `EmbeddedDatabase`; `report(text)` takes one line for the terminal; `onMoved()` is called when
   *   it runs on another port than before; `onFailed(error)` when it cannot be started any more, which ends the watch.
   */
  constructor({ embedded, report, onMoved, onFailed, lookMs = LOOK_MS }) {
    Object.assign(this, { embedded, report, onMoved, onFailed, lookMs });
  }

  start() {
    this.#running ??= this.#watch();
  }

  /** A promise that is met when the database runs again; undefined while nothing is known to be wrong with it. */
  get back() {
    return this.#back;
  }

  /** Ends the watch; a start that is under way is given up first, and what it has begun ended. */
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
      // Its files cannot be read: a restart finds the server that runs all the same, or says why there is none.
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
