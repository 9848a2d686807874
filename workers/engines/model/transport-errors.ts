/**
 * Error for an answer with a success status that is not an answer of the API: a proxy's page, half a body, JSON of
 * something else.
 */
export class NotAnAnswer extends Error {
  override name = 'NotAnAnswer';
}

/** Error for a try that took too long. The client recognizes it by its message. */
export class TimedOut extends Error {
  override name = 'TimedOut';

  constructor(ms: number) {
    super(`The answer timed out after ${ms} ms.`);
  }
}
