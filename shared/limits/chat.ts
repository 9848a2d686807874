/** Limits of the assistant's conversations. */
export const CHAT_LIMITS = {
  chat: {
    queryChars: 8_000,
    /** Documents attached to one conversation. */
    documents: 20,
    /** Characters of titles and previews, by the specification of the screen. */
    titleChars: 50,
    previewChars: 60,
    /** Minimum interval between events of an answer that is being written, ms: a few words each. */
    deltaMs: 80,
    /** Interval at which what has come of an answer is stored, ms: what a reload or a crash finds. */
    storeMs: 500,
    /** Messages of the conversation that a question is understood with. */
    remembered: 12,
    /** Messages of one conversation. */
    messages: 400,
  },
} as const;
