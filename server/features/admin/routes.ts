import { Router } from 'express';
import { QUEUE_NAMES } from '#platform/config.js';
import { listAccounts } from '#platform/db/queries/accounts.js';
import { listAuditEntries } from '#platform/db/queries/audit.js';
import {
  countEverything,
  findJobOwner,
  listFailedJobs,
  queueLoads,
} from '#platform/db/queries/operations.js';
import { AppError } from '#platform/errors.js';
import { recordAudit } from '#server/audit.js';
import type { Deps } from '#server/deps.js';
import { route } from '#server/route.js';
import * as api from '#shared/api/admin.js';
import { LIMITS } from '#shared/limits.js';
import { presentAccount, presentAuditEntry, presentFailedJob, presentQueue } from './present.js';
import { removeUserFactor } from './second-factor.js';
import { changeRole, endSessions, removeUser, restoreUser } from './users.js';

/** Administrators' endpoints: accounts, counts, queues, failed jobs, the audit log. */
export function adminRoutes(deps: Deps): Router {
  const router = Router();
  const { db, jobs, queues } = deps;

  route(router, deps, api.listUsers, async () => (await listAccounts(db)).map(presentAccount));
  route(router, deps, api.changeRole, async ({ user, req, params, query }) =>
    presentAccount(await changeRole(deps, { user, req }, { email: params.email, role: query.new_role })),
  );
  route(router, deps, api.deleteUser, async ({ user, req, params }) => {
    await removeUser(deps, { user, req }, params.email);
    return null;
  });
  route(router, deps, api.restoreUser, async ({ user, req, params }) =>
    presentAccount(await restoreUser(deps, { user, req }, params.email)),
  );
  route(router, deps, api.removeUserFactor, async ({ user, req, params }) => {
    await removeUserFactor(deps, { user, req }, params.email);
    return null;
  });
  route(router, deps, api.endUserSessions, async ({ user, req, params }) => {
    await endSessions(deps, { user, req }, params.email);
    return null;
  });

  route(router, deps, api.getUserMetrics, () => countEverything(db));

  route(router, deps, api.listQueues, async () => {
    const loads = await queueLoads(db);
    return Promise.all(
      QUEUE_NAMES.map(async (name) => {
        const [paused, workers] = await Promise.all([queues.isPaused(name), queues.workers(name)]);
        const load = loads.find(({ queue }) => queue === name);
        return presentQueue({ name, paused, workers: workers.length }, load);
      }),
    );
  });
  route(router, deps, api.pauseQueue, async ({ user, req, params }) => {
    await queues.pause(params.name);
    await recordAudit(db, req, { action: 'queue_paused', actor: user.email, subject: params.name });
    return null;
  });
  route(router, deps, api.resumeQueue, async ({ user, req, params }) => {
    await queues.resume(params.name);
    await recordAudit(db, req, { action: 'queue_resumed', actor: user.email, subject: params.name });
    return null;
  });

  route(router, deps, api.listFailedJobs, async () => (await listFailedJobs(db)).map(presentFailedJob));
  route(router, deps, api.retryAnyJob, async ({ user, req, params }) => {
    const ownerId = await findJobOwner(db, params.id);
    if (ownerId === undefined) throw new AppError('not_found');
    const job = await jobs.retry(ownerId, params.id);
    await recordAudit(db, req, { action: 'job_retried', actor: user.email, subject: params.id });
    return job;
  });

  route(router, deps, api.listAudit, async ({ query }) => {
    const rows = await listAuditEntries(db, {
      limit: Number(query.limit ?? LIMITS.audit.listed),
      before: query.before === undefined ? undefined : Number(query.before),
    });
    return rows.map(presentAuditEntry);
  });

  return router;
}
