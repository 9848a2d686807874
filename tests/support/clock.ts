import type { Clock } from '#platform/clock.js';

/** Clock that changes only when a test moves it. It starts at the real time, which sessions also use. */
export class TestClock implements Clock {
  private time = Date.now();

  now(): Date {
    return new Date(this.time);
  }

  advance(ms: number): void {
    this.time += ms;
  }
}
