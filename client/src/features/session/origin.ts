/** The page that a visitor wanted before the sign-in screen; only paths of our own. */
export function originOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/|\\)/.test(from) ? from : '/dashboard';
}

/** Whether it was a session's end that led to the sign-in screen. */
export function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;
}
