import type { JobKind } from '#shared/contracts/jobs.js';
import { lazyScreen } from './lib/lazy-screen.js';
import type { MessageId } from './lib/translation.js';

interface Tool {
  /** Below /dashboard/. */
  path: string;
  /** Of its jobs; what is fetched of its reports lies under it too. */
  kind: JobKind;
  title: MessageId;
  summary: MessageId;
  screen: ReturnType<typeof lazyScreen>;
}

/**
 * The one list of tools: sidebar, home cards, routes, section titles and the way back to a job come from it. The first
 * script of every page holds it: screens are fetched when they are shown, and icons stand in `tool-icons.ts`.
 */
export const tools = [
  {
    path: 'risk-assessment',
    kind: 'risk',
    title: 'risk.title',
    summary: 'risk.summary',
    screen: lazyScreen(['reports', 'risk'], () => import('./features/risk/screen.js')),
  },
] as const satisfies readonly Tool[];

export type ToolPath = (typeof tools)[number]['path'];

/** Where a stored document is analyzed: the form stands there with the document chosen. */
export const addressOfDocument = (id: string) => `/dashboard/${tools[0].path}?document=${id}`;

/** Where a job of a tool is shown; undefined where no tool has such jobs. */
export function addressOfJob({ id, kind }: { id: string; kind: JobKind }): string | undefined {
  const tool = tools.find((one) => one.kind === kind);
  return tool && `/dashboard/${tool.path}?job=${id}`;
}
