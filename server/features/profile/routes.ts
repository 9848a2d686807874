import { Router } from 'express';
import { AppError } from '#platform/errors.js';
import { recordAudit } from '#server/audit.js';
import type { Deps } from '#server/deps.js';
import { presentUser } from '#server/features/auth/present.js';
import { createSignIn } from '#server/features/auth/sign-in.js';
import { route } from '#server/route.js';
import * as api from '#shared/api/auth.js';
import { ownSessions } from './sessions.js';
import { createProfile } from './update.js';

/** Endpoints of the user's own account: its fields, its sessions. */
export function profileRoutes(deps: Deps): Router {
  const router = Router();
  const { db, bus } = deps;
  const profile = createProfile(deps);
  const signIn = createSignIn(deps);

  route(router, deps, api.updateMe, async ({ user, body, req }) =>
    presentUser(await profile.update(user, body, req)),
  );

  route(router, deps, api.listSessions, async ({ user, req }) => {
    const sessions = await ownSessions(deps, user, req.sessionID);
    return sessions.map(({ shown }) => shown);
  });

  route(router, deps, api.endSession, async ({ user, params, req, res }) => {
    const sessions = await ownSessions(deps, user, req.sessionID);
    const found = sessions.find(({ shown }) => shown.id === params.id);
    if (found === undefined) throw new AppError('not_found');
    await deps.sessions.end(found.sid);
    await recordAudit(db, req, { action: 'session_ended', actor: user.email });
    if (found.shown.current) {
      await signIn.end(req, res);
      return null;
    }
    await bus.publish({ topic: 'session', user_id: user.id, session_id: found.sid, reason: 'revoked' });
    return null;
  });

  return router;
}
