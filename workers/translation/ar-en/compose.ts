/** A piece of the translation and whether it is a mark. */
export interface Piece {
  text: string;
  mark?: boolean;
  spaced?: boolean;
}

const MARKS: Record<string, string> = { '«': '“', '»': '”', '؟': '?', '،': ',', '؛': ';', '٪': '%' };
const OPENING = /^[([“{]$/;
const CLOSING = /^[,.;:!?)\]”}%]$/;

/** Joins the pieces of a draft to a text, with the spaces and capitals of English. */
export function compose(pieces: readonly Piece[]): string {
  let text = '';
  let tight = true;
  let quoted = false;
  for (const piece of pieces) {
    const written = piece.mark === true ? (MARKS[piece.text] ?? piece.text) : piece.text;
    const isMark = piece.mark === true;
    if (written === '"') {
      // Straight quotation marks open and close in turn.
      text += quoted || tight ? written : ` ${written}`;
      quoted = !quoted;
      tight = quoted;
      continue;
    }
    const joins =
      tight ||
      (isMark &&
        (CLOSING.test(written) || written === '\n' || (!OPENING.test(written) && piece.spaced === false)));
    text += joins ? written : ` ${written}`;
    tight = isMark && (OPENING.test(written) || written === '\n' || written === '/');
  }
  return capitalized(tidy(heading(text)));
}

/** «المادة الأولى: التعريفات»: a title has no article. */
const heading = (text: string) =>
  text.length < 90 && !/[.;,]/.test(text)
    ? text.replace(
        /^((?:Article|Clause|Chapter|Part|Section|Annex|Schedule) \(?\w{1,4}\)? ?[:–-] ?)(?:(?:the|a|an) )?(\w)/i,
        (_, number: string, letter: string) => number + letter.toUpperCase(),
      )
    : text;

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
