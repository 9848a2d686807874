import type { JobKind } from '#shared/contracts/jobs.js';
import type { lazyScreen } from './lazy-screen.js';
import type { LocalizedText } from './locale.js';

/** An entry of the list of tools. */
export interface ToolEntry {
  /** The path of the tool's screen, below /dashboard/. */
  path: string;
  /** The kind of the tool's jobs; also part of the cache keys of its reports. */
  kind: JobKind;
  title: LocalizedText;
  /** The title of its screen, where that is another one. */
  heading?: LocalizedText;
  /** The text on the tool's card on the dashboard's first page. */
  summary: LocalizedText;
  screen: ReturnType<typeof lazyScreen>;
  /** Its pages besides the screen, with their paths below the tool's own. */
  pages?: readonly { path: string; title: LocalizedText; screen: ReturnType<typeof lazyScreen> }[];
}
