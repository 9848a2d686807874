import { Router } from 'express';
import { closeAccount, hasOtherAdmin, lockAdmins } from '#platform/db/queries/accounts.js';
import { removeResets } from '#platform/db/queries/password-resets.js';
import { removeSession, removeSessions } from '#platform/db/queries/sessions.js';
import { AppError } from '#platform/errors.js';
import { note } from '#server/audit.js';
import { tellByMail } from '#server/auth/security-mail.js';
import type { Deps } from '#server/deps.js';
import { presentUser } from '#server/features/auth/present.js';
import { createSignIn } from '#server/features/auth/sign-in.js';
import { route } from '#server/route.js';
import * as api from '#shared/contracts/api/auth.js';
import { ownSessions } from './sessions.js';
import { createProfile } from './update.js';

/** The own account: its fields, its sessions, its end. */
export function profileRoutes(deps: Deps): Router {
  const router = Router();
  const { db, bus, clock } = deps;
  const profile = createProfile(deps);
  const signIn = createSignIn(deps);

  route(router, deps, api.updateMe, async ({ user, body, req }) =>
    presentUser(await profile.update(user, body, req)),
  );

  route(router, deps, api.closeAccount, async ({ user, body, req, res }) => {
    await profile.confirm(user, body.current_password);
    await db.transaction(async (tx) => {
      await lockAdmins(tx);
      if (user.role === 'admin' && !(await hasOtherAdmin(tx, user.id))) throw new AppError('last_admin');
      await closeAccount(tx, { userId: user.id, now: clock.now() });
      await removeResets(tx, user.id);
      await removeSessions(tx, user.id);
      await note(tx, req, { action: 'account_closed', actor: user.email });
    });
    await bus.publish({
      topic: 'session',
      user_id: user.id,
      session_id: null,
      reason: 'account_removed',
    });
    await signIn.end(req, res);
    tellByMail(deps, user, 'account_closed');
    return null;
  });

  route(router, deps, api.listSessions, async ({ user, req }) => {
    const sessions = await ownSessions(deps, user.id, req.sessionID);
    return sessions.map(({ shown }) => shown);
  });

  route(router, deps, api.endSession, async ({ user, params, req, res }) => {
    const sessions = await ownSessions(deps, user.id, req.sessionID);
    const found = sessions.find(({ shown }) => shown.id === params.id);
    if (found === undefined) throw new AppError('not_found');
    await note(db, req, { action: 'session_ended', actor: user.email });
    if (found.shown.current) {
      await signIn.end(req, res);
      return null;
    }
    await removeSession(db, { userId: user.id, sid: found.sid });
    await bus.publish({ topic: 'session', user_id: user.id, session_id: found.sid, reason: 'revoked' });
    return null;
  });

  return router;
}
