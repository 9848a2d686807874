import type { DocumentBlock } from '#shared/contracts/documents.js';
import type { Language } from '#shared/contracts/common.js';
import { textDirection } from '#shared/domain/text-direction.js';
import type { Change } from '#shared/tools/rephrase/contract.js';
import { shownText, stretchesOf, stretchesOfBlocks, type Span, type Stretch } from '../review/soft-breaks.js';
import type { MarkedItem } from '../review/use-marks.js';

/** A change of a rephrasing, numbered as in its report, in the order of the text. */
export interface NumberedChange extends Change, MarkedItem {
  /** The words around it in its line. */
  before: string;
  after: string;
}

/** Most characters around a change that its card shows. */
const AROUND_CHARS = 32;

/** Numbers the changes of a text, each with the words around it. */
export const numbered = (changes: readonly Change[], text: string): NumberedChange[] =>
  changes.map((change, index) => ({
    ...change,
    ...{ id: index + 1, stored: index + 1, counted: true },
    ...wordsAround(text, change.evidence),
  }));

/** Returns the words before and after a place in its line; a word that is cut is left out. */
function wordsAround(text: string, { start, end }: Span): { before: string; after: string } {
  const line = {
    start: start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1,
    end: text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end),
  };
  const from = Math.max(line.start, start - AROUND_CHARS);
  const to = Math.min(line.end, end + AROUND_CHARS);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  return {
    before: from === line.start ? before : `… ${before.slice(before.indexOf(' ') + 1)}`,
    after: to === line.end ? after : `${after.slice(0, Math.max(0, after.lastIndexOf(' ')))} …`,
  };
}

/** A piece of a paragraph: text that is kept, or a change. */
export type Piece =
  | { kind: 'kept'; start: number; text: string }
  | { kind: 'change'; id: number; original: string; revised: string };

/** A paragraph of the original text, with its changes. */
export interface TextParagraph extends Span {
  dir: 'ltr' | 'rtl';
  lang: Language;
  heading: boolean;
  /** True for a comment on the document, behind its text. */
  comment: boolean;
  /** True if it stands apart from the next one. */
  apart: boolean;
  pieces: Piece[];
  /** Numbers of its changes. */
  changes: number[];
}

/** What a text is divided by: the blocks of its document, or its lines where there are none. */
export interface Division {
  content_type: string;
  blocks: readonly DocumentBlock[] | null;
}

type Passage = Stretch & { heading: boolean; apart: boolean };

function passagesOf(content: string, division: Division | null, commentsAt: number | undefined): Passage[] {
  const comments = commentsAt === undefined ? [] : linesFrom(content, commentsAt);
  const blocks = division?.blocks ?? null;
  if (division === null || blocks === null)
    return [...linesFrom(content.slice(0, commentsAt), 0), ...comments];
  const body = stretchesOfBlocks({ content, content_type: division.content_type }, blocks);
  return [
    ...body.map(({ kind, ...stretch }) => ({ ...stretch, heading: kind === 'heading', apart: true })),
    ...comments,
  ];
}

/** Returns the lines of a text from an offset on, without those that are blank. */
function linesFrom(content: string, from: number): Passage[] {
  const lines = stretchesOf(content.slice(from)).map(({ start, end, breaks }) => ({
    ...{ start: start + from, end: end + from },
    breaks: breaks.map((at) => at + from),
  }));
  const isBlank = (line: Stretch | undefined) =>
    line === undefined || content.slice(line.start, line.end).trim() === '';
  return lines.flatMap((line, index) =>
    isBlank(line) ? [] : [{ ...line, heading: false, apart: isBlank(lines[index + 1]) }],
  );
}

/** Joins passages that a change spans, so that every change lies within one. */
function joined(passages: readonly Passage[], changes: readonly NumberedChange[]): Passage[] {
  const result: Passage[] = [];
  let next = 0;
  for (const passage of passages) {
    const last = result.at(-1);
    while ((changes[next]?.evidence.end ?? Infinity) <= passage.start) next += 1;
    const change = changes[next]?.evidence;
    if (last !== undefined && change !== undefined && change.start < last.end && change.end > passage.start) {
      last.end = passage.end;
      last.apart = passage.apart;
      last.breaks = [...last.breaks, ...passage.breaks];
    } else result.push({ ...passage });
  }
  return result;
}

/**
 * Divides a text into its paragraphs with the changes in them.
 * @param commentsAt where the comments begin in it, behind the text of the document; undefined if there are none.
 */
export function paragraphsOf(
  content: string,
  changes: readonly NumberedChange[],
  division: Division | null,
  commentsAt?: number,
): TextParagraph[] {
  let next = 0;
  return joined(passagesOf(content, division, commentsAt), changes).map((passage) => {
    const { start, end, breaks, heading, apart } = passage;
    const shown = (from: number, to: number) => shownText(content, { start: from, end: to, breaks });
    const pieces: Piece[] = [];
    const ids: number[] = [];
    let at = start;
    const keep = (to: number) => {
      if (to > at) pieces.push({ kind: 'kept', start: at, text: shown(at, to) });
      at = to;
    };
    for (let change = changes[next]; change !== undefined; change = changes[next]) {
      const { evidence, id, revised } = change;
      if (evidence.start >= end) break;
      next += 1;
      // A place before this paragraph is in no block of the document; it is in the list of changes alone.
      if (evidence.start < at) continue;
      keep(evidence.start);
      pieces.push({ kind: 'change', id, original: shown(evidence.start, evidence.end), revised });
      ids.push(id);
      at = evidence.end;
    }
    keep(end);
    const dir = textDirection(content.slice(start, end));
    return {
      ...{ start, end, dir, lang: dir === 'rtl' ? 'ar' : 'en', heading, apart, pieces, changes: ids },
      comment: start >= (commentsAt ?? Infinity),
    };
  });
}
