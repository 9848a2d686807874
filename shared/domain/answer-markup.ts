/** A stretch of a line in one weight: a range of the text (UTF-16 code units, end exclusive). */
export interface MarkupPiece {
  start: number;
  end: number;
  bold: boolean;
}

/** A paragraph, an item of a list or a quotation, line by line. */
export interface MarkupBlock {
  kind: 'paragraph' | 'list-item' | 'quote';
  lines: MarkupPiece[][];
}

/**
 * Reads the markup of the assistant's answers: paragraphs between empty lines, items (`- `), quotations (`> `) and bold
 * (`**`). Signs that begin no markup stand as they are.
 */
export function readMarkup(text: string): MarkupBlock[] {
  const blocks: MarkupBlock[] = [];
  let open: MarkupBlock | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const [start, end] = [at, at + line.trimEnd().length];
    at += line.length + 1;
    const indent = line.length - line.trimStart().length;
    const [kind, sign] = kindOf(line.slice(indent));
    if (indent >= line.length) {
      open = undefined;
      continue;
    }
    const pieces = piecesOf(text, Math.min(start + indent + sign, end), end);
    // An item is one line; a paragraph or a quotation goes on with the next line of its kind.
    if (open?.kind === kind && kind !== 'list-item') open.lines.push(pieces);
    else blocks.push((open = { kind, lines: [pieces] }));
  }
  return blocks;
}

/** Returns what a line belongs to, and the length of the sign that says so. */
function kindOf(line: string): [kind: MarkupBlock['kind'], sign: number] {
  if (line.startsWith('- ')) return ['list-item', 2];
  if (line.startsWith('> ')) return ['quote', 2];
  return line === '>' ? ['quote', 1] : ['paragraph', 0];
}

/** Divides a line, from `start` to `end` of the text, at its pairs of stars. */
function piecesOf(text: string, start: number, end: number): MarkupPiece[] {
  const line = text.slice(start, end);
  const pieces: MarkupPiece[] = [];
  const add = (from: number, to: number, bold: boolean) => {
    if (to > from) pieces.push({ start: start + from, end: start + to, bold });
  };
  let at = 0;
  for (;;) {
    const open = line.indexOf('**', at);
    const close = open < 0 ? -1 : line.indexOf('**', open + 2);
    if (close < 0) break;
    add(at, open, false);
    add(open + 2, close, true);
    at = close + 2;
  }
  add(at, line.length, false);
  return pieces;
}
