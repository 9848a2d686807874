let initialKey = 'default';

/** Records the location that the browser itself loaded. Call it once, before the first client-side navigation. */
export function recordInitialNavigation(): void {
  const state: unknown = window.history.state;
  // After a reload, the history entry still has the key that React Router gave it.
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  initialKey = typeof key === 'string' ? key : 'default';
}

/**
 * True if a location (React Router's `key`) is the one that the browser itself loaded. A client-side navigation is
 * announced by moving the focus to the new page; after a page load the focus stays at the top, where the skip link is.
 */
export const isInitialNavigation = (key: string): boolean => key === initialKey;
