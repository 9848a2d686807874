/** An answer with a good status that is none: a proxy's page, half a body, something else's JSON. */
export class NotAnAnswer extends Error {
  override name = 'NotAnAnswer';
}

/** A try that took longer than one may. The client knows it by its message. */
export class TimedOut extends Error {
  override name = 'TimedOut';

  constructor(ms: number) {
    super(`The answer timed out after ${ms} ms.`);
  }
}
