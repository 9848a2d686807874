import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const readAll = (env: Record<string, string>) =>
  readConfig({ DATABASE_URL: 'postgres://lda@localhost/lda', ...env });
const read = (env: Record<string, string>) => readAll(env).sessionSecrets;
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

describe('the first administrator', () => {
  const admin = (email: string, password: string) =>
    readAll({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }).admin;

  it('is one who can sign in: by the rules that the sign-in form has', () => {
    const longest = 'x'.repeat(256);
    expect(admin('a@f.sa', longest)).toEqual({ email: 'a@f.sa', password: longest });
    expect(() => admin("o'neil@f.sa", longest)).toThrow('ADMIN_EMAIL: is not an address');
    expect(() => admin('a@f.sa', 'short')).toThrow('ADMIN_PASSWORD: must have 8 to 256 characters');
    expect(() => admin('a@f.sa', `${longest}x`)).toThrow('ADMIN_PASSWORD: must have 8 to 256 characters');
  });
});
