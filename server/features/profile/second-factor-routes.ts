import { Router } from 'express';
import type { Deps } from '#server/deps.js';
import { route } from '#server/route.js';
import * as api from '#shared/api/second-factor.js';
import { createOwnSecondFactor } from './second-factor.js';
import { createProfile } from './update.js';

/**
 * Endpoints for two-step verification of the user's own account. Setting it up, renewing codes and turning it
 * off require the password again.
 */
export function secondFactorRoutes(deps: Deps): Router {
  const router = Router();
  const factor = createOwnSecondFactor(deps);
  const { confirm: confirmPassword } = createProfile(deps);

  route(router, deps, api.getSecondFactor, ({ user }) => factor.state(user.id));

  route(router, deps, api.beginSecondFactor, async ({ user, body }) => {
    await confirmPassword(user, body.current_password);
    return factor.beginEnrolment(user);
  });

  route(router, deps, api.confirmSecondFactor, async ({ user, body, req }) => ({
    recovery_codes: await factor.confirm({ user, req }, body.code),
  }));

  route(router, deps, api.renewRecoveryCodes, async ({ user, body, req }) => {
    await confirmPassword(user, body.current_password);
    return { recovery_codes: await factor.renewRecoveryCodes({ user, req }) };
  });

  route(router, deps, api.removeSecondFactor, async ({ user, body, req }) => {
    await confirmPassword(user, body.current_password);
    await factor.remove({ user, req });
    return null;
  });

  return router;
}
