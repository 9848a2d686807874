/** Returns the page that a visitor wanted before the sign-in page; only paths of this origin are accepted. */
export function returnPathOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/|\\)/.test(from) ? from : '/dashboard';
}

/** The reason why the user is signed out: the session ended, or the account was removed. */
export type SessionEnd = 'session' | 'account';

/** Returns the end that led to the sign-in page; undefined when none did. */
export function sessionEndOf(state: unknown): SessionEnd | undefined {
  const ended = typeof state === 'object' && state !== null && 'ended' in state ? state.ended : undefined;
  return ended === 'session' || ended === 'account' ? ended : undefined;
}
