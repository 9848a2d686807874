import { Router } from 'express';
import { listUploads } from '#platform/db/queries/documents.js';
import type { Deps } from '#server/deps.js';
import { route, ALREADY_SENT } from '#server/route.js';
import * as endpoints from '#shared/api/documents.js';
import { LIMITS } from '#shared/limits.js';
import { readContent } from './content.js';
import { sendFile } from '#server/files/send.js';
import { presentDocument } from './present.js';
import { readAgain } from './read-again.js';
import { removeDocument } from './remove.js';
import { receiveUpload } from '#server/files/upload.js';

/** Document endpoints: upload, list, text, file, another reading, removal. */
export function documentRoutes(deps: Deps): Router {
  const router = Router();

  route(router, deps, endpoints.uploadDocument, async ({ req, user, signal, requestId }) => {
    const { documentId, filename } = await receiveUpload(req, deps, user.id, { signal, requestId });
    return { doc_id: documentId, filename };
  });

  route(router, deps, endpoints.listDocuments, async ({ user, query }) => {
    const limit = Number(query.limit ?? LIMITS.quota.documents);
    const rows = await listUploads(deps.db, { userId: user.id, limit, before: query.before });
    return rows.map(presentDocument);
  });

  route(router, deps, endpoints.documentContent, ({ user, params, signal }) =>
    readContent(deps, { userId: user.id, documentId: params.id, signal }),
  );

  route(router, deps, endpoints.downloadDocument, async ({ user, params, res }) => {
    await sendFile(deps, res, { userId: user.id, documentId: params.id });
    return ALREADY_SENT;
  });

  route(router, deps, endpoints.readDocumentAgain, (context) => readAgain(deps, context));

  route(router, deps, endpoints.recognizeDocument, async ({ user, params, requestId }) => {
    const { id: userId } = user;
    const job = await deps.jobs.recognizeAll({ userId, documentId: params.id, requestId });
    await deps.bus.publish({ topic: 'documents', user_id: userId, reason: 'uploaded' });
    return job;
  });

  route(router, deps, endpoints.deleteDocument, async ({ user, params }) => {
    await removeDocument(deps, user.id, params.id);
    return null;
  });

  return router;
}
