import type { JobKind } from '#shared/contracts/jobs.js';
import { localize } from '../../lib/locale.js';
import type { MessageId, Translate } from '../../lib/translation.js';
import { tools } from '../../tools.js';

/** Names of the job kinds that belong to no tool. */
const OTHER_KINDS: Partial<Record<JobKind, MessageId>> = {
  extract: 'admin.kind.extract',
  report: 'admin.kind.report',
  export: 'admin.kind.export',
};

/** Returns a job kind's name for administrators: its tool's title, or what the job does. */
export function kindName(t: Translate, kind: JobKind): string {
  const tool = tools.find((one) => one.kind === kind);
  if (tool !== undefined) return localize(tool.title);
  const id = OTHER_KINDS[kind];
  return id === undefined ? kind : t(id);
}
