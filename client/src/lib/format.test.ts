import { describe, expect, it } from '@jest/globals';
import { formatMegabytes, formatRiyadhTime, splitName } from './format.js';

describe('format', () => {
  it('formatMegabytes counts 1,048,576 bytes as a MB and returns 2 decimals', () => {
    expect(formatMegabytes(1_048_576)).toBe('1.00');
    expect(formatMegabytes(12_000_000)).toBe('11.44');
  });
  it('formatRiyadhTime shows the time of Riyadh in every time zone', () => {
    expect(formatRiyadhTime('2026-01-01T22:30:00Z')).toMatch(/2 Jan 2026.*01:30/);
  });
  it('splitName splits a name from its extension at the last dot', () => {
    expect(splitName('contract.v2.pdf')).toEqual(['contract.v2', '.pdf']);
    expect(splitName('README')).toEqual(['README', '']);
    expect(splitName('.env')).toEqual(['.env', '']);
  });
});
