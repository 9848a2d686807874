import type { MessageId } from '../../lib/words.js';

interface PublicLink {
  to: string;
  label: MessageId;
  /** Shown to those alone who are signed in. */
  signedIn?: true;
}

/** The top navigation, in its order. */
export const LINKS: readonly PublicLink[] = [
  { to: '/', label: 'public.home' },
  { to: '/dashboard', label: 'public.dashboard', signedIn: true },
  { to: '/#services', label: 'public.services' },
  { to: '/contact', label: 'public.contact' },
  { to: '/about', label: 'public.about' },
];
