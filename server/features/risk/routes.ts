import { Router } from 'express';
import type { Deps } from '#server/deps.js';
import { parseForm, route } from '#server/route.js';
import { createReportHandlers } from '#server/tools/report-handlers.js';
import * as endpoints from '#shared/api/risk.js';
import { presentHistoryItem, presentRiskReport } from './present.js';

/** Risk assessment endpoints: starting an analysis, and the reports. */
export function riskRoutes(deps: Deps): Router {
  const router = Router();
  const handlers = createReportHandlers(deps, {
    kind: 'risk',
    present: presentRiskReport,
    presentSummary: presentHistoryItem,
  });
  const optionsOf = ({ party }: { party?: string | undefined }) => ({ party: party?.trim() || null });

  route(router, deps, endpoints.analyzeRisk, (context) => {
    const { body } = context;
    const { doc_id: documentId, document_text: text, filename } = body;
    return handlers.start(
      context,
      { documentId, text, filename },
      { ...optionsOf(body), as_contract: body.as_contract },
      body,
    );
  });
  route(router, deps, endpoints.analyzeRiskFile, (context) =>
    handlers.startWithFile(context, (fields) => optionsOf(parseForm(endpoints.analyzeRiskFile, fields))),
  );
  route(router, deps, endpoints.riskHistory, async ({ user }) => ({
    history: await handlers.history(user.id),
  }));
  route(router, deps, endpoints.downloadRiskReport, ({ user, params, res }) =>
    handlers.download(res, { userId: user.id, name: 'pdf', documentId: params.id }),
  );
  route(router, deps, endpoints.replaceRiskPdf, async (context) => {
    const { documentId, filename } = await handlers.replaceFile(context, {
      id: context.params.id,
      name: 'pdf',
    });
    return { report_doc_id: documentId, report_filename: filename };
  });
  route(router, deps, endpoints.getRiskReport, ({ user, params }) => handlers.get(user.id, params.id));
  route(router, deps, endpoints.markFinding, (context) =>
    handlers.mark(context, context.params, context.body),
  );
  route(router, deps, endpoints.undoKeptRiskMarks, (context) => handlers.undoKept(context, context.params));
  route(router, deps, endpoints.deleteRiskReport, async ({ user, params }) => {
    await handlers.remove(user.id, params.id);
    return null;
  });

  return router;
}
