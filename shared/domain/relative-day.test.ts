import { expect, it } from '@jest/globals';
import { relativeDay } from './relative-day.js';

/** 01:30 on 2 March in Riyadh, when it is still 1 March in London. */
const NOW = new Date('2026-03-01T22:30:00Z');

it.each([
  ['2026-03-01T22:29:00Z', 'today'],
  ['2026-03-01T21:00:00Z', 'today'],
  ['2026-03-01T20:59:59Z', 'yesterday'],
  ['2026-02-28T21:00:00Z', 'yesterday'],
  ['2026-02-28T20:59:59Z', 'earlier'],
  ['2025-03-01T22:00:00Z', 'earlier'],
  ['2026-03-02T22:30:00Z', 'today'],
])('at 01:30 on 2 March in Riyadh, %s was %s', (moment, day) => {
  expect(relativeDay(new Date(moment), NOW)).toBe(day);
});
