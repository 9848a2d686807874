import type { Processor } from '#workers/runtime/processor.js';
import { exportProcessor } from './export.js';
import { extractProcessor } from './extract.js';
import { reportProcessor } from './report.js';
import { riskProcessor } from './risk.js';

/** Every kind of job that this worker can do. A processor parses its own input, so the kinds need no common type. */
export const processors: ReadonlyMap<string, Processor<unknown>> = new Map(
  [extractProcessor, riskProcessor, reportProcessor, exportProcessor].map((processor) => [
    processor.kind,
    processor as unknown as Processor<unknown>,
  ]),
);
