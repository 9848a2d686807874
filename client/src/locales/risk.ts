/** The messages of risk assessment, fetched with its screen. */
export const risk = {
  en: async () => (await import('./en-risk.js')).enRisk,
  ar: async () => (await import('./ar-risk.js')).arRisk,
};
