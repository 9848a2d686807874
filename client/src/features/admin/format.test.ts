import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../lib/locale.js';
import { formatDate, formatDuration, formatNumber, formatTime } from './format.js';

beforeEach(() => activate('en'));

describe('format', () => {
  it('numbers are grouped, and have Latin digits in Arabic too', async () => {
    expect(formatNumber(12_345)).toBe('12,345');
    await activate('ar');
    expect(formatNumber(12)).toBe('12');
  });

  it.each([
    [0, '0s'],
    [59, '59s'],
    [60, '1m'],
    [3_599, '59m'],
    [3_600, '1h'],
    [172_800, '2d'],
  ])('a wait of %i s is shown in its largest whole unit', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it("times are in Riyadh's time zone, with the date when the day is not today", () => {
    const now = Date.parse('2026-01-02T09:00:00Z');
    expect(formatTime(Date.parse('2026-01-01T22:30:05Z'), now)).toBe('01:30:05');
    expect(formatTime(Date.parse('2026-01-01T20:30:05Z'), now)).toMatch(/^1 Jan 2026.*23:30$/);
    expect(formatDate('2026-01-01T22:30:00Z')).toBe('2 Jan 2026');
  });
});
