/** A job's place in line for calls. */
export interface Lane {
  /**
   * Waits for a slot; the answer gives it back, and may be called more than once.
   * @throws the signal's reason where it is aborted first.
   */
  enter(signal: AbortSignal): Promise<() => void>;
}

/** The one limit of calls that all jobs of a worker share. */
export interface Limiter {
  /** A lane of its own: free slots go round the lanes that wait, so that a long job never shuts out a short one. */
  lane(): Lane;
}

type Waiting = (leave: () => void) => void;

/** A limit of `slots` calls at a time. */
export function createLimiter(slots: number): Limiter {
  let free = slots;
  /** Lanes that wait, the next to be served first. */
  const line: Waiting[][] = [];

  const slot = (): (() => void) => {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      free += 1;
      serve();
    };
  };
  const serve = () => {
    while (free > 0) {
      const lane = line.shift();
      const next = lane?.shift();
      if (lane === undefined || next === undefined) return;
      if (lane.length > 0) line.push(lane);
      free -= 1;
      next(slot());
    }
  };

  return {
    lane() {
      const waiting: Waiting[] = [];
      const giveUp = (turn: Waiting) => {
        const at = waiting.indexOf(turn);
        if (at !== -1) waiting.splice(at, 1);
        if (waiting.length === 0 && line.includes(waiting)) line.splice(line.indexOf(waiting), 1);
      };
      return {
        enter(signal) {
          return new Promise((resolve, reject) => {
            if (signal.aborted) {
              reject(signal.reason as Error);
              return;
            }
            const turn: Waiting = (leave) => {
              signal.removeEventListener('abort', onAbort);
              resolve(leave);
            };
            const onAbort = () => {
              giveUp(turn);
              reject(signal.reason as Error);
            };
            signal.addEventListener('abort', onAbort, { once: true });
            waiting.push(turn);
            if (!line.includes(waiting)) line.push(waiting);
            serve();
          });
        },
      };
    },
  };
}
