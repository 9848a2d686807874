import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const readAll = (env: Record<string, string>) =>
  readConfig({ DATABASE_URL: 'postgres://lda@localhost/lda', ...env });
const read = (env: Record<string, string>) => readAll(env).sessionSecrets;
const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);

describe('session secrets', () => {
  it('session secrets may be several, and the first one stays first', () => {
    expect(read({})).toEqual([]);
    expect(read({ SESSION_SECRET: '' })).toEqual([]);
    expect(read({ SESSION_SECRET: OLD })).toEqual([OLD]);
    expect(read({ SESSION_SECRET: `${NEW}, ${OLD}` })).toEqual([NEW, OLD]);
  });

  it('a session secret of fewer than 32 characters is rejected', () => {
    const short = { SESSION_SECRET: `${NEW},short` };
    expect(() => read(short)).toThrow(ConfigError);
    expect(() => read(short)).toThrow(/SESSION_SECRET.*at least 32 characters/);
  });

  it('session secrets are required in production', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET: is required');
    expect(() => read({ NODE_ENV: 'production', SESSION_SECRET: ',' })).toThrow(
      'SESSION_SECRET: is required',
    );
    expect(read({ NODE_ENV: 'production', SESSION_SECRET: NEW })).toEqual([NEW]);
  });
});

describe('values that look valid but would not work', () => {
  it('a public URL with a path is rejected, because links and files start at the root', () => {
    expect(readAll({ PUBLIC_URL: 'https://lda.example.com/' }).publicUrl).toBe('https://lda.example.com');
    expect(() => readAll({ PUBLIC_URL: 'https://example.com/lda' })).toThrow(
      'PUBLIC_URL: must be without a path',
    );
    expect(() => readAll({ PUBLIC_URL: 'lda.example.com' })).toThrow('PUBLIC_URL: must begin with http://');
  });

  it('a mail sender without an address is rejected', () => {
    for (const from of ['lda@f.sa', 'LDA <no-reply@localhost>', '"Firm, LDA" <lda@f.sa>'])
      expect(readAll({ MAIL_FROM: from }).mailFrom).toBe(from);
    for (const from of ['LDA', 'LDA <>', 'LDA lda@f.sa', 'lda@f.sa, b@f.sa'])
      expect(() => readAll({ MAIL_FROM: from })).toThrow('MAIL_FROM: must be an address');
  });

  it('the address of Redis may name a database, and a wrong one is rejected without being quoted', () => {
    expect(readAll({ REDIS_URL: '' }).redisUrl).toBeUndefined();
    for (const url of ['redis://localhost', 'rediss://:secret@cache.f.sa:6380/2'])
      expect(readAll({ REDIS_URL: url }).redisUrl).toBe(url);
    const wrong = { 'https://:secret@f.sa': 'begin with redis://', 'redis://:secret@f.sa/lda': 'end with' };
    for (const [url, problem] of Object.entries(wrong)) {
      expect(() => readAll({ REDIS_URL: url })).toThrow(`REDIS_URL: must ${problem}`);
      expect(() => readAll({ REDIS_URL: url })).not.toThrow('secret');
    }
  });

  it('an error about a wrong value says what is expected instead', () => {
    expect(() => readAll({ PORT: 'abc' })).toThrow('PORT: must be a whole number from 0 to 65535');
    expect(() => readAll({ MAX_UPLOAD_MB: '50MB' })).toThrow('must be a whole number from 1 to 1024');
    expect(() => readAll({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL: must be one of fatal, error');
    expect(() => readAll({ WORKER_QUEUES: 'cpu,fast' })).toThrow(
      'WORKER_QUEUES.1: must be one of interactive',
    );
    expect(() => readAll({ SMTP_URL: 'mail.f.sa:25' })).toThrow(
      'SMTP_URL: must begin with smtp:// or smtps://',
    );
  });
});

describe('the first administrator', () => {
  const admin = (email: string, password: string) =>
    readAll({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }).admin;

  it('the first administrator must satisfy the rules of the sign-in form', () => {
    const longest = 'x'.repeat(256);
    expect(admin('a@f.sa', longest)).toEqual({ email: 'a@f.sa', password: longest });
    expect(() => admin("o'neil@f.sa", longest)).toThrow('ADMIN_EMAIL: is not an address');
    expect(() => admin('a@f.sa', 'short')).toThrow('ADMIN_PASSWORD: must have 8 to 256 characters');
    expect(() => admin('a@f.sa', `${longest}x`)).toThrow('ADMIN_PASSWORD: must have 8 to 256 characters');
  });
});

describe('the settings of an S3 store', () => {
  const S3 = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'lda-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_REGION: 'us-east-1',
  };
  it('without any of them files lie in PostgreSQL; with all of them, in the bucket', () => {
    expect(readAll({}).s3).toBeUndefined();
    expect(readAll({ ...S3 }).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'lda-files',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'us-east-1',
      writes: true,
    });
    expect(readAll({ ...S3, S3_WRITE: 'no' }).s3?.writes).toBe(false);
  });
  it('some of them alone are refused in one message that names the missing ones', () => {
    expect(() => readAll({ ...S3, S3_BUCKET: '', S3_REGION: '' })).toThrow(
      'S3_BUCKET, S3_REGION: is missing: the settings of an S3 store are set all together, or none of them',
    );
  });
  it('an address with a path and a name that no bucket can have are refused', () => {
    expect(() => readAll({ ...S3, S3_ENDPOINT: 'https://s3.example.com/files' })).toThrow(
      'S3_ENDPOINT: must be without a path',
    );
    expect(() => readAll({ ...S3, S3_BUCKET: 'My_Files' })).toThrow('S3_BUCKET');
  });
});
