/** The messages of the assistant, fetched with its screen. */
export const chat = {
  en: async () => (await import('./en-chat.js')).enChat,
  ar: async () => (await import('./ar-chat.js')).arChat,
};
