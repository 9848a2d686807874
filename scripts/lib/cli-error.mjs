/** What went wrong, in one sentence for the person at the terminal; nothing else is printed of it. */
export class CliError extends Error {
  name = 'CliError';
}

/** A promise that is met after so many milliseconds. */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
