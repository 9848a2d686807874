/** A source of the current time that a test can control. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
