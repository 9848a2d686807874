import { ARABIC_NUMBERED, isArabicTitle } from './arabic-blocks.js';
import { hasArabic } from './arabic.js';
import { isTitle, NUMBERED } from './titles.js';

const PAGE_NUMBER = /^\s*(?:page\s+)?(?:[-–]\s*)?\d{1,3}\s*(?:[-–]\s*)?(?:of\s+\d{1,3}\s*)?$/i;

/** A paragraph, with the number that opens it. */
export interface Block {
  start: number;
  end: number;
  number: string | null;
}

/** Matches a clause's number and title between wide blanks: what remains of a paragraph of its own in a text without them. */
const RUN_ON = /(?<=\S)\s{2,9}(?=(\d{1,2})([.)])\s{1,3}[A-Z][A-Za-z,/&' -]{2,60}[a-zA-Z]\s{2,9}["“(]?[A-Z])/g;

/** Divides a paragraph where the next clauses begin within it: "8) Notices   …   9) Governing Law   …". */
function apart(flat: string, block: Block): Block[] {
  const [, first, mark] = /^\(?(\d{1,2})([.)])$/.exec(block.number ?? '') ?? [];
  if (first === undefined) return [block];
  const blocks = [{ ...block }];
  let last = Number(first);
  for (const { index, 0: gap, 1: number = '', 2: own } of flat
    .slice(block.start, block.end)
    .matchAll(RUN_ON)) {
    if (Number(number) !== last + 1 || own !== mark) continue;
    last += 1;
    const before = blocks.at(-1);
    if (before !== undefined) before.end = block.start + index;
    blocks.push({ start: block.start + index + gap.length, end: block.end, number: `${number}${own}` });
  }
  return blocks;
}

/** Divides the text into paragraphs at blank lines and numbers, unless the line before stops within a sentence. */
export function paragraphs(flat: string, stretch: { start: number; end: number }): Block[] {
  return lined(flat, stretch).flatMap((block) => apart(flat, block));
}

function lined(flat: string, stretch: { start: number; end: number }): Block[] {
  const found: Block[] = [];
  let start = stretch.start;
  let number: string | null = null;
  let previous = '';
  let blank = false;
  const close = (end: number) => {
    if (flat.slice(start, end).trim() !== '') found.push({ start, end, number });
  };
  let at = stretch.start;
  while (at < stretch.end) {
    const stop = flat.indexOf('\n', at);
    const end = stop === -1 || stop >= stretch.end ? stretch.end : stop + 1;
    const line = flat.slice(at, end);
    if (line.trim() === '' || PAGE_NUMBER.test(line)) {
      blank = blank || line.trim() === '';
    } else {
      const match = NUMBERED.exec(line) ?? ARABIC_NUMBERED.exec(line);
      const marker = match === null ? null : (match.slice(1).find((group) => group !== undefined) ?? null);
      const ended = /[.;:!?؛؟"')\]]\s*$|\b(?:and|or);?\s*$/.test(previous) || previous === '';
      const done = /[.!?؟:"')\]]\s*$/.test(previous) || previous === '';
      const short = previous.trim().length < 60 && !/[a-z,]\s*$/.test(previous) ? true : isTitle(previous);
      // Paragraphs in capitals are not one heading per line.
      const shouted = !done && isUpper(previous) && isUpper(line);
      const item = marker !== null && /^\(|^[a-z]\)$|^[•●▪·○-]/i.test(marker);
      const breaks =
        marker !== null
          ? item
            ? done && !/:\s*$/.test(previous)
            : ended || blank || short
          : !shouted &&
            ((blank && (done || short || /^\s*["A-Z\u0621-\u064a]/.test(line))) ||
              (short && /^\s*["(A-Z]/.test(line)) ||
              (hasArabic(line) && isArabicTitle(previous.trim())) ||
              isTitle(line));
      if (breaks && at > start) {
        close(at);
        start = at;
        number = marker;
      } else if (at === start) {
        number = marker;
      }
      previous = line.trimEnd();
      blank = false;
    }
    at = end;
  }
  close(stretch.end);
  return found;
}

const isUpper = (line: string) =>
  /[A-Z]{3}/.test(line) && line === line.toUpperCase() && !/[\u0621-\u064a]/.test(line);
