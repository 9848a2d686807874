import { findDocumentText, type DocumentText } from '#platform/db/queries/document-texts.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import { armNextEvent } from '#server/work/next-event.js';
import type { documentContent } from '#shared/api/documents.js';
import type { EndpointResponse } from '#shared/contracts/endpoint.js';
import { ERRORS, isErrorCode } from '#shared/contracts/errors.js';
import { presentBlocks } from './blocks.js';

const RETRY_AFTER_SECONDS = 5;
const FAILED = 'error extracting text: ';
const NO_TEXT = 'This file contains no text to show.';

interface ContentRequest {
  userId: string;
  documentId: string;
  signal: AbortSignal;
}

function failure(code: string | null): string {
  const knownCode = code !== null && isErrorCode(code) ? code : 'internal';
  return FAILED + (knownCode === 'cancelled' ? 'Reading was cancelled.' : ERRORS[knownCode][1]);
}

type Content = EndpointResponse<typeof documentContent>;

function contentOf({ status, errorCode, contentType, extracted }: DocumentText): Content {
  if (extracted === null) {
    const content = status === 'failed' ? failure(errorCode) : FAILED + NO_TEXT;
    return { content, content_type: contentType, doubtful: [], pages: [], blocks: null };
  }
  const doubts = extracted.warnings.filter(({ code }) => code === 'words_doubtful');
  return {
    content: extracted.text,
    content_type: contentType,
    doubtful: doubts.flatMap(({ spans = [] }) => spans),
    pages: extracted.pages,
    blocks: presentBlocks(extracted),
  };
}

/**
 * Returns a document's text, and its doubtful words, as `GET /documents/content` shows them; waits for an extraction in progress. If that
 * failed, the text begins with "error extracting text" and gives the reason.
 * @throws AppError `not_found`; `unavailable` if the extraction takes longer than a request may wait; the
 * signal's reason if the client disconnects.
 */
export async function readContent(deps: Deps, request: ContentRequest): Promise<Content> {
  const { signal } = request;
  const deadline = Date.now() + deps.config.syncWaitMs;
  for (;;) {
    const next = armNextEvent(deps.bus, 'documents', (event) => event.user_id === request.userId, {
      deadline,
      signals: [signal, deps.shutdownSignal],
    });
    try {
      const found = await findDocumentText(deps.db, request);
      if (found === undefined) throw new AppError('not_found');
      if (found.status !== 'pending') return contentOf(found);
      if (Date.now() >= deadline || deps.shutdownSignal.aborted) {
        throw new AppError('unavailable', {
          retryAfter: RETRY_AFTER_SECONDS,
          detail: 'The document is still being read. Please try again.',
        });
      }
      await next.settled;
      signal.throwIfAborted();
    } finally {
      next.end();
    }
  }
}
