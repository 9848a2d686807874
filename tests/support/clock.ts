import type { Clock } from '#platform/clock.js';

/** A clock that stands still until it is moved. It begins at the real time: sessions also run by that. */
export class TestClock implements Clock {
  private time = Date.now();

  now(): Date {
    return new Date(this.time);
  }

  advance(ms: number): void {
    this.time += ms;
  }
}
