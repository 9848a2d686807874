/** The English messages that every page needs, in ICU message format. */
export const en = {
  'app.tagline': 'Streamlining legal document analysis with AI.',
  'app.skip': 'Skip to content',
  'app.offline': 'You are offline. Work already running will continue, and this page will update when you are back online.',
  'app.unavailable': 'The service cannot be reached at the moment. Work already running will continue, and this page will update by itself.',
  'app.loading': 'Loading…',
  'app.menu': 'Menu',
  'app.notices': 'Notifications',
  'app.crashed': 'This page stopped working.',
  'app.reload': 'Reload the page',
  'app.logoutFailed': 'Logout failed',
  'app.language': 'Language',
  'app.language.failed': 'Could not save the language to your account.',
  'app.theme.light': 'Switch to light theme',
  'app.theme.dark': 'Switch to dark theme',

  'action.tryAgain': 'Try again',

  'error.network': 'No connection to the server. Please try again.',
  'error.unknown': 'Unknown error',

  'auth.email.invalid': 'Write a valid e-mail',
} as const;
