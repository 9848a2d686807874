import type { User } from '#shared/api/auth.js';
import type { MessageId } from '../../lib/translation.js';

interface PublicLink {
  to: string;
  label: MessageId;
  /** Shown only to signed-in users. */
  signedIn?: true;
}

/** The links of the top navigation, in display order. */
const LINKS: readonly PublicLink[] = [
  { to: '/', label: 'public.home' },
  { to: '/dashboard', label: 'public.dashboard', signedIn: true },
  { to: '/#services', label: 'public.services' },
  { to: '/contact', label: 'public.contact' },
  { to: '/about', label: 'public.about' },
];

/** Returns the links for a visitor (`null`) or a signed-in user. */
export const listLinks = (user: User | null): readonly PublicLink[] =>
  LINKS.filter(({ signedIn }) => signedIn === undefined || user !== null);
