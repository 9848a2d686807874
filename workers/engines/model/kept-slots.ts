import { AsyncLocalStorage } from 'node:async_hooks';

type Release = () => void;

/** The slots of one part: those that its answers keep, and how many of its calls wait for one. */
interface PartSlots {
  kept: Release[];
  waiting: number;
}

const ofPart = new AsyncLocalStorage<PartSlots>();

/**
 * Runs the work on one part of a job to its end, storing included. The part's answers keep their slots until then: a worker
 * that cannot store what it has asks nothing more, so that a crash or an outage loses one answer for each slot at most.
 */
export async function keepSlots<T>(work: () => Promise<T>): Promise<T> {
  const slots: PartSlots = { kept: [], waiting: 0 };
  try {
    return await ofPart.run(slots, work);
  } finally {
    for (const release of slots.kept) release();
  }
}

/**
 * Takes a slot for a call: one that the same part keeps, or else one that `acquire` waits for. The returned function gives it
 * back; after an answer the part keeps it.
 * @throws the errors of `acquire`.
 */
export async function takeSlot(acquire: () => Promise<Release>): Promise<(answered: boolean) => void> {
  const part = ofPart.getStore();
  if (part === undefined) return acquire();
  let release = part.kept.pop();
  if (release === undefined) {
    part.waiting += 1;
    try {
      release = await acquire();
    } finally {
      part.waiting -= 1;
    }
  }
  const taken = release;
  return (answered) => {
    // A part whose other call still waits keeps nothing: all slots could be kept by parts that wait.
    if (answered && part.waiting === 0) part.kept.push(taken);
    else taken();
  };
}
