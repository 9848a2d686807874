import { edited, type Edit, type PagedText } from './edits.js';

const WORD = /\p{L}+(?:-\p{L}+)*/gu;
/** A word cut by a hyphen at the end of its line; the limits keep the search linear. */
const CUT = /(?<!\p{L})(\p{L}{2,30})-\n+[^\S\n]{0,20}(\p{Ll}{2,30})(?!\p{L})/gu;
/** A clause's decimal number with its first word glued to it: "2.2Each", "4.1“Goods". */
const GLUED_NUMBER = /(?<=^[^\S\n]{0,20}\d{1,2}(?:\.\d{1,2}){1,3}\.?)(?=["“]?\p{Lu}\p{Ll})/gmu;
/** Two short words that a text layer of a scan runs together; English has no word of this form. */
const GLUED_WORDS =
  /(?<!\p{L})(of|to|in|by|for|on|and|or|with|from|under|upon)(the|this|that|these|such|any|all|each)(?!\p{L})/giu;

/** Counts the words of a text as it writes them in small letters, compounds with their hyphens. */
function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [match] of text.matchAll(WORD)) {
    const word = match.toLowerCase();
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** Joins words that a hyphen cuts at the end of a line, where the document has the whole word elsewhere. */
function joins(text: string, words: ReadonlyMap<string, number>): Edit[] {
  return [...text.matchAll(CUT)].flatMap(({ 0: match, 1: head = '', 2: tail = '', index }) => {
    const joined = `${head}${tail}`.toLowerCase();
    const compound = `${head}-${tail}`.toLowerCase();
    if (!words.has(joined) || words.has(compound)) return [];
    const start = index + head.length;
    return [{ start, end: index + match.length - tail.length, text: '' }];
  });
}

/** Parts words that run together, where the document has both elsewhere and never writes them as one otherwise. */
function parts(text: string, words: ReadonlyMap<string, number>): Edit[] {
  return [...text.matchAll(GLUED_WORDS)].flatMap(({ 0: match, 1: left = '', 2: right = '', index }) => {
    const known = words.has(left.toLowerCase()) && words.has(right.toLowerCase());
    const once = words.get(match.toLowerCase()) === 1;
    const at = index + left.length;
    return known && once ? [{ start: at, end: at, text: ' ' }] : [];
  });
}

/**
 * Repairs what line ends and text layers did to the words of a text with pages: words that a hyphen cuts are joined,
 * words and numbers that run together are parted. The document's own words decide, so that nothing is guessed.
 */
export function withRepairedWords(read: PagedText): PagedText {
  const { text } = read;
  const words = wordsOf(text);
  const numbers = [...text.matchAll(GLUED_NUMBER)].map(({ index }) => ({
    start: index,
    end: index,
    text: ' ',
  }));
  const edits = [...joins(text, words), ...parts(text, words), ...numbers];
  return edited(
    read,
    edits.sort((one, other) => one.start - other.start),
  );
}
