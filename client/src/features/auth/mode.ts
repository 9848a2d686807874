type Mode = 'login' | 'register';

/** The query picks the mode, else the navigation's own state does. */
export function modeOf(form: string | null, state: unknown): Mode {
  if (form === 'register' || form === 'login') return form;
  const isSignUp =
    typeof state === 'object' && state !== null && 'isSignUp' in state && state.isSignUp === true;
  return isSignUp ? 'register' : 'login';
}
