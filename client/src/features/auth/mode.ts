type Mode = 'login' | 'register';

/** Returns the form to show: the one that the query names, else the one in the navigation's state. */
export function modeOf(form: string | null, state: unknown): Mode {
  if (form === 'register' || form === 'login') return form;
  const isSignUp =
    typeof state === 'object' && state !== null && 'isSignUp' in state && state.isSignUp === true;
  return isSignUp ? 'register' : 'login';
}
