/** The words that every page needs, in ICU message format. */
export const en = {
  'app.tagline': 'Streamlining legal document analysis with AI.',
  'app.skip': 'Skip to content',
  'app.offline': 'You are offline. Running work continues; this page will catch up when the connection is back.',
  'app.loading': 'Loading…',
  'app.notices': 'Notices',
  'app.crashed': 'This page stopped working.',
  'app.reload': 'Reload the page',
  'app.logoutFailed': 'Logout failed',
  'app.language': 'Language',
  'app.language.failed': 'The language could not be saved to your account.',
  'app.theme.light': 'Switch to the light theme',
  'app.theme.dark': 'Switch to the dark theme',

  'action.tryAgain': 'Try again',

  'error.network': 'No connection to the server. Please try again.',
  'error.unknown': 'Unknown error',

  'auth.email.invalid': 'Write a valid e-mail',
} as const;
