import type { User } from '#shared/contracts/api/auth.js';
import type { MessageId } from '../../lib/translation.js';

interface PublicLink {
  to: string;
  label: MessageId;
  /** Shown to those alone who are signed in. */
  signedIn?: true;
}

/** The top navigation, in its order. */
const LINKS: readonly PublicLink[] = [
  { to: '/', label: 'public.home' },
  { to: '/dashboard', label: 'public.dashboard', signedIn: true },
  { to: '/#services', label: 'public.services' },
  { to: '/contact', label: 'public.contact' },
  { to: '/about', label: 'public.about' },
];

/** Those that a visitor, or whoever is signed in, is offered. */
export const linksFor = (user: User | null): readonly PublicLink[] =>
  LINKS.filter(({ signedIn }) => signedIn === undefined || user !== null);
