import { chatProcessor, type ChatDeps } from '#workers/chat/processor.js';
import type { ToolKind } from '#shared/tools/index.js';
import type { Processor } from '#workers/runtime/processor.js';
import { tools } from '#workers/tools/index.js';
import { reportProcessor, type ToolDeps } from '#workers/tools/report-processor.js';
import { exportProcessor } from './export.js';
import { extractProcessor } from './extract.js';
import { fileProcessor } from './file.js';

/**
 * Creates the processors of every kind of job that this worker runs. A processor parses its own input, so the kinds
 * need no common type.
 */
export function createProcessors(deps: ToolDeps & ChatDeps): ReadonlyMap<string, Processor<unknown>> {
  const ofTool = <K extends ToolKind>(kind: K) => reportProcessor(tools[kind], deps);
  const all = [
    extractProcessor(deps),
    ...(Object.keys(tools) as ToolKind[]).map(ofTool),
    fileProcessor,
    chatProcessor(deps),
    exportProcessor,
  ];
  return new Map(all.map((processor) => [processor.kind, processor as unknown as Processor<unknown>]));
}
