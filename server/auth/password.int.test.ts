import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import { addUser, PASSWORD, testApp, type TestApp } from '#tests/support/app.js';
import { checkPassword } from './password.js';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('an unknown address costs the same work as a known one', async () => {
  const { email } = await addUser(t);
  const work: string[] = [];
  const check = (address: string, password: string) =>
    checkPassword(t.deps.db, address, password, (hashed, given) => {
      work.push(hashed.slice(0, hashed.indexOf('p=1')));
      return verify(hashed, given);
    });
  expect(await check(email, PASSWORD)).toMatchObject({ email });
  expect(await check(email, 'wrong')).toBeUndefined();
  expect(await check('nobody@example.com', PASSWORD)).toBeUndefined();
  expect(await check('no\0body', PASSWORD)).toBeUndefined();
  expect(work).toEqual(Array.from({ length: 4 }, () => '$argon2id$v=19$m=19456,t=2,'));
});

it('checkPassword never returns the hash', async () => {
  const { email } = await addUser(t);
  expect(await checkPassword(t.deps.db, email, PASSWORD)).not.toHaveProperty('passwordHash');
});
