/** A range of an answer's text: UTF-16 code units, end exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** A piece of a line: text, or the number of a citation. */
export type Piece = Range & ({ kind: 'text'; bold: boolean } | { kind: 'citation'; n: number });

/** Lines of one kind that stand together. The marks at their beginnings are not part of their pieces. */
export interface Block {
  kind: 'paragraph' | 'list' | 'quote';
  lines: (Range & { pieces: Piece[] })[];
}

const PREFIX = /^\s{0,3}(?:(-\s+)|(>\s?))/;
const MARK = /\*\*|\[(\d{1,3})\]/g;
/** Matches a possible beginning of a mark, at the end of a text that is still being written. */
const BEGUN_MARK = /(?:\[\d{0,3}|\*)$/;

/**
 * Cuts an answer into blocks of lines. While it is being written (`partial`), a mark that has begun is not shown, and bold
 * text need not have ended.
 */
export function parseAnswer(text: string, partial = false): Block[] {
  const blocks: Block[] = [];
  const shownEnd = partial ? text.length - (BEGUN_MARK.exec(text)?.[0].length ?? 0) : text.length;
  let open: Block | undefined;
  let start = 0;
  for (const line of text.slice(0, shownEnd).split('\n')) {
    const prefix = PREFIX.exec(line);
    const end = start + line.length;
    if (line.trim() === '') open = undefined;
    else {
      const kind = prefix?.[1] !== undefined ? 'list' : prefix === null ? 'paragraph' : 'quote';
      if (open?.kind !== kind) blocks.push((open = { kind, lines: [] }));
      const from = start + (prefix?.[0].length ?? 0);
      open.lines.push({ start: from, end, pieces: piecesOf(text, { start: from, end }, partial) });
    }
    start = end + 1;
  }
  return blocks;
}

function piecesOf(text: string, { start, end }: Range, partial: boolean): Piece[] {
  const marks = [...text.slice(start, end).matchAll(MARK)];
  const stars = marks.filter(([mark]) => mark === '**');
  // The last one of an odd number has no counterpart: it is a part of the text.
  const single = stars.length % 2 === 1 && !partial ? stars.at(-1) : undefined;
  const pieces: Piece[] = [];
  let bold = false;
  let from = start;
  for (const mark of marks) {
    if (mark === single) continue;
    const at = start + mark.index;
    if (at > from) pieces.push({ kind: 'text', start: from, end: at, bold });
    from = at + mark[0].length;
    if (mark[1] === undefined) bold = !bold;
    else pieces.push({ kind: 'citation', start: at, end: from, n: Number(mark[1]) });
  }
  if (end > from) pieces.push({ kind: 'text', start: from, end, bold });
  return pieces;
}

/** Cuts a range where others begin and end; `within` says whether a part of it lies in one of them. */
export function cutAt({ start, end }: Range, others: readonly Range[]): (Range & { within: boolean })[] {
  const borders = others.flatMap((other) => [other.start, other.end]).filter((at) => at > start && at < end);
  const all = [...new Set([start, ...borders.sort((a, b) => a - b), end])];
  return all.slice(1).map((to, index) => {
    const from = all[index] ?? start;
    return {
      start: from,
      end: to,
      within: others.some((other) => other.start <= from && to <= other.end),
    };
  });
}
