import { LIMITS } from '#shared/limits.js';

/** Returns the number of characters by which a question is too long. */
export const excessOf = (text: string): number => Math.max(0, text.trim().length - LIMITS.chat.queryChars);

/** Tells whether a question can be sent: it is not blank, and not too long. */
export const isSendable = (text: string): boolean => text.trim() !== '' && excessOf(text) === 0;
