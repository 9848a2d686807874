/** A line of a text, with its place there. */
export interface Line {
  start: number;
  /** Offset after the line break. */
  end: number;
  /** The line without the white space around it. */
  text: string;
  /** True for page numbers, running headers and footers, and tables of contents: text, but never a heading. */
  noise: boolean;
  /** True if only white space or noise lies between it and the last line with text. */
  afterBlank: boolean;
  /** True for a part of a long line that was broken before what may be a clause's number. */
  within?: boolean;
}

/** Splits a text into lines; none of them is marked yet. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    lines.push({ start, end, text: text.slice(start, end).trim(), noise: false, afterBlank: false });
    start = end;
  }
  return lines;
}
