import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import request from 'supertest';
import { contactMessages, rateLimits } from '#platform/db/schema/index.js';
import { createApp } from '#server/app.js';
import { testApp, type TestApp } from '#tests/support/app.js';
import { LIMITS } from '#shared/limits.js';

let t: TestApp;
const form = { name: 'Nora Saleh', email: 'nora@example.com', subject: 'Hello', message: 'Line 1\nLine 2' };

beforeAll(async () => {
  t = await testApp({ env: { TRUST_PROXY: '1', CONTACT_EMAIL: 'office@example.com' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.mail.broken = false;
  t.mail.sent.length = 0;
  await t.deps.db.delete(rateLimits);
  await t.deps.db.delete(contactMessages);
});

const send = (over: object = {}, { app = t.app, ip = '10.0.0.1' } = {}) =>
  request(app)
    .post('/contact')
    .set('X-Forwarded-For', ip)
    .send({ ...form, ...over });
const stored = () => t.deps.db.select().from(contactMessages);

it('a contact message is stored and mailed', async () => {
  const { body } = await send({ name: ' Nora Saleh ' }).expect(201);
  expect(body).toEqual({ message: 'Thank you! Your message has been sent.' });
  expect(await stored()).toEqual([expect.objectContaining(form)]);
  expect(t.mail.sent).toEqual([
    {
      to: 'office@example.com',
      subject: 'LDA contact: Hello',
      text: 'From: Nora Saleh <nora@example.com>\nSubject: Hello\n\nLine 1\nLine 2\n',
    },
  ]);
});

it('a contact message cannot inject mail headers', async () => {
  await send({ subject: 'Hello\r\nBcc: all@example.com', name: 'Nora\nX' }).expect(201);
  expect(t.mail.sent[0]?.subject).toBe('LDA contact: Hello Bcc: all@example.com');
  expect(t.mail.sent[0]?.text).toMatch(/^From: Nora X <nora@example\.com>\n/);
});

it('a contact message is stored even if its mail fails or has no recipient', async () => {
  t.mail.broken = true;
  await send().expect(201);
  const nobody = createApp({ ...t.deps, config: { ...t.deps.config, contactEmail: undefined } });
  await send({}, { app: nobody }).expect(201);
  expect(await stored()).toHaveLength(2);
  expect(t.mail.sent).toEqual([]);
});

it.each([
  { name: '' },
  { name: '   ' },
  { email: 'nora' },
  { subject: '' },
  { message: undefined },
  { name: 'x'.repeat(LIMITS.contact.nameChars + 1) },
  { subject: 'x'.repeat(LIMITS.contact.subjectChars + 1) },
  { message: 'x'.repeat(LIMITS.contact.messageChars + 1) },
  { message: 'no text \0 of a person' },
  { name: 'half a \uD83D character' },
])('a missing, overlong or unstorable field is refused (case %#)', async (over) => {
  expect((await send(over).expect(400)).body).toMatchObject({ code: 'invalid_input' });
  expect(await stored()).toEqual([]);
});

it('one IP may send five contact messages an hour', async () => {
  for (let n = 0; n < LIMITS.rates.contactPerIp.points; n += 1) await send().expect(201);
  const { body, headers } = await send().expect(429);
  expect(body).toMatchObject({ code: 'rate_limited' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await send({}, { ip: '10.0.0.2' }).expect(201);
});
