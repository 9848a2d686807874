import type { JobKind } from '#shared/contracts/jobs.js';
import type { lazyScreen } from './lazy-screen.js';
import type { LocalizedText } from './locale.js';

/** A tool, as the list of tools holds it. */
export interface ToolEntry {
  /** Below /dashboard/. */
  path: string;
  /** Of its jobs; what is fetched of its reports lies under it too. */
  kind: JobKind;
  title: LocalizedText;
  /** On the card of the dashboard's first page. */
  summary: LocalizedText;
  screen: ReturnType<typeof lazyScreen>;
}
