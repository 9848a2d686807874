import { Router, type Response } from 'express';
import { findDocument } from '#platform/db/queries/documents.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { listGlossary, replaceGlossary, type GlossaryTerm } from '#platform/db/queries/translations.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import { ALREADY_SENT, parseForm, route } from '#server/route.js';
import { createReportHandlers } from '#server/tools/report-handlers.js';
import * as endpoints from '#shared/api/translate.js';
import type { Language } from '#shared/contracts/common.js';
import { writeTerms } from '#shared/domain/glossary-csv.js';
import type { TranslationFile } from '#shared/tools/translate/contract.js';
import { presentHistoryItem, presentTranslation } from './present.js';

const LANGUAGES: Readonly<Record<endpoints.TargetLanguage, Language>> = { arabic: 'ar', english: 'en' };

/** The file that a translation is by default: text of a text, a Word file of everything else. */
const formOf = (contentType: string | undefined): TranslationFile =>
  contentType === 'text/plain' ? 'txt' : 'docx';

/** Translation endpoints: starting one, the results and their files. */
export function translateRoutes(deps: Deps): Router {
  const router = Router();
  const handlers = createReportHandlers(deps, {
    kind: 'translate',
    present: presentTranslation,
    presentSummary: presentHistoryItem,
  });

  route(router, deps, endpoints.translate, async (context) => {
    const { body, user } = context;
    const { doc_id: documentId, document_text: text, filename } = body;
    const stored =
      documentId === undefined ? undefined : await findDocument(deps.db, { userId: user.id, documentId });
    const options = {
      to: LANGUAGES[body.target_lang],
      type: documentId === undefined ? ('text' as const) : ('doc' as const),
      form: documentId === undefined ? ('txt' as const) : formOf(stored?.contentType),
    };
    const made = await handlers.start(context, { documentId, text, filename }, options, body);
    if (made === ALREADY_SENT) return made;
    const { _id, translated_text, draft_share, unknown_share, paragraphs } = made;
    const doubtful = paragraphs.filter(({ doubts }) => doubts.length > 0).length;
    return { translated_text, report_id: _id, draft_share, unknown_share, doubtful };
  });
  route(router, deps, endpoints.translateFile, (context) =>
    handlers.startForFile(
      context,
      (fields, contentType) => ({
        to: LANGUAGES[parseForm(endpoints.translateFile, fields).target_lang],
        type: 'doc',
        form: context.query.format ?? formOf(contentType),
      }),
      ({ form }) => form,
    ),
  );
  route(router, deps, endpoints.translateHistory, async ({ user }) => ({
    history: await handlers.history(user.id),
  }));
  route(router, deps, endpoints.downloadTranslation, async ({ user, params, query, res }) => {
    const id = await handlers.idOf(user.id, params.id);
    return handlers.downloadOf(res, { userId: user.id, id, name: query.format ?? (({ form }) => form) });
  });
  route(router, deps, endpoints.getGlossary, async ({ req, res, user }) => {
    const terms = await listGlossary(deps.db, user.id);
    return req.accepts(['application/json', 'text/csv']) === 'text/csv' ? sendTerms(res, terms) : terms;
  });
  route(router, deps, endpoints.putGlossary, async ({ req, res, user, body }) => {
    await deps.db.transaction(async (tx) => {
      // Locked, so that of two glossaries that are stored at a time one stays whole.
      if (!(await lockUser(tx, user.id))) throw new AppError('not_signed_in');
      await replaceGlossary(tx, user.id, body);
    });
    return req.accepts(['application/json', 'text/csv']) === 'text/csv' ? sendTerms(res, body) : body;
  });
  route(router, deps, endpoints.getTranslation, async ({ user, params }) => ({
    translation_report: await handlers.get(user.id, await handlers.idOf(user.id, params.id)),
  }));
  route(router, deps, endpoints.deleteTranslation, async ({ user, params }) => {
    await handlers.remove(user.id, await handlers.idOf(user.id, params.id));
    return null;
  });
  return router;
}

/** Sends a glossary as CSV. */
function sendTerms(res: Response, terms: readonly GlossaryTerm[]): typeof ALREADY_SENT {
  res.attachment('glossary.csv').type('text/csv').send(writeTerms(terms));
  return ALREADY_SENT;
}
