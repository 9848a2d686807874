import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const read = (env: Record<string, string>) =>
  readConfig({ DATABASE_URL: 'postgres://lda@localhost/lda', ...env }).sessionSecrets;
const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);

describe('the session secrets', () => {
  it('are as many as are given, the first in front', () => {
    expect(read({})).toEqual([]);
    expect(read({ SESSION_SECRET: '' })).toEqual([]);
    expect(read({ SESSION_SECRET: OLD })).toEqual([OLD]);
    expect(read({ SESSION_SECRET: `${NEW}, ${OLD}` })).toEqual([NEW, OLD]);
  });

  it('are each of 32 characters or more', () => {
    const short = { SESSION_SECRET: `${NEW},short` };
    expect(() => read(short)).toThrow(ConfigError);
    expect(() => read(short)).toThrow(/SESSION_SECRET.*at least 32 characters/);
  });

  it('are not left out in production', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET: is required');
    expect(() => read({ NODE_ENV: 'production', SESSION_SECRET: ',' })).toThrow(
      'SESSION_SECRET: is required',
    );
    expect(read({ NODE_ENV: 'production', SESSION_SECRET: NEW })).toEqual([NEW]);
  });
});
