import { Router } from 'express';
import type { Deps } from '#server/deps.js';
import { route } from '#server/route.js';
import { createReportHandlers } from '#server/tools/report-handlers.js';
import * as endpoints from '#shared/api/rephrase.js';
import { presentHistoryItem, presentRephrasing } from './present.js';

/** Rephrasing endpoints: starting one, the results, their changes and files. */
export function rephraseRoutes(deps: Deps): Router {
  const router = Router();
  const handlers = createReportHandlers(deps, {
    kind: 'rephrase',
    present: presentRephrasing,
    presentSummary: presentHistoryItem,
  });

  route(router, deps, endpoints.rephrase, (context) => {
    const { body } = context;
    const { doc_id: documentId, document_text: text, filename, style } = body;
    const type = documentId === undefined ? 'text' : 'doc';
    return handlers.start(context, { documentId, text, filename }, { style, type }, body);
  });
  route(router, deps, endpoints.rephraseHistory, async ({ user }) => ({
    history: await handlers.history(user.id),
  }));
  route(router, deps, endpoints.downloadRephrasing, ({ user, params, query, res }) =>
    handlers.downloadOf(res, { userId: user.id, id: params.id, name: query.form }),
  );
  route(router, deps, endpoints.getRephrasing, ({ user, params }) => handlers.get(user.id, params.id));
  route(router, deps, endpoints.markChangeOfText, (context) =>
    handlers.mark(context, context.params, context.body),
  );
  route(router, deps, endpoints.deleteRephrasing, async ({ user, params }) => {
    await handlers.remove(user.id, params.id);
    return null;
  });
  return router;
}
