/** The messages of the compliance check, fetched with its screens. */
export const compliance = {
  en: async () => (await import('./en-compliance.js')).enCompliance,
  ar: async () => (await import('./ar-compliance.js')).arCompliance,
};
