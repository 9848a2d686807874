/** The messages of rephrasing, fetched with its screen. */
export const rephrase = {
  en: async () => (await import('./en-rephrase.js')).enRephrase,
  ar: async () => (await import('./ar-rephrase.js')).arRephrase,
};
