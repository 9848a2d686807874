/** An error with one sentence for the person at the terminal; nothing else of it is printed. */
export class CliError extends Error {
  name = 'CliError';
}

/** Returns a promise that resolves after this many milliseconds. */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
