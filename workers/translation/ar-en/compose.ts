import type { Piece } from './sentences.js';

const MARKS: Record<string, string> = { '«': '“', '»': '”', '؟': '?', '،': ',', '؛': ';', '٪': '%' };
const OPENING = /^[([“{]$/;
const CLOSING = /^[,.;:!?)\]”}%]$/;

/** Joins the pieces of a draft to a text, with the spaces and capitals of English. */
export function compose(pieces: readonly Piece[]): string {
  let text = '';
  let tight = true;
  for (const piece of pieces) {
    const written = piece.mark === true ? (MARKS[piece.text] ?? piece.text) : piece.text;
    const isMark = piece.mark === true;
    const joins =
      tight ||
      (isMark &&
        (CLOSING.test(written) || written === '\n' || (!OPENING.test(written) && piece.spaced === false)));
    text += joins ? written : ` ${written}`;
    tight = isMark && (OPENING.test(written) || written === '\n' || written === '/');
  }
  return capitalized(tidy(text));
}

const tidy = (text: string) =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/\ban other\b/g, 'another')
    .replace(/ ,/g, ',')
    .replace(/,{2,}/g, ',')
    .replace(/,([.;:])/g, '$1')
    .replace(/ +\n/g, '\n');

/** A capital where a sentence begins. */
const capitalized = (text: string) =>
  text.replace(
    /(^|[.!?]\s+|\n[\s(]*)([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
