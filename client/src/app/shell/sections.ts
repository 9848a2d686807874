import type { MessageId } from '../../lib/translation.js';
import { tools } from '../../tools.js';

/** The title of the section that a path belongs to. */
export function sectionTitle(pathname: string): MessageId {
  const [, first, section] = pathname.split('/');
  if (first === 'admin') return 'shell.admin';
  if (section === 'uploads') return 'shell.uploads';
  if (section === 'profile') return 'shell.profile';
  return tools.find(({ path }) => path === section)?.title ?? 'shell.dashboard';
}
