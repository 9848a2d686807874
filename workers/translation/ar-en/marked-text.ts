import type { UnknownWords } from '../draft.js';

/** Noncharacters of Unicode, which no text contains: they enclose what was not translated while a draft is composed. */
const OPEN = '\ufdd0';
const CLOSE = '\ufdd1';

/** The text without the marks that drafts are composed with. */
export const withoutMarks = (text: string) => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** Marks a word that stays as it is. */
export const markUnknown = (word: string) => OPEN + word + CLOSE;

/** Marks a run of the draft whose reading is not certain. */
export const markDoubt = (text: string) => OPEN + withoutMarks(text) + CLOSE;

/** Takes the marks out of a composed draft; returns where they stood. */
export function readMarks(marked: string): { text: string; unknown: UnknownWords[] } {
  let text = '';
  const unknown: UnknownWords[] = [];
  for (const part of marked.split(OPEN)) {
    const close = part.indexOf(CLOSE);
    if (close > 0) unknown.push({ start: text.length, end: text.length + close });
    text += close < 0 ? part : part.slice(0, close) + part.slice(close + 1);
  }
  return { text, unknown };
}
