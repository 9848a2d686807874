import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import type { SessionStore } from '#platform/sessions/session-store.js';
import type { Deps } from '#server/deps.js';
import { LIMITS } from '#shared/limits.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';

const DAY = 24 * 60 * 60 * 1000;

/** Opens a session store for one suite, given the database that has the accounts. */
export type OpenSessionStore = (
  base: Pick<Deps, 'db' | 'pool' | 'log'>,
) => Promise<SessionStore> | SessionStore;

/** Declares the tests that every session store must pass, on any backend. */
export function describeSessionStore(name: string, open: OpenSessionStore): void {
  describe(name, () => {
    let t: TestApp;
    let store: SessionStore;

    beforeAll(async () => {
      t = await testApp({
        deps: async (made) => {
          store = await open(made);
          return { sessions: store };
        },
      });
    });
    afterAll(async () => {
      await store.close();
      await t.close();
    });

    const read = (sid: string) =>
      new Promise<SessionData | undefined>((resolve, reject) =>
        store.get(sid, (error: Error | null, data) => (error ? reject(error) : resolve(data ?? undefined))),
      );
    /** Stores the data unchanged under this id, as for a new session. */
    const write = (sid: string, data: SessionData) =>
      new Promise<void>((resolve, reject) =>
        store.set(sid, data, (error?: Error | null) => (error ? reject(error) : resolve())),
      );
    const dataOf = (given: Record<string, unknown> = {}, expires = new Date(Date.now() + DAY)) =>
      ({ cookie: { originalMaxAge: LIMITS.session.ttlMs, expires, path: '/' }, ...given }) as SessionData;
    const userData = (user: string, given: Record<string, unknown> = {}, expires?: Date) =>
      dataOf({ passport: { user }, ...given }, expires);

    describe('the end of a session', () => {
      /** Creates a session that began `begun` days ago and was last extended `moved` days ago. */
      async function sessionOf({ begun, moved }: { begun: number; moved: number }) {
        const { agent, user } = await signedIn(t);
        const signedInAt = Date.now() - begun * DAY;
        const expires = new Date(Date.now() - moved * DAY + LIMITS.session.ttlMs);
        const sid = (await store.list(user.id))[0]?.sid ?? '';
        const data = await read(sid);
        if (data === undefined) throw new Error('the session is gone');
        await write(sid, { ...data, signedInAt, cookie: { ...data.cookie, expires } });
        const endsAt = async () => (await store.list(user.id))[0]?.expiresAt.getTime() ?? 0;
        return { agent, signedInAt, endsAt };
      }

      it('the expiry of a session is extended while the session is used', async () => {
        const { agent, endsAt } = await sessionOf({ begun: 20, moved: 10 });
        const before = await endsAt();
        await agent.get('/auth/me').expect(200);
        expect(await endsAt()).toBeGreaterThan(before + 9 * DAY);
      });

      it('the expiry of a session that was extended today is left unchanged', async () => {
        const { agent, endsAt } = await sessionOf({ begun: 20, moved: 0.5 });
        const before = await endsAt();
        await agent.get('/auth/me').expect(200);
        expect(await endsAt()).toBe(before);
      });

      it('the expiry of a session is never later than the maximum age after signing in', async () => {
        const { agent, signedInAt, endsAt } = await sessionOf({ begun: 80, moved: 25 });
        await agent.get('/auth/me').expect(200);
        expect(await endsAt()).toBe(signedInAt + LIMITS.session.maxMs);
      });

      it('a session in constant use still expires at its maximum age', async () => {
        const { agent } = await sessionOf({ begun: 91, moved: 2 });
        await agent.get('/auth/me').expect(200);
        await agent.get('/auth/me').expect(401);
      });
    });

    describe('the sessions of a user', () => {
      let user: string;
      let [older, newer, expired, foreign]: string[] = [];

      beforeEach(async () => {
        user = randomUUID();
        [older, newer, expired, foreign] = ['older', 'newer', 'expired', 'foreign'].map(
          (one) => `${one}-${user}`,
        );
        const about = { signedInFrom: '203.0.113.7', browser: 'Some browser', epoch: 3 };
        await write(newer ?? '', userData(user, { ...about, signedInAt: 2_000 }));
        await write(older ?? '', userData(user, { signedInAt: 1_000 }));
        await write(expired ?? '', userData(user, { signedInAt: 3_000 }, new Date(Date.now() - 1_000)));
        await write(foreign ?? '', userData(randomUUID(), { signedInAt: 4_000 }));
      });
      const sids = async () => (await store.list(user)).map(({ sid }) => sid);

      it("a user's sessions are listed newest first, with the fields that the user may see", async () => {
        const unknown = { signedInFrom: null, browser: null, epoch: 0 };
        expect(await store.list(user)).toMatchObject([
          {
            sid: newer,
            signedInAt: new Date(2_000),
            signedInFrom: '203.0.113.7',
            browser: 'Some browser',
            epoch: 3,
          },
          { sid: older, signedInAt: new Date(1_000), ...unknown },
        ]);
      });

      it('findSignedIn leaves out expired, unknown and anonymous sessions', async () => {
        const nobody = `nobody-${user}`;
        await write(nobody, dataOf());
        const found = await store.findSignedIn([newer, older, expired, nobody, 'made up'].map(String));
        expect([...found].sort()).toEqual([newer, older].sort());
      });

      it('only signed-in sessions are counted', async () => {
        const before = await store.countSignedIn();
        await write(`nobody-${user}`, dataOf());
        await write(`one-${user}`, userData(user));
        expect(await store.countSignedIn()).toBe(before + 1);
      });

      it('ending one session leaves the other sessions of its user', async () => {
        await store.end(older ?? '');
        await store.end('made up');
        expect(await sids()).toEqual([newer]);
        expect(await read(older ?? '')).toBeUndefined();
      });

      it('endAll ends every session of the user except the one to keep', async () => {
        expect((await store.endAll(user, { except: newer ?? '' })).filter((sid) => sid !== expired)).toEqual([
          older,
        ]);
        expect(await sids()).toEqual([newer]);
        expect(await store.endAll(user)).toEqual([newer]);
        expect(await sids()).toEqual([]);
        expect(await read(foreign ?? '')).toBeDefined();
      });

      it('an ended session is not restored when a request in progress saves or extends it', async () => {
        const { agent, user: somebody } = await signedIn(t);
        await agent.get('/auth/me').expect(200);
        const [{ sid } = { sid: '' }] = await store.list(somebody.id);
        const data = await read(sid);
        if (data === undefined) throw new Error('the session is gone');
        const request = { sessionStore: store } as unknown as Request;
        const session = store.createSession(request, data);
        await store.end(sid);
        await write(sid, session);
        await new Promise((resolve) => store.touch?.(sid, session, () => resolve(undefined)));
        expect(await read(sid)).toBeUndefined();
        expect(await store.list(somebody.id)).toEqual([]);
      });

      it('forgetting an account removes its sessions, also one in which its address was only verified', async () => {
        const email = `${user}@example.com`;
        const verified = `verified-${user}`;
        await write(verified, dataOf({ verifiedEmail: { email, at: 0 } }));
        await t.deps.db.transaction((tx) => store.forget({ userId: user, email }, tx));
        for (const sid of [older, newer, verified]) expect(await read(sid ?? '')).toBeUndefined();
        expect(await read(foreign ?? '')).toBeDefined();
      });

      it('removing expired sessions keeps the others', async () => {
        await store.removeExpired();
        expect(await sids()).toEqual([newer, older]);
      });
    });

    it('a session store answers a ping', async () => {
      await store.ping();
    });
  });
}
