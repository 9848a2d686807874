import { describe, expect, it, jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { warnOnProxyMismatch } from './proxy-mismatch.js';

function warningsFor(
  config: { trustProxy: number; publicUrl: string },
  ...requests: Record<string, string>[]
) {
  const warn = jest.fn<(words: string) => void>();
  const next = jest.fn();
  const middleware = warnOnProxyMismatch({ config, log: { warn } });
  for (const headers of requests) void middleware({ headers } as unknown as Request, {} as Response, next);
  expect(next).toHaveBeenCalledTimes(requests.length);
  return warn.mock.calls.map(([words]) => words);
}
const behind = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

describe('warnOnProxyMismatch', () => {
  it('a proxy that does not fit the settings is logged once for each setting', () => {
    const words = warningsFor({ trustProxy: 0, publicUrl: 'http://localhost:3000' }, behind, behind);
    expect(words).toHaveLength(2);
    expect(words[0]).toContain('TRUST_PROXY');
    expect(words[1]).toContain('PUBLIC_URL');
  });

  it('nothing is logged with fitting settings or without a proxy', () => {
    expect(warningsFor({ trustProxy: 1, publicUrl: 'https://lda.example' }, behind)).toEqual([]);
    expect(warningsFor({ trustProxy: 0, publicUrl: 'http://localhost:3000' }, {})).toEqual([]);
    const plain = { 'x-forwarded-for': '10.0.0.7', 'x-forwarded-proto': 'http' };
    expect(warningsFor({ trustProxy: 1, publicUrl: 'http://lda.intranet' }, plain)).toEqual([]);
  });
});
