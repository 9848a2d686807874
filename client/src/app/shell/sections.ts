import type { MessageId } from '../../lib/words.js';
import { tools } from '../tools.js';

/** The title of the section that a path below /dashboard belongs to. */
export function sectionTitle(pathname: string): MessageId {
  const section = pathname.split('/')[2];
  if (section === 'uploads') return 'shell.uploads';
  return tools.find(({ path }) => path === section)?.title ?? 'shell.dashboard';
}
