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

/** Divides the text into paragraphs at blank lines and numbers, unless the line before stops within a sentence. */
export function paragraphs(flat: string, stretch: { start: number; end: number }): Block[] {
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

const isUpper = (line: string) => /[A-Z]{3}/.test(line) && line === line.toUpperCase();
