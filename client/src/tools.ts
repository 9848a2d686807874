import type { JobKind } from '#shared/contracts/jobs.js';
import { chatTool } from './features/chat/tool.js';
import { complianceTool } from './features/compliance/tool.js';
import { rephraseTool } from './features/rephrase/tool.js';
import { riskTool } from './features/risk/tool.js';
import { translateTool } from './features/translate/tool.js';
import type { ToolEntry } from './lib/tool-entry.js';

/**
 * The one list of tools: sidebar, home cards, routes, section titles and links to jobs come from it. It is part of the
 * first script of every page; therefore screens are fetched when they are shown, and icons are in `tool-icons.ts`.
 */
export const tools = [rephraseTool, riskTool, complianceTool, translateTool, chatTool] as const;

export type ToolPath = (typeof tools)[number]['path'];

const entries: readonly ToolEntry[] = tools;
/** The pages of tools besides their screens, with their paths below /dashboard/. */
export const toolPages = entries.flatMap(({ path, pages = [] }) =>
  pages.map((page) => ({ ...page, path: `${path}/${page.path}` })),
);

/** The address of the form that analyzes a document, with this document chosen. */
export const analyzeDocumentPath = (id: string) => `/dashboard/${riskTool.path}?document=${id}`;

/** The address at which a tool shows a job; undefined when no tool has jobs of this kind. */
export function jobPath({ id, kind }: { id: string; kind: JobKind }): string | undefined {
  const tool = tools.find((one) => one.kind === kind);
  return tool && `/dashboard/${tool.path}?job=${id}`;
}
