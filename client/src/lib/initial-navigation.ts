let first = 'default';

/** Keeps which place the browser itself loads; once, before anything moves on from it. */
export function recordInitialNavigation(): void {
  const state: unknown = window.history.state;
  // A page that is loaded again still has the key of the place that it was reached at.
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  first = typeof key === 'string' ? key : 'default';
}

/**
 * Whether a place (React Router's `key`) is the one that the browser itself loaded. A new page is announced by
 * moving the focus to it; one that was just loaded begins at its top, where the keyboard finds the way past the
 * navigation.
 */
export const isInitialNavigation = (key: string): boolean => key === first;
