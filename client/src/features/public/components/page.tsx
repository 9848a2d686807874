import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isInitialNavigation } from '../../../lib/initial-navigation.js';
import { useDocumentTitle } from '../../../lib/title.js';

/** Scrolls to a section and moves keyboard focus to it. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
  section.focus({ preventScroll: true });
}

/** A public page: sets the title, and scrolls to the section that the address names or to the top. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  useDocumentTitle(title);
  useEffect(() => {
    if (hash.length > 1) {
      scrollToSection(hash.slice(1));
      return;
    }
    // The browser sets the scroll position of the first page itself, also after a reload.
    if (isInitialNavigation(key)) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [hash, key]);
  return children;
}
