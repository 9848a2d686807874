import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { eq } from 'drizzle-orm';
import { emailCodes, rateLimits, users } from '#platform/db/schema/index.js';
import { addUser, PASSWORD, testApp, type TestApp } from '#tests/support/app.js';
import { LIMITS } from '#shared/limits.js';

let t: TestApp;
let email: string;
let count = 0;
const MINUTE = 60_000;

beforeAll(async () => {
  t = await testApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  count += 1;
  email = `new${count}@example.com`;
  t.mail.broken = false;
  await t.deps.db.delete(rateLimits);
});

const send = (to = email, from = '10.0.0.1') =>
  request(t.app).post('/auth/send-code').set('X-Forwarded-For', from).send({ email: to });
const verify = (agent: ReturnType<typeof request.agent> | typeof t.app, code: string, of = email) =>
  (typeof agent === 'function' ? request(agent) : agent).post('/auth/verify-code').send({ email: of, code });
const form = (over: object = {}) => ({
  first_name: 'Nora',
  last_name: 'Saleh',
  email,
  hashed_password: PASSWORD,
  ...over,
});
async function verified() {
  const agent = request.agent(t.app);
  await send().expect(200);
  await verify(agent, t.mail.codeFor(email)).expect(200);
  return agent;
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sending a code', () => {
  it('a verification code of six digits is mailed on a line of its own, and only its hash is stored', async () => {
    const { body } = await send().expect(200);
    expect(body).toEqual({ message: expect.any(String) as unknown });
    const code = t.mail.codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await t.deps.db.select().from(emailCodes).where(eq(emailCodes.email, email));
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('a verification code is mailed in Arabic to Arabic clients', async () => {
    await send().set('Accept-Language', 'ar-SA,ar;q=0.9,en;q=0.5').expect(200);
    expect(t.mail.sent.at(-1)?.subject).toMatch(/رمز التحقق/);
    await send('other' + email)
      .set('Accept-Language', 'fr')
      .expect(200);
    expect(t.mail.sent.at(-1)?.subject).toBe('Your LDA verification code');
  });

  it.each([
    undefined,
    '',
    'x',
    'a b@example.com',
    'a@b',
    '.a@example.com',
    'a..b@example.com',
    'a@example.c0m',
  ])('no code is sent to %p, which is no address', async (bad) => {
    const { body } = await request(t.app).post('/auth/send-code').send({ email: bad }).expect(400);
    expect(body).toMatchObject({ detail: 'Write a valid e-mail', code: 'invalid_input' });
  });

  it('an address with an account is refused in any case', async () => {
    await addUser(t, { email });
    const { body } = await send(email.toUpperCase()).expect(409);
    expect(body).toMatchObject({ detail: 'Email already registered', code: 'email_taken' });
  });

  it('an address gets one code a minute, and the refusal says how long to wait', async () => {
    await send().expect(200);
    t.clock.advance(20_000);
    const { body, headers } = await send(email.toUpperCase()).expect(429);
    expect(body).toMatchObject({ code: 'code_cooldown' });
    expect(headers['retry-after']).toBe('40');
    t.clock.advance(40_000);
    await send().expect(200);
  });

  it('the wait of a minute also holds after the code was used', async () => {
    await verified();
    await send().expect(429);
  });

  it('of several requests for a code at the same moment one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(t.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
    await verify(t.app, t.mail.codeFor(email)).expect(200);
  });

  it('an address gets ten codes a day, and refused requests do not count', async () => {
    for (let sent = 0; sent < LIMITS.rates.codesPerAddress.points; sent += 1) {
      await send().expect(200);
      await send().expect(429);
      t.clock.advance(MINUTE);
    }
    const { body, headers } = await send().expect(429);
    expect(body).toMatchObject({
      detail: 'E-mail quota reached – please try again tomorrow.',
      code: 'email_quota',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    const again = await send().expect(429);
    expect(again.body).toMatchObject({ code: 'email_quota' });
  });

  it('an IP gets a hundred codes an hour', async () => {
    await send().expect(200);
    await t.deps.db
      .update(rateLimits)
      .set({ points: LIMITS.rates.codesPerIp.points })
      .where(eq(rateLimits.key, 'code:ip:10.0.0.1'));
    const { body } = await send('one-more@example.com').expect(429);
    expect(body).toMatchObject({ code: 'email_quota' });
    await send('one-more@example.com', '10.0.0.2').expect(200);
  });

  it('a code can be requested again at once if its mail could not be sent', async () => {
    t.mail.broken = true;
    const { body } = await send().expect(502);
    expect(body).toMatchObject({ detail: 'Could not send e-mail.', code: 'email_failed' });
    t.mail.broken = false;
    await send().expect(200);
  });
});

describe('verifying a code', () => {
  it('the right verification code is accepted once', async () => {
    await send().expect(200);
    const code = t.mail.codeFor(email);
    const { body } = await verify(t.app, code, email.toUpperCase()).expect(200);
    expect(body).toEqual({ verified: true });
    const again = await verify(t.app, code).expect(400);
    expect(again.body).toMatchObject({ detail: 'Invalid code', code: 'invalid_code' });
  });

  it('a verification code is accepted on the fifth try and invalid after five wrong ones', async () => {
    await send().expect(200);
    const first = t.mail.codeFor(email);
    for (let tries = 1; tries < LIMITS.code.tries; tries += 1) await verify(t.app, wrong(first)).expect(400);
    await verify(t.app, first).expect(200);

    t.clock.advance(MINUTE);
    await send().expect(200);
    const second = t.mail.codeFor(email);
    for (let tries = 1; tries <= LIMITS.code.tries; tries += 1)
      await verify(t.app, wrong(second)).expect(400);
    await verify(t.app, second).expect(400);
  });

  it('tries of a verification code at the same moment are all counted', async () => {
    await send().expect(200);
    const code = t.mail.codeFor(email);
    await Promise.all(Array.from({ length: 20 }, () => verify(t.app, wrong(code))));
    const [row] = await t.deps.db.select().from(emailCodes).where(eq(emailCodes.email, email));
    expect(row?.tries).toBe(LIMITS.code.tries);
    await verify(t.app, code).expect(400);
  });

  it('a verification code is valid for ten minutes, and only the latest one', async () => {
    await send().expect(200);
    const first = t.mail.codeFor(email);
    t.clock.advance(LIMITS.code.ttlMs);
    await verify(t.app, first).expect(400);
    await send().expect(200);
    const second = t.mail.codeFor(email);
    if (first !== second) await verify(t.app, first).expect(400);
    t.clock.advance(LIMITS.code.ttlMs - 1);
    await verify(t.app, second).expect(200);
  });

  it("another address's code is refused, and so is any code where none was sent", async () => {
    await send().expect(200);
    const other = `other-${email}`;
    await send(other).expect(200);
    const code = t.mail.codeFor(other);
    if (code !== t.mail.codeFor(email)) await verify(t.app, code).expect(400);
    await verify(t.app, '123456', 'nobody@example.com').expect(400);
  });

  it('a verification code of more than six characters is refused', async () => {
    const { body } = await verify(t.app, '1234567').expect(400);
    expect(body).toMatchObject({ detail: 'Invalid code', code: 'invalid_input' });
  });

  it('a verification code is accepted in Arabic digits and with copied text around it', async () => {
    const arabic = (code: string) =>
      code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    await send().expect(200);
    await verify(t.app, ` ${arabic(t.mail.codeFor(email))}\u200f\n`).expect(200);
  });
});

describe('registering', () => {
  it('registering creates the account in lower case and signs in', async () => {
    email = `New${count}.Person@Example.com`;
    const agent = await verified();
    const { body } = await agent.post('/auth/register').send(form()).expect(201);
    const user = {
      first_name: 'Nora',
      last_name: 'Saleh',
      email: email.toLowerCase(),
      role: 'user',
      language: 'en',
    };
    expect(body).toEqual(user);
    expect((await agent.get('/auth/me').expect(200)).body).toEqual(user);
    const [row] = await t.deps.db.select().from(users).where(eq(users.email, email.toLowerCase()));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('registering gives the session a new id', async () => {
    const agent = await verified();
    const before = cookieOf(await agent.get('/auth/me'));
    const after = cookieOf(await agent.post('/auth/register').send(form()).expect(201));
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  it('an address not verified in this browser is refused', async () => {
    await verified();
    const { body } = await request(t.app).post('/auth/register').send(form()).expect(403);
    expect(body).toMatchObject({ detail: 'Verify your e-mail first.', code: 'email_not_verified' });
  });

  it('another address than the verified one is refused', async () => {
    const agent = await verified();
    await agent
      .post('/auth/register')
      .send(form({ email: `other-${email}` }))
      .expect(403);
  });

  it('an address verified more than half an hour ago is refused', async () => {
    const agent = await verified();
    t.clock.advance(LIMITS.code.verifiedMs + 1);
    await agent.post('/auth/register').send(form()).expect(403);
  });

  it('registering an address with an account is refused', async () => {
    const agent = await verified();
    await addUser(t, { email });
    const { body } = await agent.post('/auth/register').send(form()).expect(409);
    expect(body).toMatchObject({ detail: 'Email already registered' });
  });

  it('registering reveals no more accounts than the limit of check-email allows', async () => {
    await addUser(t, { email });
    const ask = () => request(t.app).post('/auth/register').set('X-Forwarded-For', '10.0.0.3').send(form());
    expect((await ask().expect(409)).body).toMatchObject({ code: 'email_taken' });
    await t.deps.db
      .update(rateLimits)
      .set({ points: LIMITS.rates.checkEmailPerIp.points })
      .where(eq(rateLimits.key, 'check-email:ip:10.0.0.3'));
    expect((await ask().expect(429)).body).toMatchObject({ code: 'rate_limited' });
    email = `free-${email}`;
    await ask().expect(429);
  });

  it('two registrations at the same moment create one account', async () => {
    const agent = await verified();
    const answers = await Promise.all([1, 2].map(() => agent.post('/auth/register').send(form())));
    expect(answers.map(({ status }) => status).sort()).not.toEqual([201, 201]);
    const rows = await t.deps.db.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ first_name: undefined }, 'First name is required'],
    [{ first_name: '' }, 'First name is required'],
    [{ last_name: '' }, 'Last name is required'],
    [{ first_name: 'Nora1' }, 'Invalid name'],
    [{ last_name: 'صالح' }, 'Invalid name'],
    [{ email: 'nora' }, 'Write a valid e-mail'],
    ...['short1!', 'nouppercase1!', 'NoDigits!', 'NoSymbol1'].map(
      (hashed_password) =>
        [
          { hashed_password },
          'Password must include at least 8 characters, one uppercase letter, one number, and one special character.',
        ] as const,
    ),
  ])('refuses %p', async (over, detail) => {
    const { body } = await request(t.app).post('/auth/register').send(form(over)).expect(400);
    expect(body).toMatchObject({ detail, code: 'invalid_input' });
  });

  it('twenty people behind one IP can register in a minute', async () => {
    for (let person = 0; person < 20; person += 1) {
      email = `person${person}-${count}@example.com`;
      const agent = await verified();
      await agent.get('/auth/check-email').query({ email }).expect(200);
      await agent.post('/auth/register').send(form()).expect(201);
    }
  });
});

describe('check-email', () => {
  it('check-email finds an address in any case', async () => {
    await addUser(t, { email });
    const ask = (address: string) => request(t.app).get('/auth/check-email').query({ email: address });
    expect((await ask(email.toUpperCase()).expect(200)).body).toEqual({ exists: true });
    expect((await ask(`x${email}`).expect(200)).body).toEqual({ exists: false });
    expect((await ask('x').expect(400)).body).toMatchObject({ detail: 'Write a valid e-mail' });
  });

  it('check-email answers sixty times a minute', async () => {
    const ask = () => request(t.app).get('/auth/check-email').query({ email });
    const answers = await Promise.all(Array.from({ length: LIMITS.rates.checkEmailPerIp.points }, ask));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { body, headers } = await ask().expect(429);
    expect(body).toMatchObject({ code: 'rate_limited' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

function cookieOf({ headers }: { headers: Record<string, unknown> }): string | undefined {
  return /lda\.sid=([^;]+)/.exec(String(headers['set-cookie']))?.[1];
}
