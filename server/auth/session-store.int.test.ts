import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { sessions } from '#platform/db/schema/index.js';
import { LIMITS } from '#shared/limits.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';

const DAY = 24 * 60 * 60 * 1000;
let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A session that began so many days ago and was last moved on so many days ago. */
async function sessionOf({ begun, moved }: { begun: number; moved: number }) {
  const { agent, user } = await signedIn(t);
  const signedInAt = Date.now() - begun * DAY;
  const expire = new Date(Date.now() - moved * DAY + LIMITS.session.ttlMs);
  await t.deps.db
    .update(sessions)
    .set({
      expire,
      sess: sql`jsonb_set(jsonb_set(${sessions.sess}::jsonb, '{cookie,expires}', ${JSON.stringify(expire)}::jsonb), '{signedInAt}', ${String(signedInAt)}::jsonb)::json`,
    })
    .where(eq(sessions.userId, user.id));
  const endsAt = async () => {
    const [row] = await t.deps.db
      .select({ expire: sessions.expire })
      .from(sessions)
      .where(eq(sessions.userId, user.id));
    return row?.expire.getTime() ?? 0;
  };
  return { agent, signedInAt, endsAt };
}

describe('the end of a session', () => {
  it('moves on while the session is used', async () => {
    const { agent, endsAt } = await sessionOf({ begun: 20, moved: 10 });
    const before = await endsAt();
    await agent.get('/auth/me').expect(200);
    expect(await endsAt()).toBeGreaterThan(before + 9 * DAY);
  });

  it('stays where the session was moved on today', async () => {
    const { agent, endsAt } = await sessionOf({ begun: 20, moved: 0.5 });
    const before = await endsAt();
    await agent.get('/auth/me').expect(200);
    expect(await endsAt()).toBe(before);
  });

  it('is never later than its limit from signing in', async () => {
    const { agent, signedInAt, endsAt } = await sessionOf({ begun: 80, moved: 25 });
    await agent.get('/auth/me').expect(200);
    expect(await endsAt()).toBe(signedInAt + LIMITS.session.maxMs);
  });

  it('comes at that limit however much the session is used', async () => {
    const { agent } = await sessionOf({ begun: 91, moved: 2 });
    await agent.get('/auth/me').expect(200);
    await agent.get('/auth/me').expect(401);
  });
});
