/** Length of the beginning of a document in which its title and its parties stand, characters. */
const HEAD_CHARS = 3_000;
/** Most title-like lines that are kept. */
const TITLES = 8;

/** The beginning of a document, where it says what it is. */
export interface Head {
  text: string;
  /** Lines that could be titles, in order, the whole text's first line included. */
  lines: readonly string[];
}

/** A line about the paper and not the document: the name of an exhibit, a page, a form, a source. */
const PAPER =
  /^(?:exhibit|ex-|page|source:|form|execution (?:copy|version)|confidential|draft|\[|\d|appendix)\b/i;

/** Returns the beginning of a document; `text` is normalized (see plain.ts). */
export function headOf(text: string): Head {
  const head = text.slice(0, HEAD_CHARS);
  const lines = head
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= 3 && /\p{L}{3}/u.test(line));
  const titles = lines.filter((line) => line.length <= 140 && !PAPER.test(line)).slice(0, TITLES);
  return { text: head, lines: titles };
}
