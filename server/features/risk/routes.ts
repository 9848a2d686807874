import { Router } from 'express';
import type { Request } from 'express';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import { receiveFile, receiveText } from '#server/features/documents/receive.js';
import { requestLanguage } from '#server/language.js';
import { parseForm, route, SENT } from '#server/route.js';
import { answerWork } from '#server/work/answer.js';
import { alreadyMade, idempotencyKeyOf, keyUse } from '#server/work/idempotency.js';
import * as endpoints from '#shared/contracts/api/risk.js';
import type { Language } from '#shared/contracts/common.js';
import { analyzeStored, announceAnalysis, storeAnalysis, type Asked } from './analyze.js';
import { replaceRiskPdf, sendRiskFile } from './report-file.js';
import { readFreshRiskReport, readRiskHistory, readRiskReport, removeRiskReport } from './service.js';

/** What a text is called that came without a name. */
const PASTED_NAME = 'Pasted text.txt';

/** Risk assessment: its work endpoints, and the reports. */
export function riskRoutes(deps: Deps): Router {
  const router = Router();
  const asked = (
    context: { req: Request; user: { id: string; language: Language }; requestId: string },
    party: string | undefined,
  ): Asked => ({
    userId: context.user.id,
    requestId: context.requestId,
    lang: requestLanguage(context.req, context.user.language),
    party: party?.trim() || null,
  });

  route(router, deps, endpoints.analyzeRisk, async (context) => {
    const { body, user, req } = context;
    const { doc_id: documentId, document_text: text, filename, party } = body;
    const use = keyUse(req, user.id, idempotencyKeyOf(req), body);
    const answer = (jobId: string) =>
      answerWork(deps, context, jobId, () => readFreshRiskReport(deps, user.id, jobId));
    if (documentId !== undefined && text === undefined) {
      return answer(await analyzeStored(deps, use, asked(context, party), { documentId, filename }));
    }
    if (text === undefined || documentId !== undefined) {
      throw new AppError('invalid_input', { detail: 'Provide document_text or doc_id' });
    }
    const earlier = await alreadyMade(deps.db, use);
    if (earlier?.jobId) return answer(earlier.jobId);
    const received = await receiveText(deps, { userId: user.id, text, filename: filename ?? PASTED_NAME });
    const stored = await storeAnalysis(deps, use, asked(context, party), {
      received,
      origin: 'pasted',
      filename: received.filename,
    });
    await announceAnalysis(deps, stored);
    return answer(stored.jobId);
  });

  route(router, deps, endpoints.analyzeRiskFile, async (context) => {
    const { user, req, signal } = context;
    // Before the file is received: what is refused for its key leaves nothing stored.
    const key = idempotencyKeyOf(req);
    const stored = await receiveFile(req, deps, { userId: user.id, signal }, (received) => {
      const { sha256, filename, fields } = received;
      const { party } = parseForm(endpoints.analyzeRiskFile, fields);
      const use = keyUse(req, user.id, key, [sha256, filename, fields]);
      return storeAnalysis(deps, use, asked(context, party), { received, origin: 'upload', filename });
    });
    await announceAnalysis(deps, stored);
    const { jobId } = stored;
    return answerWork(deps, context, jobId, () => readFreshRiskReport(deps, user.id, jobId));
  });

  route(router, deps, endpoints.riskHistory, async ({ user }) => ({
    history: await readRiskHistory(deps, user.id),
  }));
  route(router, deps, endpoints.riskFile, async ({ user, params, res }) => {
    await sendRiskFile(deps, res, { userId: user.id, documentId: params.id });
    return SENT;
  });
  route(router, deps, endpoints.uploadRiskPdf, async ({ user, params, req, signal }) =>
    replaceRiskPdf(deps, req, { userId: user.id, id: params.id, signal }),
  );
  route(router, deps, endpoints.getRisk, ({ user, params }) => readRiskReport(deps, user.id, params.id));
  route(router, deps, endpoints.deleteRisk, async ({ user, params }) => {
    await removeRiskReport(deps, user.id, params.id);
    return null;
  });

  return router;
}
