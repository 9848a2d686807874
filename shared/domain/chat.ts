import type { Language } from '../contracts/common.js';
import { LIMITS } from '../limits.js';
import { textDirection } from './text-direction.js';

const begin = (text: string, chars: number) => Array.from(text).slice(0, chars).join('');

/** Returns the title of a conversation: the beginning of the user's first message. */
export const chatTitle = (firstMessage: string): string => begin(firstMessage, LIMITS.chat.titleChars);

/** Returns the preview of a conversation: the beginning of its last reply, always with an ellipsis. */
export const chatPreview = (reply: string): string => `${begin(reply, LIMITS.chat.previewChars)}…`;

/** Returns the language of a message, by its words; `fallback` if it has none. */
export function messageLanguage(text: string, fallback: Language): Language {
  if (!/\p{L}/u.test(text)) return fallback;
  return textDirection(text) === 'rtl' ? 'ar' : 'en';
}
