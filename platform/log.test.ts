import { describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import * as z from 'zod';
import { AppError } from './errors.js';
import { createLogger } from './log.js';

/** Creates a logger and a function that returns its output. */
function createTestLogger() {
  let written = '';
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  return { log: createLogger('test', 'info', to), written: () => written };
}
const said = (error: unknown) => {
  const { log, written } = createTestLogger();
  log.error({ err: error }, 'something failed');
  return written();
};
const SECRET = 'Falcon-clause';
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return error;
  }
};
const postgres = (message: string, over: object = {}) =>
  Object.assign(new Error(message), {
    severity: 'ERROR',
    code: '22P02',
    routine: 'pg_strtoint32_safe',
    ...over,
  });

describe('errors in the log', () => {
  it.each([
    ['a query with its values', new DrizzleQueryError('insert into t values ($1)', [SECRET], new Error('x'))],
    ['a text that is no JSON', parse(`{ "a": ${SECRET} }`)],
    ['a value of another type', postgres(`invalid input syntax for type integer: "${SECRET}"`)],
    ['a row that broke a rule', postgres('duplicate key', { detail: `Key (a)=(${SECRET}) already exists.` })],
    ['an issue of a schema', z.object({ a: z.literal('b') }).safeParse({ a: SECRET }).error],
    ["a mail server's words", Object.assign(new Error(`550 ${SECRET} unknown`), { responseCode: 550 })],
    ['a cause within a cause', new AppError('internal', { cause: new Error('x', { cause: parse(SECRET) }) })],
    ['something that is no error', { message: undefined, text: SECRET }],
  ])('the log does not quote %s', (_what, error) => {
    expect(said(error)).toContain('something failed');
    expect(said(error)).not.toContain(SECRET);
  });

  it('a logged error keeps its location and its cause', () => {
    const cause = postgres('deadlock detected', { code: '40P01', table: 'jobs' });
    const line = JSON.parse(said(new AppError('unavailable', { cause }))) as { err: Record<string, unknown> };
    expect(line.err).toMatchObject({
      type: 'AppError',
      code: 'unavailable',
      status: 503,
      cause: { code: '40P01', message: 'deadlock detected', table: 'jobs' },
    });
    expect(line.err['stack']).toMatch(/AppError: [^\n]+\n {4}at /);
  });

  it('a logged error contains no address', () => {
    expect(said(new Error('no mailbox for <layla@example.com>'))).not.toContain('layla');
  });
});

it('values under secret names are censored at the top level and one level deeper', () => {
  const { log, written } = createTestLogger();
  const secret = { password: SECRET, token: SECRET, cookie: SECRET, email: SECRET, text: SECRET };
  log.info({ ...secret, user: secret, req: { headers: { cookie: SECRET, authorization: SECRET } } }, 'said');
  expect(written()).toContain('said');
  expect(written()).not.toContain(SECRET);
});
