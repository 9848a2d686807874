import type { Language } from '../contracts/common.js';
import { REFUSED, UNSEEN } from './filename.js';

const WORD: Record<Language, string> = { en: 'conversation', ar: 'محادثة' };

/**
 * Returns the file name of an exported conversation: its title, without characters that some system refuses, and a word in the
 * language of the file.
 */
export function conversationFilename(
  title: string,
  { lang, format }: { lang: Language; format: string },
): string {
  const stem = title.normalize('NFC').replace(UNSEEN, ' ').replace(REFUSED, ' ').replace(/\s+/g, ' ').trim();
  const named = stem.replace(/^\.+/, '').trim();
  return `${named === '' ? '' : `${named}_`}${WORD[lang]}.${format}`;
}
