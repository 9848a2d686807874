type Release = () => void;

/** The slot of the model that the answers of one part of a job hold. */
export interface PartSlot {
  /**
   * Takes a slot for a call of the part: one that the part holds, or else one that `acquire` waits for. The returned function
   * ends the call; after an answer the part holds the slot.
   * @throws the errors of `acquire`.
   */
  take(acquire: () => Promise<Release>): Promise<(answered: boolean) => void>;
}

/**
 * Runs the work on one part of a job to its end, storing included, and releases then what the part's answers hold: a worker
 * that cannot store what it has asks nothing more, so that a crash or an outage loses one answer for each slot at most.
 */
export async function holdSlot<T>(work: (slot: PartSlot) => Promise<T>): Promise<T> {
  const held: Release[] = [];
  let waiting = 0;
  const acquireNext = async (acquire: () => Promise<Release>): Promise<Release> => {
    waiting += 1;
    try {
      return await acquire();
    } finally {
      waiting -= 1;
    }
  };
  const slot: PartSlot = {
    async take(acquire) {
      const release = held.pop() ?? (await acquireNext(acquire));
      return (answered) => {
        // A part whose other call still waits holds nothing: parts that wait could hold all slots.
        if (answered && waiting === 0) held.push(release);
        else release();
      };
    },
  };
  try {
    return await work(slot);
  } finally {
    for (const release of held) release();
  }
}
