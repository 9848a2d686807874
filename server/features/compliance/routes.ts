import { Router } from 'express';
import type { Deps } from '#server/deps.js';
import { route } from '#server/route.js';
import { createReportHandlers } from '#server/tools/report-handlers.js';
import * as endpoints from '#shared/api/compliance.js';
import { presentComplianceReport, presentHistoryItem } from './present.js';
import { listRules } from './rules.js';

/** Compliance endpoints: starting a check, the reports, and the rules. */
export function complianceRoutes(deps: Deps): Router {
  const router = Router();
  const handlers = createReportHandlers(deps, {
    kind: 'compliance',
    present: presentComplianceReport,
    presentSummary: presentHistoryItem,
  });

  route(router, deps, endpoints.checkCompliance, (context) => {
    const { body } = context;
    const { doc_id: documentId, document_text: text, filename, document_type: type = null } = body;
    return handlers.start(context, { documentId, text, filename }, { type }, body);
  });
  route(router, deps, endpoints.complianceHistory, async ({ user }) => ({
    history: await handlers.history(user.id),
  }));
  route(router, deps, endpoints.downloadComplianceReport, ({ user, params, res }) =>
    handlers.downloadOf(res, { userId: user.id, id: params.id, name: 'pdf' }),
  );
  route(router, deps, endpoints.complianceRules, () => Promise.resolve(listRules()));
  route(router, deps, endpoints.getComplianceReport, async ({ user, params }) => ({
    compliance_report: await handlers.get(user.id, params.id),
  }));
  route(router, deps, endpoints.markIssue, (context) => handlers.mark(context, context.params, context.body));
  route(router, deps, endpoints.undoKeptComplianceMarks, (context) =>
    handlers.undoKept(context, context.params),
  );
  route(router, deps, endpoints.deleteComplianceReport, async ({ user, params }) => {
    await handlers.remove(user.id, params.id);
    return null;
  });
  return router;
}
