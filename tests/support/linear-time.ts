import { processorTimeOf } from './processor-time.js';

/** Returns sizes in characters from those in KB, smallest first; 16 times apart, linear and quadratic growth differ most clearly. */
export const sizesOf = (...kilobytes: number[]) => kilobytes.map((size) => size * 1024);

const MB = 1024 * 1024;
/** Most processor time that a megabyte may take, ms; the slowest reader takes a tenth of it. */
const MOST_MS = 60_000;
/** Allowed exponent of growth: linear work has 1, quadratic 2. */
const EXPONENT = 1.5;
/** Least time, ms, that a growth is reckoned from: below it, starting up outweighs the work. */
const LEAST_MS = 20;
/** Time, ms, for a megabyte if growth were quadratic from the current size on; below this, larger sizes are not tried. */
const HARMLESS_MS = 20_000;
/** Collecting garbage that other tests have left may take longer than the work itself, several times in a row. */
const TRIES = 3;
/**
 * Judgments, each of new measurements, that must all say that a text takes too long. Beside a busy neighbor the same work takes
 * several times as much processor time, for seconds on end.
 */
const JUDGMENTS = 3;

/**
 * Tells whether the processor time of some work grows linearly with the size of its input: `work` prepares it for a size.
 * One of several judgments has to say so.
 */
export async function isLinear(
  work: (size: number) => () => unknown,
  sizes: readonly number[],
): Promise<boolean> {
  for (let judgments = 0; judgments < JUDGMENTS; judgments += 1)
    if (await looksLinear(work, sizes)) return true;
  return false;
}

/**
 * Tells whether the time of some work looks as if it grew linearly with its input. It is tried on larger and larger inputs, until a
 * megabyte would take only seconds even if growth were quadratic from there on.
 */
async function looksLinear(
  work: (size: number) => () => unknown,
  sizes: readonly number[],
): Promise<boolean> {
  let most = Infinity;
  let before = sizes[0] ?? 1;
  for (const size of sizes) {
    const run = work(size);
    most = Math.min(most * (size / before) ** EXPONENT, (MOST_MS * size) / MB);
    let best = Infinity;
    for (let tries = 0; tries < TRIES && best > most; tries += 1) {
      best = Math.min(best, await processorTimeOf(run));
    }
    if (best > most) return false;
    if (best * (MB / size) ** 2 < HARMLESS_MS) return true;
    most = Math.max(best, LEAST_MS);
    before = size;
  }
  return true;
}
