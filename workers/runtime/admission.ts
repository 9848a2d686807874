import { LIMITS } from '#shared/limits.js';

/** The slot of a job among those that run in this process. */
export interface AdmissionSlot {
  /** Registers a handler that is called when the job must be requeued, so that another one can run alone. */
  onYield(handler: () => void): void;
  /**
   * Waits until nothing else runs in this process, and lets no other job start until `share` or `leave`.
   * @throws the signal's reason if it is aborted first.
   */
  isolate(signal: AbortSignal): Promise<void>;
  /** Lets other jobs run beside this one again. */
  share(): void;
  leave(): void;
}

/** Controls which jobs run in one worker process: many side by side, or a suspect alone. */
export interface AdmissionControl {
  /** Waits while a suspect has its turn; at a shutdown every waiting job gets its slot, so that it can be stopped. */
  acquireSlot(shutdown: AbortSignal): Promise<AdmissionSlot>;
}

class AdmittedJob {
  private handler: (() => void) | undefined;
  private yielding = false;

  onYield(handler: () => void): void {
    this.handler = handler;
    if (this.yielding) handler();
  }

  yield(): void {
    this.yielding = true;
    this.handler?.();
  }
}

/**
 * Creates the admission control of one process. Turns are fair in both directions: a suspect waits at most `yieldMs`
 * for the running jobs, and after its turn the others have as long as it had (and at least `yieldMs`) before the next
 * suspect's turn.
 */
export function createAdmissionControl(): AdmissionControl {
  /** Jobs that run side by side, or are about to. */
  const running = new Set<AdmittedJob>();
  /** Jobs that wait while a suspect has its turn. */
  const waiting = new Set<() => void>();
  const suspects: { admitted: AdmittedJob; admit: () => void }[] = [];
  let alone: { admitted: AdmittedJob; since: number } | undefined;
  /** Since when no job may start, because a suspect has its turn or is about to have it. */
  let closedSince: number | undefined;
  /** The end of the other jobs' turn. */
  let sharedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const admitWaiting = () => {
    closedSince = undefined;
    for (const admit of waiting) admit();
  };

  const advance = () => {
    clearTimeout(timer);
    if (alone !== undefined) return;
    const now = performance.now();
    const [next] = suspects;
    if (next === undefined) {
      admitWaiting();
    } else if (running.size === 0) {
      suspects.shift();
      closedSince ??= now;
      alone = { admitted: next.admitted, since: now };
      next.admit();
    } else if (now < sharedUntil) {
      timer = setTimeout(advance, sharedUntil - now);
    } else {
      closedSince ??= now;
      const yieldAll = () => running.forEach((admitted) => admitted.yield());
      timer = setTimeout(yieldAll, Math.max(0, closedSince + LIMITS.jobs.yieldMs - now));
    }
  };

  const endTurn = (admitted: AdmittedJob) => {
    if (alone?.admitted !== admitted) return;
    const now = performance.now();
    sharedUntil = now + Math.max(LIMITS.jobs.yieldMs, now - alone.since);
    alone = undefined;
    // Waiting jobs are admitted before the next suspect's turn.
    admitWaiting();
  };

  const isolate = (admitted: AdmittedJob, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const suspect = {
        admitted,
        admit: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      const onAbort = () => {
        const at = suspects.indexOf(suspect);
        if (at >= 0) suspects.splice(at, 1);
        reject(signal.reason as Error);
        advance();
      };
      signal.addEventListener('abort', onAbort, { once: true });
      // A waiting suspect does not run: otherwise two suspects would wait for each other.
      running.delete(admitted);
      suspects.push(suspect);
      advance();
    });

  const slot = (): AdmissionSlot => {
    const admitted = new AdmittedJob();
    running.add(admitted);
    return {
      onYield: (handler) => admitted.onYield(handler),
      isolate: (signal) => isolate(admitted, signal),
      share() {
        if (alone?.admitted !== admitted) return;
        endTurn(admitted);
        running.add(admitted);
        advance();
      },
      leave() {
        endTurn(admitted);
        running.delete(admitted);
        advance();
      },
    };
  };

  return {
    acquireSlot(shutdown) {
      if (closedSince === undefined || shutdown.aborted) return Promise.resolve(slot());
      return new Promise((resolve) => {
        const admit = () => {
          waiting.delete(admit);
          shutdown.removeEventListener('abort', admit);
          resolve(slot());
        };
        shutdown.addEventListener('abort', admit, { once: true });
        waiting.add(admit);
      });
    },
  };
}
