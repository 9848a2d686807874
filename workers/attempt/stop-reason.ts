/** The reason why a running job was stopped from outside. */
export class StopReason extends Error {
  override name = 'StopReason';
  constructor(readonly reason: 'cancelled' | 'fenced' | 'shutdown' | 'yielded' | 'deadline') {
    super(`The job was stopped: ${reason}.`);
  }
}
