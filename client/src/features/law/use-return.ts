import { useEffect, useEffectEvent, useRef, type MouseEvent, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { onSessionEnd } from '../../lib/session-end.js';

/** The link that was followed last from each entry of the history, by the entry's key. */
const followed = new Map<string, string>();
onSessionEnd(() => {
  followed.clear();
});

interface Return {
  container: RefObject<HTMLDivElement | null>;
  /** True if the page was come back to, and so should render all of its links at once. */
  returning: boolean;
  onClick: (event: MouseEvent) => void;
}

/**
 * Leads back to the link that was followed: coming back to a list, as by the browser's button, shows and focuses it.
 * `ready` is true once the list's links are rendered.
 */
export function useReturn(ready: boolean): Return {
  const { key } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const href = useNavigationType() === NavigationType.Pop ? followed.get(key) : undefined;
  const show = useEffectEvent(() => {
    if (href === undefined) return;
    const links = container.current?.querySelectorAll<HTMLAnchorElement>('a[data-result]') ?? [];
    const link = [...links].find((one) => one.getAttribute('href') === href);
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!ready) return undefined;
    // After the shell has scrolled the new page to its top.
    const frame = requestAnimationFrame(show);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [ready]);
  return {
    container,
    returning: href !== undefined,
    onClick: ({ target }) => {
      const link = target instanceof Element ? target.closest('a[data-result]') : null;
      const address = link?.getAttribute('href');
      if (typeof address === 'string') followed.set(key, address);
    },
  };
}
