/** The messages of translation, fetched with its screen. */
export const translate = {
  en: async () => (await import('./en-translate.js')).enTranslate,
  ar: async () => (await import('./ar-translate.js')).arTranslate,
};

/** The messages of the user's terms, fetched with their page. */
export const glossary = {
  en: async () => (await import('./en-glossary.js')).enGlossary,
  ar: async () => (await import('./ar-glossary.js')).arGlossary,
};
