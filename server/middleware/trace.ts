import type { RequestHandler } from 'express';
import { SpanStatusCode, type Span } from '@opentelemetry/api';
import { requestSpan, traceFields } from '#platform/spans.js';
import { requestIdOf } from './request-id.js';

/** Paths that machines poll every few seconds. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);
const spans = new WeakMap<object, Span>();

/**
 * Opens a span for each request, named by the pattern of the route that answers it, since a path contains ids.
 * A caller's `traceparent` is continued. Work done for the request, jobs included, becomes a child of the span.
 */
export const traceRequest: RequestHandler = (req, res, next) => {
  if (UNTRACED.has(req.path)) return next();
  const { span, within } = requestSpan(req.method, req.get('traceparent'));
  if (!span.isRecording()) return within(next);
  spans.set(req, span);
  span.setAttribute('lda.request.id', requestIdOf(req));
  res.once('close', () => {
    const { path } = (req.route ?? {}) as { path?: string };
    if (path !== undefined) {
      span.updateName(`${req.method} ${path}`);
      span.setAttribute('http.route', path);
    }
    span.setAttribute('http.response.status_code', res.statusCode);
    if (!res.writableFinished) span.setAttribute('lda.request.aborted', true);
    if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  within(next);
};

/** Returns the trace ids that connect a request's log lines with its span; empty without a span. */
export function traceFieldsOf(req: object): ReturnType<typeof traceFields> {
  const span = spans.get(req);
  return span === undefined ? {} : traceFields(span);
}
