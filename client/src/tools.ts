import type { JobKind } from '#shared/contracts/jobs.js';
import { riskTool } from './features/risk/tool.js';

/**
 * The one list of tools: sidebar, home cards, routes, section titles and the way back to a job come from it. The first
 * script of every page holds it: screens are fetched when they are shown, and icons stand in `tool-icons.ts`.
 */
export const tools = [riskTool] as const;

export type ToolPath = (typeof tools)[number]['path'];

/** Where a stored document is analyzed: the form stands there with the document chosen. */
export const addressOfDocument = (id: string) => `/dashboard/${tools[0].path}?document=${id}`;

/** Where a job of a tool is shown; undefined where no tool has such jobs. */
export function addressOfJob({ id, kind }: { id: string; kind: JobKind }): string | undefined {
  const tool = tools.find((one) => one.kind === kind);
  return tool && `/dashboard/${tool.path}?job=${id}`;
}
