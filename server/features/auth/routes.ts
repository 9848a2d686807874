import { Router } from 'express';
import { isEmailTaken, insertUser } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import { recordAudit } from '#server/audit.js';
import { hashPassword } from '#server/auth/password.js';
import { isVerified } from '#server/auth/verified-email.js';
import type { Deps } from '#server/deps.js';
import { requestLanguage } from '#server/language.js';
import { ipKey } from '#server/middleware/rate-limit-keys.js';
import { route } from '#server/route.js';
import * as api from '#shared/api/auth.js';
import { normalizeEmail } from '#shared/domain/email.js';
import { LIMITS } from '#shared/limits.js';
import { createCodes } from './codes.js';
import { presentUser } from './present.js';
import { createResets } from './reset.js';
import { createSignIn } from './sign-in.js';

/** Account endpoints: verifying an address, registering, signing in and out, resetting a forgotten password. */
export function authRoutes(deps: Deps): Router {
  const router = Router();
  const { db, clock, bus } = deps;
  const codes = createCodes(deps);
  const signIn = createSignIn(deps);
  const resets = createResets(deps);
  const checksPerIp = deps.rateLimits.create('check-email:ip', LIMITS.rates.checkEmailPerIp);

  route(router, deps, api.sendCode, async ({ body, req }) => {
    await codes.send(body.email, ipKey(req), requestLanguage(req, 'en'));
    return { message: 'Verification code sent.' };
  });

  route(router, deps, api.verifyCode, async ({ body, req }) => {
    await codes.verify(body.email, body.code);
    req.session.verifiedEmail = { email: normalizeEmail(body.email), at: clock.now().getTime() };
    return { verified: true } as const;
  });

  route(router, deps, api.checkEmail, async ({ query, req }) => {
    await checksPerIp.take(ipKey(req));
    return { exists: await isEmailTaken(db, normalizeEmail(query.email)) };
  });

  route(router, deps, api.register, async ({ body, req }) => {
    const email = normalizeEmail(body.email);
    const verified = isVerified(req, email, clock.now());
    // For an unverified address this reveals, as check-email does, whether it has an account; both count
    // towards one limit.
    if (!verified) await checksPerIp.take(ipKey(req));
    if (await isEmailTaken(db, email)) throw new AppError('email_taken');
    if (!verified) throw new AppError('email_not_verified');
    const passwordHash = await hashPassword(body.hashed_password);
    const user = await db.transaction(async (tx) => {
      const newUser = await insertUser(tx, {
        email,
        firstName: body.first_name,
        lastName: body.last_name,
        passwordHash,
        language: body.language ?? requestLanguage(req, 'en'),
      });
      if (!newUser) throw new AppError('email_taken');
      await recordAudit(tx, req, { action: 'registered', actor: newUser.email });
      return newUser;
    });
    await signIn.startSession(user, req);
    await bus.publish({ topic: 'account', user_id: user.id, change: 'details' });
    return presentUser(user);
  });

  route(router, deps, api.login, async ({ body, req, res }) => {
    const user = await signIn.signIn({ email: body.email, code: body.totp }, req, res);
    await recordAudit(db, req, { action: 'signed_in', actor: user.email });
    await bus.publish({ topic: 'account', user_id: user.id, change: 'sessions' });
    return presentUser(user);
  });

  route(router, deps, api.logout, async ({ req, res }) => {
    await signIn.end(req, res);
    return null;
  });

  route(router, deps, api.me, ({ user }) => presentUser(user));

  route(router, deps, api.forgotPassword, async ({ body, req }) => {
    await resets.requestLink(body.email, req);
    return { message: 'If that email exists, a reset link has been sent.' };
  });

  route(router, deps, api.checkReset, async ({ body, req }) => ({
    valid: await resets.isTokenValid(body.token, req),
  }));

  route(router, deps, api.resetPassword, async ({ body, req }) => {
    await resets.resetPassword(body.token, body.new_password, req);
    return { message: 'Password reset.' };
  });

  return router;
}
