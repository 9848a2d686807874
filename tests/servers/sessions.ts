import { expect, it } from '@jest/globals';
import { json } from '#tests/bench/client.js';
import { PASSWORD } from '#tests/support/people.js';
import { eventually, type Session, type TwoServers } from './harness.js';

const statuses = (session: Session, path = '/auth/me') =>
  Promise.all(session.on.map(async (client) => (await client.call(path)).status));

/** Declares what holds for sessions and limits, whichever server is asked. */
export function declareSessions(product: () => TwoServers): void {
  /** Opens a window on each server, has the session ended, and expects it to be cut on both. */
  async function expectCut(session: Session, reason: string, end: () => Promise<Response>): Promise<void> {
    const windows = await session.windows();
    expect((await end()).ok).toBe(true);
    await eventually(() => windows.every(({ socket }) => socket.disconnected));
    expect(windows.map(({ ended }) => ended)).toEqual([[reason], [reason]]);
    expect(await statuses(session)).toEqual([401, 401]);
  }

  it('a session that its owner ends on one server is cut on both', async () => {
    const person = await product().person();
    const other = await product().session(person.email, 1);
    await expectCut(other, 'revoked', async () => {
      const listed = await person.on[0].call('/auth/sessions');
      const sessions = (await listed.json()) as { id: string; current: boolean }[];
      const ended = sessions.find(({ current }) => !current);
      return person.on[0].call(`/auth/sessions/${ended?.id}`, { method: 'DELETE' });
    });
    expect(await statuses(person)).toEqual([200, 200]);
  });

  it('signing out on one server cuts the session on both', async () => {
    const person = await product().person();
    await expectCut(person, 'signed_out', () => person.on[1].call('/auth/logout', { method: 'POST' }));
  });

  it('a password that is changed on one server cuts the other sessions on both', async () => {
    const person = await product().person();
    const other = await product().session(person.email, 1);
    await expectCut(other, 'revoked', () =>
      person.on[0].call('/auth/me', {
        ...json({ current_password: PASSWORD, new_password: 'Jeddah-2026!' }),
        method: 'PATCH',
      }),
    );
    expect(await statuses(person)).toEqual([200, 200]);
  });

  it('a user whom an administrator removes on one server is cut on both', async () => {
    const admin = await product().person({ admin: true });
    const person = await product().person();
    await expectCut(person, 'account_removed', () =>
      admin.on[1].call(`/admin/users/${person.email}`, { method: 'DELETE' }),
    );
  });

  it('a role that is taken away on one server ends what it allowed on both, and closes no window', async () => {
    const admin = await product().person({ admin: true });
    const former = await product().person({ admin: true });
    const windows = await former.windows();
    await eventually(() => windows.every(({ metrics }) => metrics.length > 0));
    const changed = await admin.on[0].call(`/admin/users/${former.email}/role?new_role=user`, {
      method: 'PUT',
    });
    expect(changed.status).toBe(200);
    await eventually(() => windows.every(({ ended }) => ended.length > 0));
    expect(windows.map(({ ended }) => ended)).toEqual([['role_changed'], ['role_changed']]);
    expect(await statuses(former, '/admin/users')).toEqual([403, 403]);
    const heard = windows.map(({ metrics }) => metrics.length);
    const watching = await admin.windows();
    // Otherwise the first that they hear may be the new number already.
    await eventually(() => watching.every(({ metrics }) => metrics.length > 0));
    await product().person();
    await eventually(() =>
      watching.every(({ metrics }) => new Set(metrics.map(({ users }) => users)).size > 1),
    );
    expect(windows.map(({ metrics }) => metrics.length)).toEqual(heard);
    expect(windows.every(({ socket }) => socket.connected)).toBe(true);
  });

  it('failed sign-ins on one server count on the other', async () => {
    const { email } = await product().person();
    const attempt = async (server: 0 | 1, password: string) =>
      (await fetch(`${product().servers[server].baseUrl}/auth/login`, json({ email, password }))).status;
    for (let failed = 0; failed < 10; failed += 1) {
      expect(await attempt(failed % 2 === 0 ? 0 : 1, 'Wrong-2026!')).toBe(401);
    }
    expect([await attempt(0, PASSWORD), await attempt(1, PASSWORD)]).toEqual([429, 429]);
  });
}
