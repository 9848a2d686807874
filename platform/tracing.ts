import type { Config } from './config.js';
import type { Logger } from './log.js';
import type { Tracing } from './tracing-otlp.js';

/**
 * Starts sending spans (`spans.ts`) to the configured collector. Without one nothing is loaded, and opening a span
 * costs next to nothing.
 */
export async function startTracing(
  { otlpEndpoint }: Pick<Config, 'otlpEndpoint'>,
  { role, log }: { role: string; log: Logger },
): Promise<Tracing> {
  if (otlpEndpoint === undefined) return { shutdown: () => Promise.resolve() };
  const { startOtlpExport } = await import('./tracing-otlp.js');
  return startOtlpExport(otlpEndpoint, { role, log });
}
