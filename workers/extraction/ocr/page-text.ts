import { cleanText } from '../clean.js';
import type { RecognizedPage } from '../recognized-page.js';
import type { Paragraphs, Word } from './engine.js';

/** Confidence (0 to 100) below which a word may have been misread; numbers, where one digit matters, need more. */
const DOUBTFUL = 60;
const DOUBTFUL_NUMBER = 85;

const LATIN = /\p{Script=Latin}/u;
const ARABIC = /\p{Script=Arabic}/u;
const DIGIT = /\p{Nd}/u;
/** Number of groups of digits in a row that are one number, written from left to right: an IBAN, a telephone. */
const GROUPS = 3;
const MARKS = /[\u200E\u200F]/g;

/** Puts a run of Latin words and numbers in order; the bracket that ends it may stand before its last word. */
function inLatinOrder(run: readonly Word[]): Word[] {
  const sorted = run.toSorted((one, other) => one.bbox.x0 - other.bbox.x0);
  const last = sorted.at(-1);
  const isOpen = sorted.slice(0, -1).some(({ text }) => text.replace(MARKS, '').startsWith('('));
  const number = last === undefined ? null : /^[()](.*\p{Nd})$/u.exec(last.text.replace(MARKS, ''));
  if (last !== undefined && isOpen && number !== null)
    sorted[sorted.length - 1] = { ...last, text: `${number[1] ?? ''})` };
  return sorted;
}

/**
 * Puts the words of an Arabic line in logical order: the engine gives some runs of Latin words and numbers as they
 * stand from right to left.
 */
function inLogicalOrder(words: readonly Word[]): Word[] {
  const ordered: Word[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (end < words.length && !ARABIC.test(words[end]?.text ?? '')) end += 1;
    const run = words.slice(at, end);
    const digits = run.filter(({ text }) => DIGIT.test(text)).length;
    const leftToRight = run.some(({ text }) => LATIN.test(text)) || digits >= GROUPS;
    ordered.push(...(leftToRight ? inLatinOrder(run) : run));
    if (end < words.length) ordered.push(words[end] as Word);
    at = end + 1;
  }
  return ordered;
}

/**
 * Puts right the Arabic comma, which the engine takes for other signs. Letters and figures stay as they are recognized,
 * however unlikely: a wrong correction would change what the document says.
 */
function mended(word: string, openQuotes: number): string {
  if (!ARABIC.test(word) && !DIGIT.test(word)) return word;
  // A closing quotation mark without an opening one is a comma.
  const comma = openQuotes <= 0 && !word.includes('«') ? word.replace(/»$/, '،') : word;
  return comma.replace(/(?<=\p{Script=Arabic}\p{M}*),$/u, '،');
}

const isDoubtful = ({ text, confidence }: Word) =>
  /[\p{L}\p{Nd}]/u.test(text) && confidence < (DIGIT.test(text) ? DOUBTFUL_NUMBER : DOUBTFUL);

/** Composes a page's text of recognized lines, with an empty line between paragraphs and the doubtful places. */
export function composePage(paragraphs: Paragraphs): Pick<RecognizedPage, 'text' | 'doubtful'> {
  let text = '';
  const doubtful: RecognizedPage['doubtful'] = [];
  for (const lines of paragraphs) {
    if (text !== '') text += '\n';
    for (const line of lines) {
      const arabic = line.filter((word) => ARABIC.test(word.text)).length * 2 >= line.length;
      let openQuotes = 0;
      const words = arabic ? inLogicalOrder(line) : line;
      const written: string[] = [];
      let at = text.length;
      for (const word of words) {
        const bare = word.text.replace(MARKS, '');
        const clean = cleanText(arabic ? mended(bare, openQuotes) : bare).trim();
        if (clean === '') continue;
        openQuotes += (clean.match(/«/g)?.length ?? 0) - (clean.match(/»/g)?.length ?? 0);
        if (isDoubtful(word)) doubtful.push({ start: at, end: at + clean.length });
        written.push(clean);
        at += clean.length + 1;
      }
      if (written.length > 0) text += `${written.join(' ')}\n`;
    }
  }
  return { text: text.trimEnd(), doubtful };
}
