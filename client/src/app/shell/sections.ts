import { localize } from '../../lib/locale.js';
import type { ToolEntry } from '../../lib/tool-entry.js';
import type { Translate } from '../../lib/translation.js';
import { toolPages, tools } from '../../tools.js';

/** Returns the title of the section that a path belongs to. */
export function sectionTitle(t: Translate, pathname: string): string {
  const [, first, section] = pathname.split('/');
  if (first === 'admin') return t('shell.admin');
  if (section === 'uploads') return t('shell.uploads');
  if (section === 'law') return t('shell.law');
  if (section === 'profile') return t('shell.profile');
  const page = toolPages.find(({ path }) => pathname === `/dashboard/${path}`);
  if (page !== undefined) return localize(page.title);
  const tool: ToolEntry | undefined = tools.find(({ path }) => path === section);
  return tool === undefined ? t('shell.dashboard') : localize(tool.heading ?? tool.title);
}
