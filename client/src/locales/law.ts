/** The messages of the library of laws, fetched with its pages. */
export const law = {
  en: async () => (await import('./en-law.js')).enLaw,
  ar: async () => (await import('./ar-law.js')).arLaw,
};
