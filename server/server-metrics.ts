import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const HTTP_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 240];

/** Metrics of this server alone since it started; /metrics shows them beside what all servers share. */
export interface ServerMetrics {
  registry: Registry;
  http: Histogram<'method' | 'route' | 'status'>;
  uploadedBytes: Counter;
  mails: Counter<'outcome'>;
  sockets: Gauge;
}

export function createServerMetrics(): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  const mails = new Counter({
    name: 'lda_mails_total',
    help: 'Mails handed over by this server, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  // Both exist from the start: an alert on something that has never happened needs a zero to increase from.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  return {
    registry,
    mails,
    http: new Histogram({
      name: 'lda_http_request_duration_seconds',
      help: 'Time until this server had sent its answer, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: HTTP_SECONDS,
      registers,
    }),
    uploadedBytes: new Counter({
      name: 'lda_uploaded_bytes_total',
      help: 'Bytes of files that this server has received whole',
      registers,
    }),
    sockets: new Gauge({ name: 'lda_sockets', help: 'Open sockets of this server', registers }),
  };
}
