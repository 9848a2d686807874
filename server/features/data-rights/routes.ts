import { Router } from 'express';
import { sendSecurityMail } from '#server/auth/security-mail.js';
import type { Deps } from '#server/deps.js';
import { createSignIn } from '#server/features/auth/sign-in.js';
import { createProfile } from '#server/features/profile/update.js';
import { route } from '#server/route.js';
import { readJob } from '#server/work/wait-for-job-end.js';
import { closeAccount } from '#shared/api/auth.js';
import * as api from '#shared/api/data-rights.js';
import { closeOwnAccount } from './close.js';
import { createExports } from './export.js';

/** Endpoints for a user's data as a whole: exporting it and closing the account. */
export function dataRightsRoutes(deps: Deps): Router {
  const router = Router();
  const exports = createExports(deps);
  const profile = createProfile(deps);
  const signIn = createSignIn(deps);

  route(router, deps, api.exportData, async ({ user, req, res, requestId }) => {
    const job = await readJob(deps, user.id, await exports.startExport(user, { req, requestId }));
    res.location(`/jobs/${job.id}`);
    return job;
  });
  route(router, deps, api.latestExport, async ({ user }) => ({ export: await exports.findLatest(user.id) }));

  route(router, deps, closeAccount, async ({ user, body, req, res }) => {
    await profile.confirm(user, body.current_password);
    await closeOwnAccount(deps, user, req);
    await signIn.end(req, res).catch((error: unknown) => {
      // The account's epoch has ended the session already: an unavailable store must not make the closing look
      // failed.
      deps.log.warn({ err: error, user: user.id }, 'the session of a closed account was left in its store');
    });
    sendSecurityMail(deps, user, 'account_closed');
    return null;
  });

  return router;
}
