import * as z from 'zod/mini';
import { endpoint } from '../contracts/endpoint.js';

const part = z.enum(['database', 'pool', 'redis', 'storage', 'queue', 'delivery', 'events']);
export type Part = z.infer<typeof part>;
const parts = z.array(part);

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the server lives.',
  access: 'open',
  response: z.object({ status: z.literal('ok') }),
});
export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  summary:
    'Whether what the server stands on answers; names what does not. Degraded, it still takes requests.',
  access: 'open',
  response: z.object({ status: z.enum(['ready', 'degraded']), down: z.optional(parts) }),
  extraResponses: { 503: z.object({ status: z.literal('not ready'), down: parts }) },
});
export const getMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  summary:
    'Metrics for Prometheus: from this machine, or with METRICS_TOKEN as bearer. Every server counts all ended jobs.',
  access: 'operator',
  text: true,
  response: z.string(),
  errors: ['not_found', 'unavailable'],
});
export const openApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document.',
  access: 'open',
  response: z.looseObject({ openapi: z.string() }),
});
