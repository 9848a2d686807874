import {
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { AppError } from './errors.js';

const tracer = () => trace.getTracer('lda');
const contextOf = (traceParent: string | null | undefined) =>
  traceParent ? propagation.extract(ROOT_CONTEXT, { traceparent: traceParent }) : ROOT_CONTEXT;

/** Returns an error's code or class name; the message is left out because it may quote a document. */
const errorType = (error: unknown) =>
  error instanceof AppError ? error.code : error instanceof Error ? error.name : 'unknown';

/** Marks a span as failed, with only the error's type. */
export function failSpan(span: Span, error: unknown): void {
  span.setAttribute('error.type', errorType(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work in a child span of the active one. Attributes are ids, counts and outcomes, never text. */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  options: { kind?: SpanKind } = {},
): Promise<T> {
  return run(name, attributes, work, { ...options, parent: context.active() });
}

/** Runs a job's work in a span that continues the trace of the request that created the job. */
export async function inJobSpan<T>(
  name: string,
  { traceParent, attributes }: { traceParent: string | null; attributes: Attributes },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return run(name, attributes, work, { kind: SpanKind.CONSUMER, parent: contextOf(traceParent) });
}

async function run<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  { kind = SpanKind.INTERNAL, parent }: { kind?: SpanKind; parent: typeof ROOT_CONTEXT },
): Promise<T> {
  return tracer().startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Opens a request's span, which continues the caller's trace; `within` runs code under it. */
export function requestSpan(method: string, traceParent: string | undefined) {
  const parent = contextOf(traceParent);
  const span = tracer().startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
    parent,
  );
  return { span, within: <T>(work: () => T): T => context.with(trace.setSpan(parent, span), work) };
}

/**
 * Returns the active span as a W3C trace context, to continue the trace in another process; null if there is no
 * trace.
 */
export function currentTraceParent(): string | null {
  const active = trace.getActiveSpan()?.spanContext();
  if (active === undefined || !isSpanContextValid(active)) return null;
  return `00-${active.traceId}-${active.spanId}-${active.traceFlags.toString(16).padStart(2, '0')}`;
}

/** Returns the log fields that link a log line to its span. */
export function traceFields(span = trace.getActiveSpan()): { trace_id?: string; span_id?: string } {
  const active = span?.spanContext();
  if (active === undefined || !isSpanContextValid(active)) return {};
  return { trace_id: active.traceId, span_id: active.spanId };
}
