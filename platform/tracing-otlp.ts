import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { LIMITS } from '#shared/limits.js';
import type { Logger } from './log.js';

/** A running span exporter, to be shut down with the process. */
export interface Tracing {
  /** Sends buffered spans, with a short deadline: an unavailable collector must not delay the shutdown. */
  shutdown(): Promise<void>;
}

const { exportMs, flushMs, complainMs } = LIMITS.tracing;

/**
 * Exports spans in batches to an OTLP/HTTP collector. Spans that cannot be sent are dropped, and logged at most
 * once a minute. Loaded only by `tracing.ts`, if an endpoint is configured.
 */
export function startOtlpExport(endpoint: string, { role, log }: { role: string; log: Logger }): Tracing {
  const complaint = complaints(log);
  diag.setLogger(complaint, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `lda-${role}`, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: exportMs })],
  });
  provider.register();
  return {
    async shutdown() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, flushMs)));
      // A failed export is logged and does not fail the shutdown.
      await Promise.race([provider.shutdown().catch(complaint.error), late]);
      clearTimeout(timer);
    },
  };
}

/** Logs the library's complaints without their messages, which may contain the collector's address and key. */
function complaints(log: Logger) {
  let saidAt = -Infinity;
  const report = () => {
    if (performance.now() - saidAt < complainMs) return;
    saidAt = performance.now();
    log.warn('spans could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT; they are dropped');
  };
  const quiet = () => undefined;
  return { error: report, warn: quiet, info: quiet, debug: quiet, verbose: quiet };
}
