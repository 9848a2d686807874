import type { ExtractedDocument } from '#platform/documents.js';
import type { PlacedLine } from './blocks/line-box.js';

/** Replaces the text between two offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface PagedText extends Pick<ExtractedDocument, 'text' | 'pages' | 'warnings'> {
  /** Printed lines whose places are known, in order. */
  lines?: PlacedLine[];
}

/** Applies edits, which are in order and apart from each other, and returns where an offset lies afterwards. */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
): { text: string; moved: (offset: number) => number } {
  const parts: string[] = [];
  /** Offset of the end of each edit in the new text. */
  const ends: number[] = [];
  let length = 0;
  let from = 0;
  for (const edit of edits) {
    const kept = text.slice(from, edit.start);
    parts.push(kept, edit.text);
    length += kept.length + edit.text.length;
    ends.push(length);
    from = edit.end;
  }
  parts.push(text.slice(from));
  const moved = (offset: number) => {
    let low = 0;
    let high = edits.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((edits[middle]?.start ?? Infinity) < offset) low = middle + 1;
      else high = middle;
    }
    const last = edits[low - 1];
    const end = ends[low - 1];
    if (last === undefined || end === undefined) return offset;
    return offset <= last.end ? end : end + offset - last.end;
  };
  return { text: parts.join(''), moved };
}

/** Applies edits to a text with pages; the pages cover it as before, and warnings and lines keep their places. */
export function edited(read: PagedText, edits: readonly Edit[]): Required<PagedText> {
  const { text, pages, warnings, lines = [] } = read;
  if (edits.length === 0) return { text, pages, warnings, lines };
  const { text: after, moved } = applyEdits(text, edits);
  const span = ({ start, end }: { start: number; end: number }) => ({ start: moved(start), end: moved(end) });
  return {
    text: after,
    pages: pages.map((page, index) => ({ ...span(page), start: index === 0 ? 0 : moved(page.start) })),
    warnings: warnings.map((warning) =>
      warning.spans === undefined
        ? warning
        : { ...warning, spans: warning.spans.map(span).filter(({ start, end }) => end > start) },
    ),
    lines: movedLines(lines, moved, after.length),
  };
}

/** Moves lines; those that were taken out end up where the next one begins, or at the text's end, and are left out. */
function movedLines(
  lines: readonly PlacedLine[],
  moved: (offset: number) => number,
  length: number,
): PlacedLine[] {
  const kept = lines.map((line) => ({ ...line, start: moved(line.start) }));
  return kept.filter(({ start }, index) => start < (kept[index + 1]?.start ?? length));
}
