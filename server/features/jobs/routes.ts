import { Router } from 'express';
import { listJobViews, listPartItems } from '#platform/db/queries/job-views.js';
import type { Deps } from '#server/deps.js';
import { route } from '#server/route.js';
import { presentJobs } from '#server/work/present.js';
import { readJob } from '#server/work/wait-for-job-end.js';
import * as endpoints from '#shared/api/jobs.js';
import { isToolKind, contractOf } from '#shared/tools/index.js';

/** Job endpoints for the owner: list, state, items found, cancelling, retrying. */
export function jobsRoutes(deps: Deps): Router {
  const router = Router();

  route(router, deps, endpoints.listJobs, async ({ user, query }) => {
    const views = await listJobViews(deps.db, { userId: user.id, helpers: query.all === '1' });
    return presentJobs(deps, views);
  });
  route(router, deps, endpoints.getJob, ({ user, params }) => readJob(deps, user.id, params.id));
  route(router, deps, endpoints.jobItems, async ({ user, params }) => {
    const { kind } = await readJob(deps, user.id, params.id);
    if (!isToolKind(kind)) return { items: [] };
    const { item } = contractOf(kind);
    const items = await listPartItems(deps.db, { userId: user.id, jobId: params.id });
    return { items: items.map((one) => item.parse(one)) };
  });
  route(router, deps, endpoints.cancelJob, ({ user, params }) => deps.jobs.cancel(user.id, params.id));
  route(router, deps, endpoints.retryJob, ({ user, params }) => deps.jobs.retry(user.id, params.id));

  return router;
}
