/** The page that a visitor wanted before the sign-in screen; only paths of our own. */
export function returnPathOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/|\\)/.test(from) ? from : '/dashboard';
}

/** How a session ended: by itself or by somebody's wish, or with its account. */
export type SessionEnd = 'session' | 'account';

/** What ended, where it was an end that led to the sign-in screen. */
export function sessionEndOf(state: unknown): SessionEnd | undefined {
  const ended = typeof state === 'object' && state !== null && 'ended' in state ? state.ended : undefined;
  return ended === 'session' || ended === 'account' ? ended : undefined;
}
